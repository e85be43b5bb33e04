/** The parts of the File System Access API that TypeScript's own library of types lacks (wicg.github.io/file-system-access). */
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

const types = [{ description: 'Assessment Desk files', accept: { 'application/json': ['.json'] } }] as const;

/** What can be opened: a zip of drafts, too. */
const openTypes = [
  {
    description: 'Assessment Desk files',
    accept: { 'application/json': ['.json'], 'application/zip': ['.zip'] },
  },
] as const;

/** Nobody closes a window that fast, in ms: the browser itself has refused to show it. */
const fasterThanPeople = 150;

/** What became of asking for a file: chosen, given up by the person, or not to be had in this browser. */
export type Picked<Value> =
  { readonly kind: 'chosen'; readonly value: Value } | { readonly kind: 'cancelled' } | { readonly kind: 'refused' };

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

/** Whether this browser can write to files that a person has chosen. */
export function canSaveInPlace(): boolean {
  return typeof pickers().showSaveFilePicker === 'function';
}

/** Asks for files to open. Needs a click or a key just before. Never rejects. */
export function pickFilesToOpen(): Promise<Picked<readonly FileHandle[]>> {
  const { showOpenFilePicker } = pickers();
  return pick(showOpenFilePicker && (() => showOpenFilePicker({ multiple: true, types: openTypes })));
}

/** Asks for a file to write to; the browser asks whether an existing one may be replaced. Never rejects. */
export function pickFileToSave(suggestedName: string): Promise<Picked<FileHandle>> {
  const { showSaveFilePicker } = pickers();
  return pick(showSaveFilePicker && (() => showSaveFilePicker({ suggestedName, types })));
}

/** Whether a file may be used without asking anybody now. */
export async function mayUse(handle: FileHandle, mode: 'read' | 'readwrite'): Promise<boolean> {
  return handle.queryPermission === undefined || (await handle.queryPermission({ mode })) === 'granted';
}

/** Asks the person for leave to write, where it is not given yet. Needs a click or a key just before. */
export async function askToWrite(handle: FileHandle): Promise<boolean> {
  if (await mayUse(handle, 'readwrite')) return true;
  return (await handle.requestPermission?.({ mode: 'readwrite' })) === 'granted';
}

/** Replaces a file's content. All of it is written, or the file stays as it was. Rejects with the system's error. */
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
