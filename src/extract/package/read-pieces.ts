/** Reads a large part of a file piece by piece, so that reading can be cancelled and its progress shown. */
import type { ReadingProgress } from '../reader.ts';
import { pieceSize, streamXml, type StreamedElement, type XmlDialect } from './xml.ts';

/** What a reader is given besides the file. */
export interface ReadingControl {
  readonly onProgress?: ((progress: ReadingProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Lets other tasks run, among them the one that cancels. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Reports progress and pauses. Rejects with the signal’s reason when cancelled. */
export async function nextStep({ onProgress, signal }: ReadingControl, label: string, fraction: number): Promise<void> {
  onProgress?.({ label, fraction });
  await pause();
  signal?.throwIfAborted();
}

/**
 * Calls `onElement` for each child of the elements called `containers`. Rejects with `UnreadableFile`, or with the
 * signal’s reason when cancelled.
 */
export async function readPieces(
  bytes: Uint8Array,
  dialect: XmlDialect,
  containers: ReadonlySet<string>,
  onElement: (streamed: StreamedElement) => void,
  control: ReadingControl,
): Promise<void> {
  let done = 0;
  for (const streamed of streamXml(bytes, dialect, containers)) {
    if (streamed) onElement(streamed);
    else {
      done = Math.min(done + pieceSize, bytes.length);
      await nextStep(control, 'Reading the text', done / bytes.length);
    }
  }
}
