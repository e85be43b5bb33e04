import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from './references.ts';

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

const packageFile = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as PackageFile;

/** What the documents say of the product. */
export const product = {
  name: 'Assessment Desk',
  packageName: packageFile.name,
  version: packageFile.version,
  license: packageFile.license,
  contract: 'ww3.assessment/v1',
  description:
    'A browser application for people who write and check evidence-linked situation assessments in the contract ww3.assessment/v1. Nothing of the work leaves the browser.',
} as const;

/** The samples that ship with the application, with what each is. */
export const samples = [
  {
    path: 'samples/strait-of-hesper.assessment.json',
    title: 'Sample assessment, finished',
    schema: 'assessment',
  },
  {
    path: 'samples/strait-of-hesper.casefile.json',
    title: 'The casefile of the sample assessment',
    schema: 'casefile',
  },
  { path: 'samples/finished.desk.json', title: 'The same sample as one desk file', schema: 'workspace' },
  {
    path: 'samples/broken.desk.json',
    title: 'A broken draft, in which every check finds something',
    schema: undefined,
  },
] as const;

/** What a document says that it is about. */
export function subject(to: (path: string) => string): object {
  const { name, version, description, contract } = product;
  return { name, version, description, contract, href: to(paths.page) };
}
