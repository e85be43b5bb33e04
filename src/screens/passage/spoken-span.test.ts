import { expect, it } from 'vitest';
import type { CodePointSpan } from '../../core/text/span.ts';
import { spokenSpan } from './spoken-span.ts';

const spokenOf = (text: string): string =>
  spokenSpan(text, { start: 0, end: Array.from(text).length } as CodePointSpan, 'en').text;

it('says all words of a short span on one line', () => {
  expect(spokenOf('The gate\nis 🚢 closed.')).toBe('“The gate is 🚢 closed.”');
});

it('says the first and the last whole words of a long span', () => {
  const text = `The Harbour Council met on Monday and ${'counted the trucks at the gate, '.repeat(9)}and then it closed.`;
  expect(spokenOf(text)).toBe(
    '“The Harbour Council met on Monday and counted the … the trucks at the gate, and then it closed.”',
  );
});

it('cuts a long text without spaces between its characters', () => {
  const text = '北の水路は閉鎖される。'.repeat(20);
  expect(spokenOf(text)).toMatch(/^“北の水路.* … .*閉鎖される。”$/u);
});
