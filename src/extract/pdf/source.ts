/** The bytes of a file, read in pieces, so that a large file is never in memory as a whole. */

/** A file that can be read at any position. */
export interface ByteSource {
  /** In bytes. */
  readonly size: number;
  /** Returns the bytes from `start` to `end`, fewer only at the end of the file. Throws if they cannot be read. */
  readonly read: (start: number, end: number) => Uint8Array;
}

/** Returns bytes in memory as a source. */
export function sourceOfBytes(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: (start, end) => bytes.subarray(start, end) };
}

/** The length of one piece, in bytes. */
const pieceLength = 1024 * 1024;

/** The maximum number of pieces in memory. */
const maxPieces = 16;

/**
 * Returns a source that keeps the pieces it read last. Readers ask for a few hundred bytes at a time, mostly beside
 * each other, and each read from the device takes longer than that.
 */
export function inPieces(source: ByteSource): ByteSource {
  const pieces = new Map<number, Uint8Array>();
  const pieceAt = (index: number): Uint8Array => {
    const known = pieces.get(index);
    const piece = known ?? source.read(index * pieceLength, Math.min(source.size, (index + 1) * pieceLength));
    pieces.delete(index);
    pieces.set(index, piece);
    for (const [oldest] of pieces) {
      if (pieces.size <= maxPieces) break;
      pieces.delete(oldest);
    }
    return piece;
  };
  const read = (start: number, end: number): Uint8Array => {
    const first = Math.floor(start / pieceLength);
    if (end <= (first + 1) * pieceLength)
      return pieceAt(first).subarray(start - first * pieceLength, end - first * pieceLength);
    if (end - start > pieceLength * maxPieces) return source.read(start, end);
    const all = new Uint8Array(end - start);
    for (let at = start; at < end;) {
      const index = Math.floor(at / pieceLength);
      const part = pieceAt(index).subarray(at - index * pieceLength, end - index * pieceLength);
      if (part.length === 0) return all.subarray(0, at - start);
      all.set(part, at - start);
      at += part.length;
    }
    return all;
  };
  return { size: source.size, read };
}

/** What a worker’s global scope has, and the DOM types do not include. */
declare const FileReaderSync: new () => { readonly readAsArrayBuffer: (blob: Blob) => ArrayBuffer };

/** Returns a file or blob as a source, in a worker only: elsewhere, files cannot be read without waiting. */
export function sourceOfBlob(blob: Blob): ByteSource {
  const reader = new FileReaderSync();
  const read = (start: number, end: number): Uint8Array =>
    new Uint8Array(reader.readAsArrayBuffer(blob.slice(start, end)));
  return inPieces({ size: blob.size, read });
}
