/** Passkeys of this browser: what the server asks for, and what the browser answers, as JSON. */

type Bytes = ArrayBuffer | Uint8Array;

/** Whether this browser has passkeys on this page. */
export function hasPasskeys(): boolean {
  return isSecureContext && typeof PublicKeyCredential === "function";
}

/** Make a passkey; null if the person, or the browser, would rather not. */
export async function makePasskey(options: string): Promise<string | null> {
  return asked(() => navigator.credentials.create({ publicKey: creationOptions(options) }));
}

/** Show a passkey, whichever the person chooses; null as above. */
export async function showPasskey(options: string): Promise<string | null> {
  return asked(() => navigator.credentials.get({ publicKey: requestOptions(options) }));
}

async function asked(ask: () => Promise<Credential | null>): Promise<string | null> {
  let credential: Credential | null;
  try {
    credential = await ask();
  } catch (error) {
    if (error instanceof DOMException) return null; // refused, too late, or there is one already
    throw error;
  }
  return credential instanceof PublicKeyCredential ? JSON.stringify(jsonOf(credential)) : null;
}

function creationOptions(text: string): PublicKeyCredentialCreationOptions {
  const json = JSON.parse(text) as PublicKeyCredentialCreationOptionsJSON;
  if (typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function") {
    return PublicKeyCredential.parseCreationOptionsFromJSON(json);
  }
  const user = { ...json.user, id: bytes(json.user.id) };
  return {
    ...(json as unknown as PublicKeyCredentialCreationOptions),
    challenge: bytes(json.challenge),
    user,
    excludeCredentials: json.excludeCredentials?.map(({ id }) => ({
      id: bytes(id),
      type: "public-key",
    })),
  };
}

function requestOptions(text: string): PublicKeyCredentialRequestOptions {
  const json = JSON.parse(text) as PublicKeyCredentialRequestOptionsJSON;
  if (typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function") {
    return PublicKeyCredential.parseRequestOptionsFromJSON(json);
  }
  return {
    ...(json as unknown as PublicKeyCredentialRequestOptions),
    challenge: bytes(json.challenge),
    allowCredentials: [],
  };
}

function jsonOf(credential: PublicKeyCredential): unknown {
  if (typeof credential.toJSON === "function") return credential.toJSON();
  const { response } = credential;
  const parts: Record<string, string> = { clientDataJSON: text(response.clientDataJSON) };
  if (response instanceof AuthenticatorAttestationResponse) {
    parts["attestationObject"] = text(response.attestationObject);
  } else if (response instanceof AuthenticatorAssertionResponse) {
    parts["authenticatorData"] = text(response.authenticatorData);
    parts["signature"] = text(response.signature);
    if (response.userHandle) parts["userHandle"] = text(response.userHandle);
  }
  const rawId = text(credential.rawId);
  return { id: credential.id, rawId, type: credential.type, response: parts };
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function text(data: Bytes): string {
  const plain = String.fromCharCode(...new Uint8Array(data));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const BROWSERS = ["Firefox", "Edg", "OPR", "Chrome", "Safari"];
const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"];

/** What this device is called in the list of devices. */
export function deviceName(): string {
  const agent = navigator.userAgent;
  const browser = BROWSERS.find((name) => agent.includes(name)) ?? "";
  const system = SYSTEMS.find((name) => agent.includes(name)) ?? "";
  return [browser.replace("Edg", "Edge").replace("OPR", "Opera"), system]
    .filter(Boolean)
    .join(" · ");
}
