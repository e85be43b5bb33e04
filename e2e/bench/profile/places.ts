/** Determines the owner of a function from the source maps of the build. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import type { Owner, Place } from './breakdown.ts';
import type { Frame, Sample } from './samples.ts';

const packageOf = (source: string): string | undefined => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];

/** Returns the owner of a source by its path. */
export function ownerOf(source: string): Owner {
  const name = packageOf(source);
  if (name === undefined) return 'our script';
  return ['react', 'react-dom', 'scheduler'].includes(name) ? 'React' : 'libraries';
}

/** Returns a reader of places in the scripts of a folder. A script without a source map counts as ours. */
export function placesIn(folder: string): (sample: Sample) => Place | undefined {
  const maps = new Map<string, SourceMap | undefined>();
  const known = new Map<string, Place>();
  const mapOf = (path: string): SourceMap | undefined => {
    if (!maps.has(path)) maps.set(path, readMap(join(folder, `${path}.map`)));
    return maps.get(path);
  };
  const placeOf = (frame: Frame): Place => {
    const key = `${frame.url} ${String(frame.line)} ${String(frame.column)}`;
    const place = known.get(key) ?? locate(frame, mapOf(new URL(frame.url).pathname));
    known.set(key, place);
    return place;
  };
  // Work of the browser for a script counts for the script that caused it.
  return ({ frames }) => {
    const innermost = frames[0]?.functionName ?? '';
    if (innermost === '(garbage collector)' || innermost === '(program)') return undefined;
    const frame = frames.find(({ url }) => url.startsWith('http'));
    return frame && placeOf(frame);
  };
}

function readMap(path: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as ConstructorParameters<typeof SourceMap>[0]);
  } catch {
    return undefined;
  }
}

function locate({ functionName, url, line, column }: Frame, map: SourceMap | undefined): Place {
  const entry = map?.findEntry(line, column);
  const found = entry && 'originalSource' in entry && entry.originalSource !== '' ? entry : undefined;
  const source = found?.originalSource ?? '';
  const name = (found as { name?: string } | undefined)?.name ?? functionName;
  const file = fileOf(source) ?? basename(new URL(url).pathname);
  const at = Number.isInteger(found?.originalLine) ? `${file}:${String((found?.originalLine ?? 0) + 1)}` : file;
  return { owner: ownerOf(source), words: name === '' ? at : `${name} (${at})` };
}

/** The readable name of a source: its package and file, or only its file if it is ours. */
function fileOf(source: string): string | undefined {
  const name = packageOf(source);
  if (source === '') return undefined;
  return name === undefined ? basename(source) : `${name} ${basename(source)}`;
}
