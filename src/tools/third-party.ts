import type { Metafile } from 'esbuild';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The packages that bundles took files from, as folders below `node_modules`, each once and in order. */
function bundledPackages(metafiles: readonly Metafile[]): readonly string[] {
  const inputs = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap((output) => Object.keys(output.inputs)),
  );
  const names = inputs.flatMap(
    (path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(path)?.[1] ?? [],
  );
  return [...new Set(names)].sort();
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)\b/i.test(file));
  if (files.length === 0) throw new Error(`${String(name)} has no licence file to pass on.`);
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${String(name)} ${String(version)} (${String(license)})`, ...texts].join('\n\n');
}

/** The licences of everything that bundles contain and that is not ours, as their terms ask. */
export function thirdPartyNotices(root: string, metafiles: readonly Metafile[]): string {
  const notices = bundledPackages(metafiles).map((name) => noticeOf(join(root, 'node_modules', name)));
  const head = 'This package contains parts of the following ones.';
  return `${[head, ...notices].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
