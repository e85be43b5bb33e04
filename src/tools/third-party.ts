/** The third-party notices: the licences of all packages that the bundles contain parts of, as their terms require. */
import type { Metafile } from 'esbuild';
import { noticesOf, packagesOf } from '../site/third-party.ts';

export function thirdPartyNotices(root: string, metafiles: readonly Metafile[]): string {
  const inputs = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap((output) => Object.keys(output.inputs)),
  );
  return noticesOf(root, packagesOf(inputs), 'This package contains parts of the following ones.');
}
