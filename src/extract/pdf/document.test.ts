import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inPieces, sourceOfBytes } from './document.ts';

const piece = 1024 * 1024;

it('reads the same bytes in pieces as at once, and each piece once while it is in memory', () => {
  const bytes = Uint8Array.from({ length: 3 * piece + 100 }, (_, index) => (index * 31 + (index >> 12)) & 255);
  let reads = 0;
  const whole = sourceOfBytes(bytes);
  const counted = { size: whole.size, read: (start: number, end: number) => ((reads += 1), whole.read(start, end)) };
  const source = inPieces(counted);
  const offset = fc.nat({ max: bytes.length });
  fc.assert(
    fc.property(offset, fc.nat({ max: 2 * piece }), (start, length) => {
      const end = Math.min(bytes.length, start + length);
      expect(Buffer.compare(source.read(start, end), bytes.subarray(start, end))).toBe(0);
    }),
  );
  expect(reads).toBeLessThanOrEqual(4);
});

it('reads a long stretch at once', () => {
  const asked: (readonly [number, number])[] = [];
  const source = inPieces({
    size: 100 * piece,
    read: (start, end) => {
      asked.push([start, end]);
      return new Uint8Array(end - start);
    },
  });
  expect(source.read(5, 20 * piece + 5)).toHaveLength(20 * piece);
  expect(asked).toEqual([[5, 20 * piece + 5]]);
});
