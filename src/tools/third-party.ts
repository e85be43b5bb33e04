import type { Metafile } from 'esbuild';
import { noticesOf, packagesOf } from '../site/third-party.ts';

/** The licences of everything that bundles contain and that is not ours, as their terms ask. */
export function thirdPartyNotices(root: string, metafiles: readonly Metafile[]): string {
  const inputs = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap((output) => Object.keys(output.inputs)),
  );
  return noticesOf(root, packagesOf(inputs), 'This package contains parts of the following ones.');
}
