/** The data that the build puts into the worker (`build.ts`). */
declare module 'assessment-desk:published' {
  import type { SitePlace } from '../place.ts';
  import type { ServedDocument } from '../serving/site.ts';

  /** The deployment of this worker. */
  export const place: SitePlace;
  /** Other origins whose pages may use the knowledge endpoint. */
  export const allowedOrigins: readonly string[];
  export const documents: readonly ServedDocument[];
  /**
   * The paths of the site's files. The worker requests no others, so that it never serves a folder listing as a file.
   */
  export const files: readonly string[];
}
