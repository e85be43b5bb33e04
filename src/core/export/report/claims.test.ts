import { describe, expect, it } from 'vitest';
import { codePointLength } from '../../passage/offsets.ts';
import { spanOf } from '../../passage/span.ts';
import { fragmentAddress } from './claims.ts';

const page = 'https://example.org/port';
const addressOf = (actual: string, address: string | null = page) =>
  fragmentAddress(address, actual, undefined, undefined);

/** The text directive of an address, decoded as a browser does: its parts are between commas. */
const partsOf = (address: string | undefined): readonly string[] =>
  (address?.split(':~:text=')[1] ?? '').split(',').map((part) => decodeURIComponent(part));

describe('the address of a quote in its live source', () => {
  it.each([
    ['a dash', 'north-west', 'north%2Dwest'],
    ['a comma', 'ships, boats', 'ships%2C%20boats'],
    ['an ampersand', 'oil & gas', 'oil%20%26%20gas'],
    ['a percent sign', '5 % of 10%', '5%20%25%20of%2010%25'],
    ['spaces and a line end', '  two \t words ', 'two%20words'],
    ['an apostrophe and brackets', "it's (all)", 'it%27s%20%28all%29'],
    ['letters of another script', 'порт 港', '%D0%BF%D0%BE%D1%80%D1%82%20%E6%B8%AF'],
    ['an emoji', '👍', '%F0%9F%91%8D'],
    ['half a character', 'a\ud800', 'a%EF%BF%BD'],
  ])('encodes %s', (_, actual, encoded) => {
    expect(addressOf(actual)).toBe(`${page}#:~:text=${encoded}`);
  });

  it('has the start and the end of a quote of more than 120 characters, in whole words', () => {
    const words = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
    const [start = '', end = '', ...others] = partsOf(addressOf(words));
    expect(others).toEqual([]);
    expect(words.startsWith(`${start} `)).toBe(true);
    expect(words.endsWith(` ${end}`)).toBe(true);
    expect(Math.max(codePointLength(start), codePointLength(end))).toBeLessThanOrEqual(40);
  });

  it('has the first and the last characters of a long quote without spaces', () => {
    const words = '港'.repeat(121);
    expect(partsOf(addressOf(words))).toEqual(['港'.repeat(40), '港'.repeat(40)]);
    expect(partsOf(addressOf('港'.repeat(120)))).toEqual(['港'.repeat(120)]);
  });

  it('has the first and the last line of a quote of several lines', () => {
    expect(partsOf(addressOf('First line\nsecond\r\n\u2029last line'))).toEqual(['First line', 'last line']);
  });

  it('has the words around a quote that the passage repeats', () => {
    const passage = 'The port is closed.\nThe 👍 port is open again.';
    const at = passage.lastIndexOf('port');
    const span = spanOf({ start: at - 1, end: at + 3 });
    expect(fragmentAddress(page, 'port', passage, span)).toBe(
      `${page}#:~:text=The%20%F0%9F%91%8D-,port,-is%20open%20again%2E`,
    );
    expect(fragmentAddress(page, 'closed', passage, spanOf({ start: 12, end: 18 }))).toBe(`${page}#:~:text=closed`);
  });

  it('keeps the fragment of an address, but no text directive', () => {
    expect(addressOf('port', `${page}#harbour`)).toBe(`${page}#harbour:~:text=port`);
    expect(addressOf('port', `${page}#:~:text=old`)).toBe(`${page}#:~:text=port`);
    expect(addressOf('port', `${page}#harbour:~:text=old&text=older`)).toBe(`${page}#harbour:~:text=port`);
    expect(addressOf(' ', `${page}#:~:text=old`)).toBe(page);
    expect(addressOf('port', `${page}:~:a`)).toBe(`${page}:~:a#:~:text=port`);
  });

  it('is nothing without an https address', () => {
    for (const address of [null, '', 'http://example.org', 'file:///port', 'https://example.org/a b', 'https://a"'])
      expect(addressOf('port', address)).toBeUndefined();
  });
});
