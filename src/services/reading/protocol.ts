import type { ReadResult } from '../../core/files/read-file.ts';
import { readHere } from './read-here.ts';
import type { ReadProgress } from './read-bytes.ts';

/** What the worker tells. It is sent one message, the `File`, and stopped after the result. */
export type ReadingMessage =
  | { readonly type: 'started' }
  | { readonly type: 'progress'; readonly progress: ReadProgress }
  | { readonly type: 'done'; readonly result: ReadResult };

/** What the worker does with a file. */
export async function answer(file: File, tell: (message: ReadingMessage) => void): Promise<void> {
  tell({ type: 'started' });
  const result = await readHere(file, (progress) => tell({ type: 'progress', progress }));
  tell({ type: 'done', result });
}
