import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Reader } from '../readers.ts';
import {
  decodeAs,
  encodingOfLabel,
  loadEncodingTables,
  withEncodingTables,
  decodeLabelled,
  decodeWords,
  firstAddress,
} from './decode-as.ts';

const bytes = (...values: readonly number[]): Uint8Array<ArrayBuffer> => Uint8Array.from(values);
const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

it('the tables of encodings are loaded when a file needs them, and the file is read again', async () => {
  const texts: (string | undefined)[] = [];
  const read: Reader = (file) => {
    texts.push(decodeAs(file.bytes, 'gbk')?.text);
    return Promise.resolve({ kind: 'unreadable', problem: texts.join('') });
  };
  const file = { name: '', mediaType: '', bytes: bytes(0xd6, 0xd0, 0x80) };
  await expect(withEncodingTables(read)(file)).resolves.toEqual({ kind: 'unreadable', problem: '中€' });
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

beforeAll(loadEncodingTables);

describe('encoded words', () => {
  it.each([
    ['=?utf-8?Q?Caf=C3=A9_a?= b', 'Café a b'],
    ['a =?UTF-8?b?4oCc?=\r\n =?utf-8?B?4oCd?= c', 'a “” c'],
    ['=?utf-8?Q?=E2=80?= =?utf-8?Q?=9Cx?=', '“x'],
    ['=?windows-1252?Q?=93Hi=94_=80?=', '“Hi” €'],
    ['=?iso-8859-1*de?Q?=E9?= =?iso-2022-jp?B?GyRCJDMbKEI=?=', 'éこ'],
    ['=?x-unknown?Q?a=E9?=', 'aé'],
    ['=?us-ascii?Q?Caf=C3=A9?= =?utf-7?Q?+AOk-?=', 'Caféé'],
    ['=?utf-8?Q?a?= b =?utf-8?Q?c?=', 'a b c'],
    ['=?utf-8?X?a?= =?broken', '=?utf-8?X?a?= =?broken'],
  ])('are decoded in %s', (field, text) => {
    expect(decodeWords(field)).toBe(text);
  });

  it('give the text that was encoded, however it is divided', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.integer({ min: 1, max: 40 }), (text, length) => {
        const bytes = Buffer.from(text.toWellFormed());
        const parts = Array.from({ length: Math.ceil(bytes.length / length) }, (_, index) =>
          bytes.subarray(index * length, (index + 1) * length).toString('base64'),
        );
        expect(decodeWords(parts.map((part) => `=?utf-8?B?${part}?=`).join(' '))).toBe(text.toWellFormed());
      }),
    );
  });
});

it.each([
  ['"Lind, R. \\"Bo\\"" <r@x.example>, b@x.example', 'Lind, R. "Bo"', 'r@x.example'],
  ['=?utf-8?Q?M=C3=BCller,_J?= <a@b.example>', 'Müller, J', 'a@b.example'],
  ['a@b.example (A Name)', 'A Name', 'a@b.example'],
  ['a@b.example', '', 'a@b.example'],
  ['undisclosed-recipients:;', '', ''],
  ['Press office: "Lind, R." <r@x.example>, b@x.example;', 'Lind, R.', 'r@x.example'],
  ['"Office: press" <a@b.example>', 'Office: press', 'a@b.example'],
  ['', '', ''],
])('the first address of a field is found in %s', (field, name, address) => {
  expect(firstAddress(field)).toEqual({ name, address });
});
