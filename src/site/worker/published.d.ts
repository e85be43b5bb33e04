/** What building the worker puts in it (`build.ts`). */
declare module 'assessment-desk:published' {
  import type { SitePlace } from '../place.ts';
  import type { ServedDocument } from '../serving/site.ts';

  /** Where this worker stands. */
  export const place: SitePlace;
  /** The origins whose pages may ask the knowledge endpoint beside its own. */
  export const allowedOrigins: readonly string[];
  export const documents: readonly ServedDocument[];
  /** The paths of the files beside it; it asks for no others, so that no listing of a folder can pass for a file. */
  export const files: readonly string[];
}
