/** Sorts and reads everything that a person opens: files, zip archives, pasted text and samples. */
import type { Digest } from '../../core/casefile/hash.ts';
import { readFile, readText } from '../../core/files/read-file.ts';
import { readFiles, type ReadFilesOptions } from './read-in-worker.ts';
import type { SampleName, Progress } from '../../desk/file-commands.ts';
import type { ReadFile } from './opened-file.ts';
import type { OpenedZip } from './opening-zip.ts';
import { looksLikeStix, mayBeAnnotations, mayBeDocument } from '../../core/files/may-be-document.ts';
import { divideSourcePaths } from '../../core/files/draft-files.ts';
import { pathOf } from '../../platform/file-path.ts';
import type { UnreadableFile } from '../../desk/requests.ts';
import { startOf } from './encrypted-files.ts';

// Divides given files into documents to open and sources to import, and unpacks the sources in zip archives.

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

/**
 * Reads files one after the other, including the files in a zip. Rejects only when cancelled, with the signal’s reason.
 */
export async function readAll(
  files: readonly File[],
  signal: AbortSignal | undefined,
  onProgress: ((progress: Progress) => void) | undefined,
  onParsed?: ReadFilesOptions['onParsed'],
): Promise<readonly ReadFile[]> {
  const read: ReadFile[] = [];
  for (const given of files) {
    const { files: inIt, refused } = isZip(given)
      ? await openZipFile(given, signal, onProgress)
      : { files: [given], refused: [] };
    read.push(...(await readEach(inIt, { signal, onProgress, onParsed })), ...refused);
  }
  return read;
}

async function readEach(
  files: readonly File[],
  { onProgress, ...options }: ReadFilesOptions,
): Promise<readonly ReadFile[]> {
  const read: ReadFile[] = [];
  for (const file of files) {
    const result = await readFiles(file, {
      ...options,
      onProgress: (progress) => onProgress?.({ ...progress, label: `${progress.label}: ${file.name}` }),
    });
    read.push({ fileName: file.name, result, source: file });
  }
  return read;
}

/** Whether a file is a zip archive, by its name or its media type. */
export function isZip({ name, type }: File): boolean {
  return /\.zip$/i.test(name) || type === 'application/zip';
}

/** Opens a zip. Its code is loaded on demand, because zip files are rare. */
async function openZipFile(
  zip: File,
  signal: AbortSignal | undefined,
  onProgress: ((progress: Progress) => void) | undefined,
): Promise<OpenedZip> {
  onProgress?.({ label: `Unzipping: ${zip.name}` });
  return (await import('./opening-zip.ts')).openZip(zip, { signal, onProgress });
}

/** Texts of at least this many UTF-16 units are read in a worker. */
const largeText = 200_000;

/** Reads pasted text. Text with lone surrogates is read on the page, because a file would lose them. */
export async function readPasted(text: string, digest: Digest): Promise<ReadFile> {
  const name = 'The pasted text';
  const isFile = text.length >= largeText && text.isWellFormed();
  const result = isFile ? await readFiles(new File([text], name)) : readText(text, name, digest);
  return { fileName: '', result };
}

const sampleFiles: Readonly<Record<SampleName, string>> = {
  finished: 'finished.desk.json',
  broken: 'broken.desk.json',
  casefile: 'strait-of-hesper.casefile.json',
};

/** Fetches a sample that is published with the page. */
export async function fetchSample(name: SampleName, digest: Digest): Promise<ReadFile> {
  const fileName = sampleFiles[name];
  const response = await fetch(new URL(`samples/${fileName}`, document.baseURI));
  if (!response.ok) {
    throw new Error(`Could not load the sample “${fileName}” (${response.status} ${response.statusText}).`);
  }
  return { fileName, result: readFile(new Uint8Array(await response.arrayBuffer()), fileName, digest) };
}
