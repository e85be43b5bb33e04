/** Reads sources: the text of each file with what the file says about itself, and the files in it. */
import type { ContainedFile } from '../../core/extraction/extraction.ts';
import { inMebibytes } from '../../core/files/limits.ts';
import { completeExtraction } from '../../sources/facts/source-facts.ts';
import {
  inspectedEnd,
  inspectedStart,
  maxBytesOf,
  recognise,
  type Format,
  type Recognised,
  isArchive,
  maxContainedFiles,
  maxLevels,
  sourceTextsOf,
  unreadInArchive,
} from '../../sources/formats.ts';
import { createPdfReader, type PdfMethods } from '../../sources/pdf/pdf-in-worker.ts';
import { withReferences } from '../../sources/references/with-references.ts';
import { startBackgroundWork } from '../../platform/background-work.ts';
import { pathInContainer, pathOf, withContainer, withPath } from '../../platform/file-path.ts';
import {
  createWorkerClient,
  WorkerFailure,
  type CallOptions,
  type WorkerClient,
  type WorkerPort,
} from '../../platform/worker-call.ts';
import type { SourceFile, Progress } from '../../desk/file-commands.ts';
import type { ExtractedFile, ExtractingMethods } from './extract-here.ts';
import { unreadableProblem } from './read-here.ts';

/** The workers that read; each starts with its first file, and ends with the last one. */
interface Workers {
  readonly files: WorkerClient<ExtractingMethods>;
  /** Reads PDFs: only its own script may compile WebAssembly. */
  readonly pdf: WorkerClient<PdfMethods>;
}

/** After a PDF of this size, in bytes, its worker ends, because WebAssembly does not give memory back. */
const largePdf = 32 * 1024 * 1024;

/** Starts the worker that reads files of most formats. */
const startExtracting = (): WorkerPort => startBackgroundWork('extracting');

const bytesOf = async (part: Blob): Promise<Uint8Array> => new Uint8Array(await part.arrayBuffer());

/** Recognises a file. Rejects with the system’s error if it cannot be read. */
async function formatOf(file: File): Promise<Recognised> {
  const [start, end] = await Promise.all([
    bytesOf(file.slice(0, inspectedStart)),
    bytesOf(file.slice(Math.max(0, file.size - inspectedEnd))),
  ]);
  return recognise({ name: file.name, mediaType: file.type, start, end });
}

async function extract(file: File, { name }: Format, workers: Workers, options: CallOptions): Promise<ExtractedFile> {
  if (name === 'pdf') return extractPdf(file, workers, options);
  return workers.files.call('extract', { file, format: name }, options);
}

async function extractPdf(file: File, { files, pdf }: Workers, options: CallOptions): Promise<ExtractedFile> {
  const result = await pdf.call('readText', file, options);
  if (file.size > largePdf) pdf.close();
  if (result.kind === 'unreadable') return result;
  const sha256 = await files.call('checksum', file, options);
  return { kind: 'text', extraction: completeExtraction(result.extraction, file.name), sha256 };
}

/** The text of a file with its format, or why it has no text. */
type ReadResult =
  | { readonly kind: 'unreadable'; readonly problem: string }
  | (ExtractedFile & { readonly format: Format });

async function readFile(file: File, workers: Workers, options: CallOptions): Promise<ReadResult> {
  try {
    const found = await formatOf(file);
    if (found.kind === 'other') return { kind: 'unreadable', problem: found.problem };
    const { format } = found;
    const most = maxBytesOf(format);
    if (file.size > most) {
      const problem = `The file is too large (${inMebibytes(file.size)}, limit ${inMebibytes(most)}). Split it, or copy the text that you need and paste it.`;
      return { kind: 'unreadable', problem };
    }
    return { ...(await extract(file, format, workers, options)), format };
  } catch (error) {
    options.signal?.throwIfAborted();
    if (!(error instanceof WorkerFailure))
      return { kind: 'unreadable', problem: unreadableProblem(file.name, error).message };
    if (!error.hasAnswered) throw new Error('The file reader did not start. Reload Assessment Desk.');
    return { kind: 'unreadable', problem: breakdown };
  }
}

const breakdown =
  'Reading this file took more memory than the browser allows. Split it, or copy the text that you need and paste it.';

const nothingInside = 'The file contains no text that can be read. Copy the text from its source and paste it.';

/** Returns a contained file as a file of its own. */
function fileOf({ path, mediaType, bytes }: ContainedFile, container: File): File {
  const file = new File([bytes], path.slice(path.lastIndexOf('/') + 1), { type: mediaType });
  return withContainer(withPath(file, path), pathInContainer(container) ?? container.name);
}

interface Reading {
  readonly workers: Workers;
  readonly options: CallOptions;
}

/** Reads a file and the files in it. `path` is what the person sees. */
async function readWithContained(
  file: File,
  path: string,
  level: number,
  reading: Reading,
  isContained: boolean,
): Promise<readonly SourceFile[]> {
  const read = await readFile(file, reading.workers, reading.options);
  if (read.kind === 'unreadable') return [{ kind: 'unreadable', path, problem: read.problem }];
  const { extraction, sha256, proposedId, format } = read;
  const origin = {
    name: file.name,
    path: pathInContainer(file),
    size: file.size,
    media_type: format.mediaType,
    sha256,
  };
  const source = { kind: 'text', path, format: format.label, file: origin, original: file, isContained } as const;
  if (extraction.references) return [{ ...source, extraction, unreadFiles: [] }];
  // An archive of pages or messages counts as a folder: the person chose the files in it.
  const holdsOnlyFiles = isArchive(extraction);
  const inside: SourceFile[] = [];
  const unreadFiles: string[] = [];
  for (const [index, contained] of extraction.contained.entries()) {
    const one = fileOf(contained, file);
    if (level >= maxLevels || index >= maxContainedFiles) {
      unreadFiles.push(contained.path);
      continue;
    }
    const sources = await readWithContained(
      one,
      `${path}/${contained.path}`,
      level + 1,
      reading,
      isContained || !holdsOnlyFiles,
    );
    // Pictures and the like are named with the file that contains them. What is wrong with a document is a row.
    if (sources.every(({ kind }) => kind === 'unreadable') && !(await isDocument(one)))
      unreadFiles.push(contained.path);
    else inside.push(...sources);
  }
  if (holdsOnlyFiles) {
    const problem = inside.length === 0 ? nothingInside : unreadInArchive(extraction);
    return problem === undefined ? inside : [...inside, { kind: 'unreadable', path, problem }];
  }
  const texts = sourceTextsOf({ ...extraction, contained: [] });
  const own = texts.map((text): SourceFile => ({
    ...source,
    path: path + text.label,
    extraction: text.extraction,
    // The ID is that of the whole text.
    proposedId: texts.length === 1 ? proposedId : undefined,
    unreadFiles,
  }));
  return [...own, ...inside];
}

/** Whether a file has a format that is read and more than text. */
async function isDocument(file: File): Promise<boolean> {
  const found = await formatOf(file);
  return found.kind === 'format' && found.format.name !== 'text';
}

/** The part of the progress that says which file is read, with what its reader says. */
function labelOf(index: number, files: readonly File[], message: string): string {
  const own = `Reading file ${String(index + 1)} of ${String(files.length)}: ${files[index]?.name ?? ''}`;
  return message === '' || message === 'Reading the file' ? own : `${own} (${message})`;
}

/**
 * Reads files one after the other, so that their order stays and only one is in memory twice. Rejects when cancelled,
 * with the signal’s reason, and if the worker does not start.
 */
export async function readSources(
  files: readonly File[],
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
  start: () => WorkerPort = startExtracting,
  startPdf: () => WorkerClient<PdfMethods> = createPdfReader,
): Promise<readonly SourceFile[]> {
  const read: SourceFile[] = [];
  const workers: Workers = { files: createWorkerClient<ExtractingMethods>({ start }), pdf: startPdf() };
  try {
    for (const [index, file] of files.entries()) {
      signal.throwIfAborted();
      const tell = (message: string, fraction: number, beginning = ''): void =>
        onProgress({
          label: labelOf(index, files, message),
          fraction: (index + fraction) / files.length,
          ...(beginning !== '' && { beginning }),
        });
      tell('', 0);
      const options: CallOptions = {
        signal,
        onProgress: ({ label, fraction = 0, beginning }) => tell(label, fraction, beginning),
      };
      read.push(
        ...(await readWithContained(file, pathInContainer(file) ?? pathOf(file), 0, { workers, options }, false)),
      );
    }
    signal.throwIfAborted();
    return withReferences(read);
  } finally {
    workers.files.close();
    workers.pdf.close();
  }
}
