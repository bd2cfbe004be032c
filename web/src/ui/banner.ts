/** What stands at the top of a table in place of its bar, if whoever shows the table wants that. */
import { getContext, setContext, type Snippet } from "svelte";

export type Banner = Snippet<[small: boolean]>;

const CONTEXT = Symbol("banner");

export const setBanner = (banner: Banner): Banner => setContext(CONTEXT, banner);
export const getBanner = (): Banner | undefined => getContext<Banner | undefined>(CONTEXT);
