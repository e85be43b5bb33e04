/** What the package says about the packages that its bundles contain parts of: their licences. */
import type { Metafile } from 'esbuild';
import { noticesOf, packagesOf } from '../site/third-party.ts';

function packagesIn(metafiles: readonly Metafile[]): readonly string[] {
  const outputs = metafiles.flatMap((metafile) => Object.values(metafile.outputs));
  return packagesOf(outputs.flatMap(({ inputs }) => Object.keys(inputs)));
}

/** The third-party notices, as the terms of the packages require. */
export function thirdPartyNotices(root: string, metafiles: readonly Metafile[]): string {
  return noticesOf(root, packagesIn(metafiles), 'This package contains parts of the following ones.');
}
