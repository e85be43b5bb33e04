import { expect, it } from 'vitest';
import { span } from '../text/span.ts';
import { textAround } from './text-around.ts';

it('reads a span of very many spaces', () => {
  const passage = `A sentence.${' '.repeat(300_000)}Another.\nThe next paragraph.`;
  const end = passage.indexOf('\n');
  expect(textAround(passage, span(0, end), 'en').text).toBe(passage.slice(0, end));
});
