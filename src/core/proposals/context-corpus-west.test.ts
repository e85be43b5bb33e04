import { describe, expect, it } from 'vitest';
import { spanOf } from '../passage/span.ts';
import { contextCues } from './context-cues.ts';
import { corpusOfEnglish, corpusOfFrench, corpusOfSpanish, type CorpusLine } from './context-corpus-west.cases.ts';
import { sentenceOfSpan } from './sentence-of-span.ts';

/** The minimum share of torn spans that are found, and the maximum share of sound ones that are marked. */
const minFound = 0.8;
const maxMarked = 0.02;

function hasCue([language, , marked]: CorpusLine): boolean {
  const [start, end] = [marked.indexOf('['), marked.indexOf(']') - 1];
  const text = marked.replaceAll(/[[\]]/gu, '');
  const codePoints = (at: number) => Array.from(text.slice(0, at)).length;
  const span = spanOf({ start: codePoints(start), end: codePoints(end) }) ?? expect.fail();
  return (contextCues(sentenceOfSpan(text, span, language), language) ?? []).length > 0;
}

describe.each([
  ['English', corpusOfEnglish],
  ['French', corpusOfFrench],
  ['Spanish', corpusOfSpanish],
])('cues in %s sentences of the corpus', (_language, corpus) => {
  const torn = corpus.filter(([, isTorn]) => isTorn);
  const sound = corpus.filter(([, isTorn]) => !isTorn);

  it('are found beside four of five torn spans', () => {
    const missed = torn.filter((line) => !hasCue(line)).map(([, , text]) => text);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(torn.length * (1 - minFound));
  });

  it('are found beside one of fifty sound spans at most', () => {
    const marked = sound.filter(hasCue).map(([, , text]) => text);
    expect(marked.length, marked.join('\n')).toBeLessThanOrEqual(Math.ceil(sound.length * maxMarked));
  });
});
