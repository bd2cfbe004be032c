import "svelte/elements";

declare module "svelte/elements" {
  interface AriaAttributes {
    /** As `aria-describedby`, but with the words themselves. */
    "aria-description"?: string | undefined | null;
  }
}
