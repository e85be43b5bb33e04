/** Divides given files into documents to open and sources to import, and unpacks the sources in zip archives. */
import { looksLikeStix, mayBeAnnotations, mayBeDocument } from '../../core/files/may-be-document.ts';
import { divideSourcePaths } from '../../core/files/draft-files.ts';
import { pathOf } from '../../platform/file-path.ts';
import type { Progress } from '../../store/file-report.ts';
import type { UnreadableFile } from '../../store/source-import.ts';
import { startOf } from './file-start.ts';
import { isZip } from './reading.ts';

/** Given files, divided. */
export interface SortedFiles {
  /** Files in our formats, other JSON files, and zip archives with them. */
  readonly documents: readonly File[];
  readonly sources: readonly File[];
  /** Files of annotations on texts. */
  readonly annotations: readonly File[];
  /** STIX bundles, which can be sources and have actors. */
  readonly bundles: readonly File[];
  /** How many files were left out, because saved pages load them. */
  readonly skipped: number;
  /** Sources in zip archives that could not be unpacked. */
  readonly unreadable: readonly UnreadableFile[];
  /** The name of the one folder or zip archive that all sources are in; otherwise empty. */
  readonly title: string;
}

async function kindOf(file: File): Promise<'document' | 'annotations' | 'bundle' | 'source'> {
  const start = (await startOf(file)) ?? '';
  if (mayBeAnnotations(start)) return 'annotations';
  if (looksLikeStix(start)) return 'bundle';
  return mayBeDocument(file.name, start) ? 'document' : 'source';
}

/** Returns the folder that all paths begin with; '' if there is none. */
function commonFolder(paths: readonly string[]): string {
  const [first = ''] = paths;
  const folder = first.slice(0, first.indexOf('/') + 1);
  return paths.every((path) => path.startsWith(folder)) ? folder.slice(0, -1) : '';
}

/** Divides files. Rejects only when cancelled, with the signal’s reason. */
export async function sortFiles(
  files: readonly File[],
  signal: AbortSignal | undefined,
  onProgress: ((progress: Progress) => void) | undefined,
): Promise<SortedFiles> {
  const given = divideSourcePaths(files.map(pathOf));
  const wanted = new Set(given.sources);
  const lists = {
    document: [] as File[],
    annotations: [] as File[],
    bundle: [] as File[],
    source: [] as File[],
  };
  const { document: documents, annotations, bundle: bundles, source: sources } = lists;
  const unreadable: UnreadableFile[] = [];
  let skipped = given.companions.length;
  for (const file of files.length === 1 ? files : files.filter((one) => wanted.has(pathOf(one)))) {
    signal?.throwIfAborted();
    if (isZip(file)) {
      onProgress?.({ label: `Unzipping: ${file.name}` });
      const zipped = await (await import('./opening-zip.ts')).openZippedSources(file, { signal, onProgress });
      if (zipped.isForOpening) documents.push(file);
      sources.push(...zipped.files);
      unreadable.push(...zipped.unreadable);
      skipped += zipped.skipped;
    } else lists[await kindOf(file)].push(file);
  }
  const [only] = files;
  const folder = commonFolder([...sources, ...bundles].map(pathOf));
  const title = folder === '' && only && files.length === 1 && isZip(only) ? only.name.replace(/\.zip$/i, '') : folder;
  return { documents, sources, annotations, bundles, skipped, unreadable, title };
}
