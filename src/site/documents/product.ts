import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from './references.ts';

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly license: string;
  readonly type: string;
  readonly engines: object;
  readonly bin: object;
  readonly exports: object;
}

const packageFile = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as PackageFile;

const { name, version, description, keywords, license, type, engines, bin, exports } = packageFile;

/** What `package.json` says of the package to those who would depend on it. */
export const packageMetadata = { name, version, description, keywords, license, type, engines, bin, exports };

/** What the documents say of the product. */
export const product = {
  name: 'Assessment Desk',
  version,
  license,
  contract: 'ww3.assessment/v1',
  description:
    'A browser application for people who write and check evidence-linked situation assessments in the contract ww3.assessment/v1. Nothing of the work leaves the browser.',
} as const;

/** What a document says that it is about. */
export function subject(to: (path: string) => string): object {
  return {
    name: product.name,
    version,
    description: product.description,
    contract: product.contract,
    href: to(paths.page),
  };
}
