/** The part of citation-js that the tests use; the package has no types. */
declare module '@citation-js/core' {
  export class Cite {
    constructor(data: unknown, options?: { readonly forceType: string });
    readonly data: readonly unknown[];
    /** Writes all references: 'ris' or 'biblatex'. */
    format(name: string): string;
  }
}
