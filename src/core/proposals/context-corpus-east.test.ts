import { describe, expect, it } from 'vitest';
import { spanOf } from '../passage/span.ts';
import { contextCues } from './context-cues.ts';
import { eastCorpus } from './context-corpus-east.cases.ts';
import { sentenceOfSpan } from './sentence-of-span.ts';

/** Whether a sentence has words that change what is between its brackets. */
function isMarked(marked: string, language: string): boolean {
  const [start, end] = [marked.indexOf('['), marked.indexOf(']') - 1];
  const text = marked.replace('[', '').replace(']', '');
  const units = (at: number) => Array.from(text.slice(0, at)).length;
  const span = spanOf({ start: units(start), end: units(end) }) ?? expect.fail();
  return (contextCues(sentenceOfSpan(text, span, language), language) ?? []).length > 0;
}

describe.each(['de', 'ru', 'ar', 'zh'])('the cues around spans of a strange text in “%s”', (language) => {
  const sentences = eastCorpus.filter(([each]) => each === language);
  const torn = sentences.filter(([, isTorn]) => isTorn);
  const sound = sentences.filter(([, isTorn]) => !isTorn);

  it('are found in at least four of five sentences that change the words', () => {
    const missed = torn.filter(([, , marked]) => !isMarked(marked, language));
    expect(torn.length).toBeGreaterThanOrEqual(12);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(torn.length / 5);
  });

  it('are found in at most one of fifty sentences that leave the words as they are', () => {
    const wrong = sound.filter(([, , marked]) => isMarked(marked, language));
    expect(sound.length).toBeGreaterThanOrEqual(18);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(Math.ceil(sound.length / 50));
  });
});
