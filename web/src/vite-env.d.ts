/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:texts/*" {
  const fluent: string;
  export default fluent;
}
