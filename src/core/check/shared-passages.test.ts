import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { textAt } from '../passage/span.ts';
import { SharedPassages } from './shared-passages.ts';

const wordsOf = (from: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `word${String(from + index)}`).join(' ');

/** Returns the texts of the runs that passages share, in the passage that was added earlier and in the later one. */
function shared(...texts: readonly string[]): readonly (readonly [string, string])[] {
  const index = new SharedPassages();
  const added = texts.map((text, at) => ({ passageId: String(at), text }));
  const words = ({ passageId, span }: { readonly passageId: string; readonly span: never }): string =>
    textAt(texts[Number(passageId)] ?? '', span) ?? '';
  return added.flatMap((passage) =>
    index.add(passage).map(({ one, other }) => [words(one as never), words(other as never)] as const),
  );
}

describe('the words that passages share', () => {
  it('are found wherever 12 of them are the same', () => {
    const other = fc.constantFrom('a', 'b', 'c', '😀', 'd.');
    const text = fc.array(other, { maxLength: 30 }).map((list) => list.join(' '));
    fc.assert(
      fc.property(text, text, text, text, (before, after, first, last) => {
        const run = wordsOf(100, 12);
        const found = shared(`${before} ${run} ${after}`, `${first} ${run} ${last}`);
        expect(found.some(([one, two]) => one.includes(run) && two.includes(run))).toBe(true);
        expect(
          shared(`${before} ${wordsOf(100, 11)}.`, `${wordsOf(100, 11)} ${last}`)
            .flat()
            .join(),
        ).not.toContain('word100');
      }),
      { numRuns: runs(200) },
    );
  });

  it('are the whole run, without regard to case, marks and line ends', () => {
    const found = shared(
      `😀 Start. ${wordsOf(1, 20)}. End`,
      `Other\n${wordsOf(1, 20).toUpperCase().replaceAll(' ', ', ')}`,
    );
    expect(found).toEqual([[wordsOf(1, 20), wordsOf(1, 20).toUpperCase().replaceAll(' ', ', ')]]);
  });

  it('are no quotation of one statement', () => {
    expect(shared(`He said: “${wordsOf(1, 20)}.”`, `She wrote that “${wordsOf(1, 20)}” yesterday`)).toEqual([]);
    expect(shared(`He said: “${wordsOf(1, 20)}.”`, `She wrote ${wordsOf(1, 20)}`)).toHaveLength(1);
  });

  it('are 20 characters in scripts without spaces', () => {
    const text = '港务委员会周一黎明前派出四艘武装快艇前往沙洲';
    expect(shared(`甲。${text}。`, `乙：${text}。`)).toEqual([[text, text]]);
    expect(shared(`甲。${text.slice(0, 19)}。`, `乙：${text.slice(0, 19)}。`)).toEqual([]);
  });

  it('are found in every earlier passage', () => {
    const run = wordsOf(1, 15);
    expect(shared(`A ${run}`, `B ${run}`, `C ${run}`)).toHaveLength(3);
  });
});
