/** The start of a file, which shows what kind of file it is. */
import { startLength } from '../../core/files/may-be-document.ts';

const starts = new WeakMap<Blob, Promise<string>>();

/** Returns the first 64 KiB of a file as text; '' if it cannot be read. Each file is read once. */
export function startOf(file: Blob): Promise<string> {
  const known = starts.get(file);
  if (known) return known;
  // Opening the file will say why it cannot be read.
  const start = file
    .slice(0, startLength)
    .text()
    .catch(() => '');
  starts.set(file, start);
  return start;
}
