/** Files on disk: the pickers, handles and permissions of the browser, and files that are dropped or launched. */

// Files that the system opens with the installed application (Web App Launch Handler API, WICG). The manifest names
// their endings. There is no share target: without its service worker, a browser would send a shared file to the host.

/** The part of the API that is used here; TypeScript’s types do not include it. */
interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files?: readonly FileHandle[] }) => void): void;
}

/**
 * Calls `open` with the files of each launch, also of earlier launches, which the browser queues. The promise rejects
 * with the system’s error if a file cannot be read. Does nothing in browsers without the API.
 */
export function onLaunchedFiles(open: (files: Promise<readonly File[]>) => void): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => open(filesBehind(files)));
}

interface HandleItem extends DataTransferItem {
  getAsFileSystemHandle?(): Promise<FileSystemHandle | null>;
}

const handles = new WeakMap<File, FileHandle>();

/** Returns the handle of the file on disk that a `File` was read from, if it is known. */
export function handleOf(file: File): FileHandle | undefined {
  return handles.get(file);
}

/** Returns the files of chosen handles. Rejects with the system’s error. */
export function filesBehind(chosen: readonly FileHandle[]): Promise<readonly File[]> {
  return Promise.all(
    chosen.map(async (handle) => {
      const file = await handle.getFile();
      handles.set(file, handle);
      return file;
    }),
  );
}

/**
 * Returns dropped files, and the files in dropped folders. Must be called in the drop event, because the browser
 * discards them afterwards.
 */
export function filesDropped(transfer: DataTransfer): Promise<readonly File[]> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file') as HandleItem[];
  return Promise.all(items.map(filesOf)).then((files) => files.flat());
}

async function filesOf(item: HandleItem): Promise<readonly File[]> {
  const entry = item.webkitGetAsEntry();
  if (entry?.isDirectory) {
    const { filesInFolder } = await import('./dropped-folders.ts');
    return filesInFolder(entry as FileSystemDirectoryEntry);
  }
  const file = item.getAsFile();
  const handle = await item.getAsFileSystemHandle?.().catch(() => null);
  if (file && handle?.kind === 'file') handles.set(file, handle as FileHandle);
  return file ? [file] : [];
}

/**
 * The parts of the File System Access API that TypeScript’s types do not include (wicg.github.io/file-system-access).
 */
export interface FileHandle extends FileSystemFileHandle {
  queryPermission?(descriptor: { mode: 'read' | 'readwrite' }): Promise<PermissionState>;
  requestPermission?(descriptor: { mode: 'read' | 'readwrite' }): Promise<PermissionState>;
}

interface PickerOptions {
  readonly suggestedName?: string;
  readonly multiple?: boolean;
  readonly types: readonly {
    readonly description: string;
    readonly accept: Readonly<Record<string, readonly string[]>>;
  }[];
}

interface Pickers {
  showOpenFilePicker?(options: PickerOptions): Promise<FileHandle[]>;
  showSaveFilePicker?(options: PickerOptions): Promise<FileHandle>;
}

const json = { description: 'JSON', accept: { 'application/json': ['.json'] } } as const;

/**
 * The ending that the installed application opens with a double click: systems only look at the part after the last
 * dot.
 */
const installed = {
  description: 'Desk file that opens with a double click if Assessment Desk is installed',
  accept: { 'application/x.assessment-desk.desk+json': ['.assessmentdesk'] },
} as const;

/** The file types that can be opened, including a zip of drafts, and those that can be imported as sources. */
const openTypes = [
  {
    description: 'Assessment Desk files and sources',
    accept: {
      'application/json': ['.json', '.assessmentdesk'],
      'application/zip': ['.zip'],
      'text/*': ['.txt', '.md', '.html', '.htm', '.xhtml', '.vtt', '.srt'],
      // The endings decide; a browser does not know the types of all of them.
      'application/octet-stream': [
        '.pdf',
        '.docx',
        '.odt',
        '.epub',
        '.eml',
        '.mht',
        '.mhtml',
        '.mbox',
        '.wacz',
        '.warc',
        '.gz',
      ],
    },
  },
] as const;

/** A picker closed faster than this, in ms, was blocked by the browser and not closed by a person. */
const fasterThanPeople = 150;

/** The result of a file picker: chosen, cancelled by the user, or refused by the browser. */
export type Picked<Value> =
  | { readonly kind: 'chosen'; readonly value: Value }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused' };

async function pick<Value>(show: (() => Promise<Value>) | undefined): Promise<Picked<Value>> {
  if (!show) return { kind: 'refused' };
  const started = performance.now();
  try {
    return { kind: 'chosen', value: await show() };
  } catch (error) {
    const byPerson = error instanceof DOMException && error.name === 'AbortError';
    return { kind: byPerson && performance.now() - started > fasterThanPeople ? 'cancelled' : 'refused' };
  }
}

const pickers = (): Pickers => globalThis as unknown as Pickers;

/** Whether this browser can write to files that the user chooses. */
export function canSaveInPlace(): boolean {
  return typeof pickers().showSaveFilePicker === 'function';
}

/** Asks for files to open. Requires a recent user action. Never rejects. */
export function pickFilesToOpen(): Promise<Picked<readonly FileHandle[]>> {
  const { showOpenFilePicker } = pickers();
  return pick(showOpenFilePicker && (() => showOpenFilePicker({ multiple: true, types: openTypes })));
}

/** Asks for a file to write to. The browser confirms replacing an existing file. Never rejects. */
export function pickFileToSave(suggestedName: string, format: 'assessment' | 'desk'): Promise<Picked<FileHandle>> {
  const { showSaveFilePicker } = pickers();
  const types = format === 'desk' ? [json, installed] : [json];
  return pick(showSaveFilePicker && (() => showSaveFilePicker({ suggestedName, types })));
}

/** Whether a file may be used without asking for permission. */
export async function mayUse(handle: FileHandle, mode: 'read' | 'readwrite'): Promise<boolean> {
  return handle.queryPermission === undefined || (await handle.queryPermission({ mode })) === 'granted';
}

/** Asks for permission to write, if it is not granted yet. Requires a recent user action. */
export async function askToWrite(handle: FileHandle): Promise<boolean> {
  if (await mayUse(handle, 'readwrite')) return true;
  return (await handle.requestPermission?.({ mode: 'readwrite' })) === 'granted';
}

/** Replaces a file’s content completely or not at all. Rejects with the system’s error. */
export async function writeWhole(handle: FileHandle, text: string): Promise<void> {
  const stream = await handle.createWritable();
  try {
    await stream.write(text);
  } catch (error) {
    await stream.abort().catch(() => undefined);
    throw error;
  }
  await stream.close();
}
