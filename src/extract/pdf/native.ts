/** Memory and texts that cross the border between JavaScript and PDFium. */
import type { Pdfium } from './engine.ts';
import { PdfProblem } from './problem.ts';

/**
 * Calls `use` with the address of `size` bytes, which are given back afterwards. Throws a `PdfProblem` if there is no
 * memory for them.
 */
export function withMemory<Result>({ fast }: Pdfium, size: number, use: (address: number) => Result): Result {
  const address = fast.malloc(size);
  if (address === 0) throw new PdfProblem('memory');
  try {
    return use(address);
  } finally {
    fast.free(address);
  }
}

/** Returns `count` 32-bit floats from `address`. */
export function floatsAt(pdfium: Pdfium, address: number, count: number): readonly number[] {
  const view = new DataView(pdfium.bytes().buffer, address, count * 4);
  return Array.from({ length: count }, (_, index) => view.getFloat32(index * 4, true));
}

/** Returns the 32-bit number at `address`. */
export function numberAt(pdfium: Pdfium, address: number): number {
  return new DataView(pdfium.bytes().buffer).getUint32(address, true);
}

/** The longest text of a title, label or comment that is read, in bytes. */
const maxTextBytes = 1024 * 1024;

/**
 * Reads a UTF-16 text from a function that writes it with a terminating zero and returns its length in bytes, whatever
 * the size of the buffer. A text over 1 MiB counts as empty. Lone surrogates become U+FFFD.
 */
export function textFrom(pdfium: Pdfium, write: (buffer: number, size: number) => number): string {
  const size = write(0, 0) >>> 0;
  if (size <= 2 || size > maxTextBytes) return '';
  return withMemory(pdfium, size, (buffer) => {
    write(buffer, size);
    const bytes = pdfium.bytes().slice(buffer, buffer + size - 2);
    return new TextDecoder('utf-16le').decode(bytes).replaceAll('\0', '');
  });
}
