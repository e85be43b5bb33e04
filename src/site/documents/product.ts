/** What the published documents say about the product and its package; reads `package.json`. */
import packageFile from '../../../package.json' with { type: 'json' };
import { paths } from './references.ts';

const { name, version, description, keywords, license, type, engines, bin, exports } = packageFile;

/** The members of `package.json` that matter to a user of the package. */
export const packageMetadata = { name, version, description, keywords, license, type, engines, bin, exports };

/** The day on which this version was released, as in the changelog; undefined before that. */
export const releasedOn: string | undefined = undefined;

/** The listing of this version on npm, where a release is published. */
export function npmListing(day: string | undefined): { readonly status: string; readonly href: null } {
  return { status: day === undefined ? 'not listed' : `listed since ${day}`, href: null };
}

/** The product, as all documents describe it. */
export const product = {
  name: 'Assessment Desk',
  version,
  license,
  contract: 'ww3.assessment/v1',
  description:
    'A browser application for writing and checking evidence-linked situation assessments (contract ww3.assessment/v1). Your work stays in your browser.',
} as const;

/** The `subject` member of a document. */
export function subject(to: (path: string) => string): object {
  return {
    name: product.name,
    version,
    description: product.description,
    contract: product.contract,
    href: to(paths.page),
  };
}
