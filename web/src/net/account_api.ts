import type {
  AccountInfo,
  Statistics,
  LinkOwner,
  PasskeyOptions,
  Profile,
  RecoveryWords,
  SignInLink,
  Visibility,
} from "../generated/protocol.ts";
import { ask } from "./api.ts";
import { deviceName } from "./passkeys.ts";

const post = { method: "POST" } as const;
const at = (what: string, id: string): string => `account/${what}/${encodeURIComponent(id)}/remove`;
const device = deviceName();

/** What the server does about accounts. */
export const accountApi = {
  look: () => ask<AccountInfo>("account"),
  rename: (name: string) => ask<AccountInfo>("account/name", { body: { name } }),
  passkeyOptions: (name: string) =>
    ask<PasskeyOptions>("account/passkeys/options", { body: { name } }),
  addPasskey: (credential: string, name: string) =>
    ask<AccountInfo>("account/passkeys", { body: { credential, name, device } }),
  removePasskey: (id: string) => ask<AccountInfo>(at("passkeys", id), post),
  removeDevice: (id: string) => ask<AccountInfo>(at("devices", id), post),
  signInOptions: () => ask<PasskeyOptions>("account/sign-in/options", post),
  signIn: (credential: string) =>
    ask<AccountInfo>("account/sign-in/passkey", { body: { credential, device } }),
  signInByWords: (words: string) =>
    ask<AccountInfo>("account/sign-in/words", { body: { words, device } }),
  lookAtLink: (token: string) => ask<LinkOwner>("account/sign-in/link/look", { body: { token } }),
  signInByLink: (token: string) =>
    ask<AccountInfo>("account/sign-in/link", { body: { token, device } }),
  mailLink: (address: string) => ask<object>("account/sign-in/mail", { body: { address } }),
  makeWords: (name: string) => ask<RecoveryWords>("account/words", { body: { name, device } }),
  makeLink: (name: string) => ask<SignInLink>("account/link", { body: { name, device } }),
  setVisibility: (visibility: Visibility) =>
    ask<AccountInfo>("account/visibility", { body: { visibility } }),
  statistics: () => ask<Statistics>("account/statistics"),
  profile: (id: string) => ask<Profile>(`people/${encodeURIComponent(id)}`),
  deleteAll: () => ask<object>("account/delete", { body: { sure: true } }),
  signOut: () => ask<object>("account/sign-out", post),
};
