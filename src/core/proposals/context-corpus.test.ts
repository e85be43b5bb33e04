import { describe, expect, it } from 'vitest';
import { spanOf } from '../passage/span.ts';
import { contextCues } from './context-cues.ts';
import { corpus } from './context-corpus.cases.ts';
import { addAllCues } from './cues/languages.ts';
import { sentenceOfSpan } from './text-around.ts';

addAllCues();

/** Whether a sentence has words that change what is between its brackets. */
function isMarked(marked: string, language: string): boolean {
  const [start, end] = [marked.indexOf('['), marked.indexOf(']') - 1];
  const text = marked.replaceAll(/[[\]]/gu, '');
  const codePoints = (at: number) => Array.from(text.slice(0, at)).length;
  const span = spanOf({ start: codePoints(start), end: codePoints(end) }) ?? expect.fail();
  return (contextCues(sentenceOfSpan(text, span, language), language) ?? []).length > 0;
}

describe.each(Object.entries(corpus))('the cues in sentences from elsewhere, in “%s”', (language, { torn, sound }) => {
  it('are found in at least four of five that change the words', () => {
    const missed = torn.filter((marked) => !isMarked(marked, language));
    expect(torn.length).toBeGreaterThanOrEqual(7);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(torn.length / 5);
  });

  it('are found in at most one of fifty that leave them as they are', () => {
    const wrong = sound.filter((marked) => isMarked(marked, language));
    expect(sound.length).toBeGreaterThanOrEqual(10);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(Math.ceil(sound.length / 50));
  });
});

it('the corpus is as large as it was when the search was measured', () => {
  const all = Object.values(corpus);
  expect(all.reduce((sum, { torn }) => sum + torn.length, 0)).toBeGreaterThanOrEqual(550);
  expect(all.reduce((sum, { sound }) => sum + sound.length, 0)).toBeGreaterThanOrEqual(850);
});
