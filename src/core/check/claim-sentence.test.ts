import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { casefileIndex } from '../casefile/lookup.ts';
import { textAt, type CodePointSpan } from '../text/span.ts';
import { anyText } from '../text/texts.cases.ts';
import { exampleCasefile } from '../rules/example-workspace.ts';
import { claimContextOf } from './claim-context.ts';
import { claimSentenceOf, cuesInWords, withCues } from './claim-sentence.ts';

const [observation] = exampleCasefile.observations;
const passageId = `sha256:${'1'.repeat(64)}`;
const indexOf = (text: string) =>
  casefileIndex({
    ...exampleCasefile,
    observations: observation ? [{ ...observation, passages: [{ passage_id: passageId, text }] }] : [],
  });

/** A claim on words of a text. */
function claimOn(text: string, actual: string) {
  const start = Array.from(text.slice(0, text.indexOf(actual))).length;
  const span = { start, end: start + Array.from(actual).length, offset_encoding: 'unicode-code-point' } as const;
  return { passage_id: passageId, span, actual };
}

function shown(text: string, actual: string, reach?: number): string | undefined {
  const sentence = claimSentenceOf(claimOn(text, actual), indexOf(text), reach);
  if (!sentence) return undefined;
  const words = (parts: typeof sentence.before): string =>
    parts.map((part) => (part.role === 'around' ? part.text : `<${part.text}>`)).join('');
  return `${words(sentence.before)}[${sentence.own}]${words(sentence.after)}`;
}

const closing = 'the council will close the channel';

describe('the sentence around a claim', () => {
  it.each([
    [
      'a sentence with a cue',
      `It rained. The minister denied that ${closing}. It snowed.`,
      `The minister <denied> that [${closing}].`,
    ],
    ['a cue after the words', `Then ${closing}, unless it snows.`, `Then [${closing}], <unless> it snows.`],
    [
      'the line above a list item',
      `The minister denied that:\n• ${closing}`,
      `The minister <denied> that: • [${closing}]`,
    ],
    [
      'line ends of a column',
      `The minister of the port and of the river\ndenied that ${closing}.`,
      `The minister of the port and of the river <denied> that [${closing}].`,
    ],
  ])('shows %s', (_, text, expected) => {
    expect(shown(text, closing)).toBe(expected);
  });

  it('leaves out what is far away, but never a cue', () => {
    const far = 'and so on '.repeat(30);
    expect(shown(`Yesterday ${far}${closing} ${far}today.`, closing, 20)).toBe(
      `…and so on and so on [${closing}] and so on and so on…`,
    );
    expect(shown(`If it rains, ${closing} ${far}today.`, closing, 5)).toMatch(/^<If> it rains/);
    expect(shown(`Then ${closing}, the minister of the port claimed.`, closing, 9)).toMatch(/<claimed>…$/);
  });

  it('shortens the line above a list item, but never after a cue', () => {
    const far = 'and so on '.repeat(30);
    expect(shown(`Listed ${far}here:\n• ${closing}`, closing, 20)).toBe(`…on and so on here: • [${closing}]`);
    expect(shown(`In May ${far}he denied ${far}that:\n• ${closing}`, closing, 20)).toMatch(/^…<denied> and so on/);
  });

  it('keeps the cue above a list item when the words are the whole item', () => {
    const item = `• ${closing}`;
    expect(shown(`The minister denied that:\n${item}`, item)).toBe(`The minister <denied> that: [${item}]`);
  });

  it('leaves “according to” as a cue if only a longer name than the speaker’s follows', () => {
    const actor = (actor_id: string, name: string) => ({ actor_id, names: [name], publisher_hosts: [] });
    const actors = [actor('sudan', 'Sudan'), actor('south', 'South Sudan')];
    const cuesIn = (text: string) => {
      const casefile = {
        ...exampleCasefile,
        actors,
        observations: observation ? [{ ...observation, passages: [{ passage_id: passageId, text }] }] : [],
      };
      const attribution = { actor_id: 'sudan', mode: 'reported-speaker' } as const;
      return claimSentenceOf({ ...claimOn(text, closing), attribution }, casefileIndex(casefile))?.cues.map(
        ({ words }) => words,
      );
    };
    expect(cuesIn(`According to Sudan, ${closing}.`)).toEqual([]);
    expect(cuesIn(`According to South Sudan, ${closing}.`)).toEqual(['According to']);
  });

  it('is unknown without the passage, and for words that are not there', () => {
    const claim = claimOn('One two.', 'two');
    expect(claimSentenceOf(claim, casefileIndex(null))).toBeUndefined();
    expect(claimSentenceOf({ ...claim, actual: 'six' }, indexOf('One two.'))).toBeUndefined();
  });

  it('is its cues and the words alone where there is one line', () => {
    const inOneLine = (text: string): string =>
      withCues(closing, claimSentenceOf(claimOn(text, closing), indexOf(text)));
    expect(inOneLine(`The minister denied that ${closing} for a week, unless it snows.`)).toBe(
      `(denied …) ${closing} (… unless)`,
    );
    expect(inOneLine(`Then ${closing} for a week.`)).toBe(closing);
    expect(withCues(closing, undefined)).toBe(closing);
  });

  it('says what each cue can do', () => {
    const text = `The minister denied that ${closing}.`;
    expect(cuesInWords(claimSentenceOf(claimOn(text, closing), indexOf(text))?.cues ?? [])).toBe(
      '“denied” can reverse these words.',
    );
    expect(cuesInWords([])).toBe('');
  });

  it('contains the span, and is text of the passage', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), fc.nat(), (text, from, length) => {
        const points = Array.from(text);
        const start = points.length === 0 ? 0 : from % points.length;
        const end = Math.min(points.length, start + 1 + (length % 40));
        const actual = points.slice(start, end).join('');
        const span = { start, end, offset_encoding: 'unicode-code-point' } as const;
        const loaded = indexOf(text).passage(passageId);
        const context = claimContextOf({ passage_id: passageId, span, actual }, loaded, []);
        if (actual === '') return context === undefined;
        const { sentenceSpan, words } = context ?? expect.fail();
        expect(textAt(text, sentenceSpan as CodePointSpan)).toBe(words);
        return sentenceSpan.start <= start && sentenceSpan.end >= end;
      }),
      { numRuns: runs(300) },
    );
  });
});
