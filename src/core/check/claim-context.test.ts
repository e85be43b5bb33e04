import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { claimContextOf } from './claim-context.ts';
import { claimWordsOf, SharedWords, type ClaimWords } from './shared-words.ts';

const passageOf = (text: string) => ({ passage: { passage_id: `sha256:${'1'.repeat(64)}`, text }, observations: [] });

/** A claim on some words of a text, of an observation of its own. */
function claimOn(id: number, text: string, start: number, end: number): ClaimWords {
  const span = { start, end, offset_encoding: 'unicode-code-point' } as const;
  const words = claimWordsOf({ span, actual: Array.from(text).slice(start, end).join('') }, passageOf(text));
  return { claimId: `C-${String(id)}`, passageId: String(id), observationId: id, words: words ?? expect.fail() };
}

const sharedWords = (claims: readonly ClaimWords[]) => new SharedWords().update(claims);

const manyWords = Array.from({ length: 60 }, (_, index) => `word${String(index)}`).join(' ');

const word = fc.constantFrom('the', 'council', 'sent', 'four', 'ships', 'to', 'a', 'bar', '😀', '“', '”');

describe('the words around claims', () => {
  it('are shared in both directions', () => {
    const texts = fc.array(word, { minLength: 4, maxLength: 60 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(texts, texts, fc.nat(200), fc.nat(200), (one, other, from, to) => {
        const claims = [one, other].map((text, index) => {
          const length = Array.from(text).length;
          const start = Math.min(from, length - 1);
          return claimOn(index, text, start, Math.max(start + 1, Math.min(start + to, length)));
        });
        const pairs = (list: readonly ClaimWords[]) =>
          [...sharedWords(list)].flatMap(([id, others]) => [...others].map((other) => `${id} ${other}`));
        expect(pairs(claims).toSorted()).toEqual(pairs(claims.toReversed()).toSorted());
      }),
      { numRuns: runs(200) },
    );
  });

  it('are the same after any change as in a new index', () => {
    const texts = [0, 1, 2, 3].map((at) => `word${String(at)} `.repeat(at * 3) + manyWords);
    const span = fc.record({ text: fc.nat(3), start: fc.nat(280), length: fc.integer({ min: 1, max: 120 }) });
    fc.assert(
      fc.property(fc.array(fc.array(span, { maxLength: 8 }), { minLength: 1, maxLength: 5 }), (steps) => {
        const index = new SharedWords();
        for (const spans of steps) {
          const claims = spans.map(({ text, start, length }, id) => ({
            ...claimOn(id, texts[text] ?? '', start, start + length),
            observationId: text,
          }));
          const result = index.update(claims);
          expect(new Map(Array.from(result, ([id, others]) => [id, [...others].toSorted()]))).toEqual(
            new Map(Array.from(sharedWords(claims), ([id, others]) => [id, [...others].toSorted()])),
          );
          expect(index.update([...claims])).toBe(result);
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it('are compared once for the same passage and span', () => {
    const text = 'the council sent four ships';
    const loaded = passageOf(text);
    const view = { span: { start: 0, end: 11, offset_encoding: 'unicode-code-point' }, actual: 'the council' } as const;
    expect(claimWordsOf(view, loaded)).toBe(claimWordsOf({ ...view }, loaded));
    expect(claimContextOf(view, loaded, [])).toBe(claimContextOf({ ...view }, loaded, []));
  });

  it('are compared with those of other sources only, however many claims one source has', () => {
    const text = manyWords;
    const claims = Array.from({ length: 400 }, (_, index) => ({
      ...claimOn(index, text, index % 200, (index % 200) + 50),
      passageId: 'one',
      observationId: 1,
    }));
    expect(sharedWords(claims).size).toBe(0);
    expect(sharedWords([...claims, claimOn(999, text, 0, 40)]).get('C-999')?.size).toBe(400);
  });
});
