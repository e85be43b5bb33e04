import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadEncodingTables } from './decode-as.ts';
import { decodeWords, firstAddress } from './decode-labelled.ts';

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

describe('the first address of a field', () => {
  it.each([
    ['"Lind, R. \\"Bo\\"" <r@x.example>, b@x.example', 'Lind, R. "Bo"', 'r@x.example'],
    ['=?utf-8?Q?M=C3=BCller,_J?= <a@b.example>', 'Müller, J', 'a@b.example'],
    ['a@b.example (A Name)', 'A Name', 'a@b.example'],
    ['a@b.example', '', 'a@b.example'],
    ['undisclosed-recipients:;', '', ''],
    ['Press office: "Lind, R." <r@x.example>, b@x.example;', 'Lind, R.', 'r@x.example'],
    ['"Office: press" <a@b.example>', 'Office: press', 'a@b.example'],
    ['', '', ''],
  ])('is found in %s', (field, name, address) => {
    expect(firstAddress(field)).toEqual({ name, address });
  });
});
