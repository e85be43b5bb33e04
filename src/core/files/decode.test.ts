import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../.config/any-character.ts';
import { runs } from '../../../.config/property-runs.ts';
import { decodeUtf8, findUtf8Fault } from './decode.ts';
import { maxFileBytes, sizeProblem, textSizeProblem } from './limits.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...encode(part)] : part)));

const messageOf = (result: ReturnType<typeof decodeUtf8>) => (result.ok ? '' : result.problem.message);

describe('decoding a file', () => {
  it('returns any well-formed text exactly', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, minLength: 4 }), (text) => {
        fc.pre(!text.startsWith('\ufeff') && !text.slice(0, 4).includes('\0'));
        expect(decodeUtf8(encode(`    ${text}`))).toEqual({ ok: true, text: `    ${text}`, notices: [] });
      }),
    );
  });

  it('removes one byte order mark, with one notice', () => {
    const result = decodeUtf8(bytes([0xef, 0xbb, 0xbf], '{}'));
    expect(result).toMatchObject({ ok: true, text: '{}', notices: [{ code: 'byte-order-mark', line: 1, column: 1 }] });
    expect(decodeUtf8(bytes([0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf], '{}'))).toMatchObject({ ok: true, text: '\ufeff{}' });
  });

  it('reports the position of the first invalid byte', () => {
    const faults: readonly (readonly [data: Uint8Array, line: number, column: number, says: string])[] = [
      [bytes('{"a":\n"b', [0xe4], 'c"}'), 2, 3, 'byte E4 at position 9'],
      [bytes('😀😀', [0xff]), 1, 3, 'byte FF at position 9'],
      [bytes([0xef, 0xbb, 0xbf], 'a', [0x80], 'b'), 1, 2, 'byte 80 at position 5'],
      // An encoded surrogate, an overlong form, a character above U+10FFFF, and an incomplete sequence.
      [bytes('a', [0xed, 0xa0, 0x80], 'b'), 1, 2, 'byte ED'],
      [bytes('ab', [0xc0, 0xaf], 'c'), 1, 3, 'byte C0'],
      [bytes('ab', [0xf4, 0x90, 0x80, 0x80], 'c'), 1, 3, 'byte F4'],
      [bytes('a\r\n', [0xe2, 0x82], 'bc'), 2, 1, 'byte E2'],
    ];
    for (const [data, line, column, says] of faults) {
      const result = decodeUtf8(data);
      expect(result).toMatchObject({ ok: false, problem: { code: 'encoding', line, column } });
      expect(messageOf(result)).toContain(says);
    }
  });

  it('distinguishes a file that ends inside a character from one in another encoding', () => {
    const result = decodeUtf8(bytes('{"a":"', [0xf0, 0x9f, 0x98]));
    expect(result).toMatchObject({ ok: false, problem: { code: 'truncated', line: 1, column: 7 } });
  });

  it('recognises other encodings and formats by their first bytes', () => {
    const starts = [
      ['is in UTF-16', [0xff, 0xfe, 0x7b, 0]],
      ['is in UTF-16', [0xfe, 0xff, 0, 0x7b]],
      ['is in UTF-16', [0x7b, 0, 0x22, 0]],
      ['is in UTF-16', [0, 0x7b, 0, 0x22]],
      ['is in UTF-32', [0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0]],
      ['is in UTF-32', [0, 0, 0, 0x7b]],
      ['looks like a ZIP archive', [0x50, 0x4b, 3, 4]],
      ['looks like a PDF document', [0x25, 0x50, 0x44, 0x46, 0x2d]],
      ['looks like a PNG image', [0x89, 0x50, 0x4e, 0x47]],
      ['looks like a gzip archive', [0x1f, 0x8b, 8]],
    ] as const;
    for (const [says, start] of starts) {
      const result = decodeUtf8(bytes([...start]));
      expect(messageOf(result)).toContain(says);
      if (says.startsWith('is in')) expect(result).toMatchObject({ problem: { code: 'encoding' } });
    }
  });

  it('rejects an empty file, and one over 64 MiB with both sizes', () => {
    expect(decodeUtf8(new Uint8Array())).toMatchObject({ ok: false, problem: { code: 'empty' } });
    const result = decodeUtf8(new Uint8Array(maxFileBytes + 1));
    expect(result).toMatchObject({ ok: false, problem: { code: 'too-large' } });
    expect(messageOf(result)).toContain('64.0 MiB');
  });
});

describe('the limit on size', () => {
  it('allows exactly 64 MiB', () => {
    expect(sizeProblem(maxFileBytes)).toBeUndefined();
    expect(sizeProblem(maxFileBytes + 1)).toMatchObject({ code: 'too-large' });
  });

  it('counts the UTF-8 bytes of a text', () => {
    // Characters of 1 to 4 bytes, to exactly the limit.
    const units = '€'.repeat(40) + 'é😀';
    const bytesOfUnits = encode(units).length;
    const full = units.repeat(Math.floor(maxFileBytes / bytesOfUnits)) + 'x'.repeat(maxFileBytes % bytesOfUnits);
    expect(textSizeProblem(full)).toBeUndefined();
    expect(textSizeProblem(`${full}x`)).toMatchObject({ code: 'too-large' });
  });
});

describe('finding the first invalid UTF-8 byte', () => {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const isUtf8 = (data: Uint8Array) => {
    try {
      strict.decode(data);
      return true;
    } catch {
      return false;
    }
  };

  it('agrees with the platform’s decoder on any bytes, and everything before the fault is valid', () => {
    const byte = fc.oneof(
      fc.constantFrom(0x41, 0x80, 0xbf, 0xc2, 0xe0, 0xa0, 0xed, 0x9f, 0xef, 0xf0, 0x90, 0xf4, 0x8f),
      fc.nat(255),
    );
    fc.assert(
      fc.property(fc.array(byte, { maxLength: 8 }), (data) => {
        const fault = findUtf8Fault(Uint8Array.from(data));
        expect(fault === undefined).toBe(isUtf8(Uint8Array.from(data)));
        expect(isUtf8(Uint8Array.from(data.slice(0, fault?.offset)))).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });
});
