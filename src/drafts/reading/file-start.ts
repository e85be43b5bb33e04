/** The start of a file, which shows what kind of file it is. */
import { startLength } from '../../core/files/may-be-document.ts';

let last: { readonly file: Blob; readonly start: Promise<string | undefined> } | undefined;

/** Returns the first 64 KiB of a file as text; undefined if it cannot be read. The last one is cached. */
export function startOf(file: Blob): Promise<string | undefined> {
  if (last?.file !== file) {
    // Opening the file will say why it cannot be read.
    const start = file
      .slice(0, startLength)
      .text()
      .catch(() => undefined);
    last = { file, start };
  }
  return last.start;
}
