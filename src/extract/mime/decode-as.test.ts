import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Reader } from '../reader.ts';
import { decodeAs, encodingOfLabel, loadEncodingTables, withEncodingTables } from './decode-as.ts';
import { decodeLabelled } from './decode-labelled.ts';

const bytes = (...values: readonly number[]): Uint8Array<ArrayBuffer> => Uint8Array.from(values);
const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

describe('the tables of encodings', () => {
  it('are loaded when a file needs them, and the file is read again', async () => {
    const texts: (string | undefined)[] = [];
    const read: Reader = (file) => {
      texts.push(decodeAs(file.bytes, 'gbk')?.text);
      return Promise.resolve({ kind: 'unreadable', problem: texts.join('') });
    };
    const file = { name: '', mediaType: '', bytes: bytes(0xd6, 0xd0, 0x80) };
    await expect(withEncodingTables(read)(file)).resolves.toEqual({ kind: 'unreadable', problem: '中€' });
  });
});

/** Encodings in which the decoder of Node 20 gives other characters than browsers do. */
const differences: readonly (readonly [label: string, bytes: readonly number[], text: string])[] = [
  ['windows-1252', [0x80, 0x99], '€™'],
  ['windows-1253', [0xaa, 0xe1], '\ufffdα'],
  ['windows-1255', [0xca], '\u05ba'],
  ['windows-874', [0xdb, 0xa1], '\ufffdก'],
  ['koi8-u', [0xae, 0xbe], 'ўЎ'],
  ['iso-8859-16', [0xaa, 0xba], 'Șș'],
  ['x-user-defined', [0x80], '\uf780'],
  ['euc-kr', [0x80, 0x40, 0x8c, 0x63], '\ufffd@똠'],
  ['big5', [0x80, 0x40, 0x9d, 0xef], '\ufffd@嘅'],
  ['gbk', [0x80, 0x81, 0x39, 0xef, 0x31], '€㐂'],
  ['shift_jis', [0x80, 0x81, 0x60], '\x80～'],
  ['euc-jp', [0x80, 0x40], '\ufffd@'],
];

describe('decoding', () => {
  beforeAll(loadEncodingTables);

  it.each(differences)('gives the characters of the Encoding Standard for %s', (label, values, text) => {
    expect(decodeAs(bytes(...values), label)?.text).toBe(text);
  });

  it.each([
    [' UTF8\n', 'utf-8'],
    ['Latin1', 'windows-1252'],
    ['unicode', 'utf-16le'],
    ['hz-gb-2312', 'replacement'],
    ['utf-7', undefined],
    ['__proto__', undefined],
    ['utf-8,text', undefined],
  ])('knows the label %j', (label, name) => {
    expect(encodingOfLabel(label)).toBe(name);
  });

  it('counts bytes that do not fit', () => {
    expect(decodeAs(bytes(0x61, 0xff, 0x62), 'utf-8')).toEqual({ text: 'a\ufffdb', replaced: 1 });
    expect(decodeAs(bytes(0x61), 'hz-gb-2312')).toBeUndefined();
  });

  it('reads UTF-8 as what it is, whatever other encoding is named, and says so', () => {
    const label = fc.constantFrom('us-ascii', 'iso-8859-1', 'windows-1252', 'utf-16', 'ucs-2');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), label, (text, name) => {
        const given = `é${text.toWellFormed().replaceAll('\0', '')}`;
        expect(decodeLabelled(utf8(given), name)).toEqual({ text: given, replaced: 0, note: 'encoding-corrected' });
      }),
    );
  });

  it('says what is not certain', () => {
    expect(decodeLabelled(bytes(0xe9), undefined)).toEqual({ text: 'é', replaced: 0, note: 'encoding-guessed' });
    expect(decodeLabelled(bytes(0xe9), 'x-a')).toEqual({ text: 'é', replaced: 0, note: 'encoding-unknown' });
    expect(decodeLabelled(utf8('~{VP~}'), 'hz-gb-2312').note).toBe('encoding-unknown');
    expect(decodeLabelled(bytes(0xe9), 'latin1')).toEqual({ text: 'é', replaced: 0 });
    expect(decodeLabelled(bytes(0x61, 0, 0x62, 0), 'utf-16')).toEqual({ text: 'ab', replaced: 0 });
  });

  it('reads encodings that only mail has', () => {
    expect(decodeLabelled(utf8('Hi +Jjo-! 1 +- 1, caf+AOk.'), 'utf-7')).toEqual({
      text: 'Hi ☺! 1 + 1, café.',
      replaced: 0,
    });
    expect(decodeLabelled(utf8('a+b +2AA-'), 'utf-7')).toEqual({ text: 'a\ufffdb \ufffd2AA-', replaced: 2 });
    expect(decodeLabelled(bytes(0x81, 0xe1, 0x9d), 'cp437').text).toBe('üß¥');
    expect(decodeLabelled(bytes(0x81, 0xe1, 0x9d), 'ibm850').text).toBe('üßØ');
  });
});
