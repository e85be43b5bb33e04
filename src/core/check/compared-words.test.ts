import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { NO_SPACES, WITHOUT_SPACES } from '../text/scripts.ts';
import { textAt } from '../text/span.ts';
import type { ClaimView } from '../assessment/view.ts';
import { comparedWords, areOnSharedWords, SharedPassages, type SharedRun } from './compared-words.ts';

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

  it('are not a quotation of one statement in both', () => {
    expect(shared(`He said: “${wordsOf(1, 20)}.”`, `She wrote that “${wordsOf(1, 20)}” yesterday`)).toEqual([]);
    expect(shared(`He said: “${wordsOf(1, 20)}.”`, `She wrote ${wordsOf(1, 20)}`)).toHaveLength(1);
  });

  it('are 20 characters in scripts without spaces', () => {
    const text = '港务委员会周一黎明前派出四艘武装快艇前往沙洲';
    expect(shared(`甲。${text}。`, `乙：${text}。`)).toEqual([[text, text]]);
    expect(shared(`甲。${text.slice(0, 19)}。`, `乙：${text.slice(0, 19)}。`)).toEqual([]);
    const index = new SharedPassages();
    const [first, run] = [text, wordsOf(1, 15)].map((words) => {
      index.add({ passageId: `A ${words}`, text: words });
      return index.add({ passageId: `B ${words}`, text: words })[0];
    });
    expect([first?.unit, run?.unit]).toEqual(['character', 'word']);
  });
});

describe('the words of a text', () => {
  const letter = String.raw`(?:(?!${NO_SPACES})[\p{L}\p{M}\p{N}])`;
  const word = new RegExp(String.raw`(?=\p{L})${NO_SPACES}|${letter}+(?:(?:['’‑-]|[.,](?=\p{N}))${letter}+)*`, 'gu');
  const unit = fc.oneof(
    fc.constantFrom(..."abZ09 '’‑-.,_é\u0301漢ไ\u0e34〇😀𝒜𠀀\ud840\udc00“”٣я"),
    fc.string({ maxLength: 1 }),
  );

  it('are those of the expression', () => {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
        const { starts, ends, isAlone } = comparedWords(text);
        const found = Array.from(starts, (start, at) => text.slice(start, ends[at]));
        const expected = text.match(word) ?? [];
        expect(found).toEqual([...expected]);
        expect([...isAlone]).toEqual(expected.map((each) => (WITHOUT_SPACES.test(each) ? 1 : 0)));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('are the same in other case and width', () => {
    const wide = (text: string): string =>
      text.replaceAll(/[A-Za-z0-9]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0));
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
        expect(comparedWords(wide(text))).toEqual(comparedWords(text));
      }),
      { numRuns: runs(300) },
    );
    expect(comparedWords('WON’T ÉTÉ').hashes).toEqual(comparedWords('won’t été').hashes);
  });
});

describe('claims on shared words', () => {
  const place = (passageId: string, start: number, end: number) =>
    ({ passageId, span: { start, end } }) as SharedRun['one'];
  const claimAt = (passage_id: string, start: number, end: number, observation_id = Number(passage_id)): ClaimView => ({
    passage_id,
    observation_id,
    span: { start, end, offset_encoding: 'unicode-code-point' },
  });
  const runs: readonly SharedRun[] = [
    { one: place('1', 10, 90), other: place('2', 0, 80), words: 14, unit: 'word' },
    { one: place('2', 0, 80), other: place('3', 5, 85), words: 14, unit: 'word' },
  ];
  const one = claimAt('1', 0, 30);
  const two = claimAt('2', 40, 60);

  it.each([
    ['two on one run', [one, two], true],
    ['several, in any order', [claimAt('3', 80, 90), one, two, claimAt('1', 50, 60)], true],
    ['one beside the run', [one, claimAt('2', 80, 90)], false],
    ['one more elsewhere', [one, two, claimAt('1', 95, 99)], false],
    ['one passage of one observation', [one, claimAt('1', 20, 40)], false],
    ['one passage of two observations', [one, claimAt('1', 20, 40, 7)], true],
    ['two passages of one observation', [one, claimAt('2', 40, 60, 1)], false],
    ['one claim', [one], false],
    ['no claim', [], false],
  ])('says so of %s', (_, claims, expected) => {
    expect(areOnSharedWords(claims, runs)).toBe(expected);
  });
});
