import { describe, expect, it } from 'vitest';
import { spanOf } from '../text/span.ts';
import { contextCues } from './context-cues.ts';
import { corpus } from './context-corpus.cases.ts';
import { sound, torn } from './context-cues.cases.ts';
import { addAllCues } from './cues/languages.ts';
import { sentenceOfSpan } from './text-around.ts';

addAllCues();

/** Returns the words that change what is between the brackets of a sentence. */
function cuesIn(marked: string, language: string | null): readonly string[] | undefined {
  const [start, end] = [marked.indexOf('['), marked.indexOf(']') - 1];
  const text = marked.replaceAll(/[[\]]/gu, '');
  const units = (at: number) => Array.from(text.slice(0, at)).length;
  const span = spanOf({ start: units(start), end: units(end) }) ?? expect.fail();
  return contextCues(sentenceOfSpan(text, span, language), language)?.map(({ words }) => words);
}

describe('the cues around a span', () => {
  it('are found where a sentence changes the words', () => {
    const missed = Object.entries(torn).flatMap(([language, sentences]) =>
      sentences.filter((sentence) => cuesIn(sentence, language)?.length === 0),
    );
    expect(missed).toEqual([]);
  });

  it('are not found where such words are in another clause, or part of another word or idiom', () => {
    const wrong = Object.entries(sound).flatMap(([language, sentences]) =>
      sentences.flatMap((sentence) => {
        const found = cuesIn(sentence, language) ?? [];
        return found.length === 0 ? [] : [`${sentence} ${found.join(', ')}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('are the words as they are in the text', () => {
    expect(cuesIn('It is not true that [the council paid].', 'en-GB')).toEqual(['not']);
    expect(cuesIn('[Der Hafenrat zahlt] nicht, falls es regnet.', 'de')).toEqual(['nicht', 'falls']);
    expect(cuesIn('Il nie qu’[il paie], dit-on.', 'fr')).toEqual(['nie', 'dit-on']);
  });

  it('are found without a language, by the script and by common words', () => {
    expect(cuesIn('The mayor denied that [the council paid for the yard].', null)).toEqual(['denied']);
    expect(cuesIn('Неправда, что [совет заплатил].', null)).toEqual(['Неправда']);
    expect(cuesIn('部长否认[委员会付了钱]。', null)).toEqual(['否认']);
  });

  it('are not known in a language without data', () => {
    expect(cuesIn('Pormestari kielsi, että [neuvosto maksoi].', 'fi')).toBeUndefined();
  });

  it('include the question mark of a question', () => {
    expect(cuesIn('Has [the council paid for the yard]?', 'en')).toEqual(['?']);
  });
});

describe.each(Object.entries(corpus))('the cues in sentences from elsewhere, in “%s”', (language, examples) => {
  const isMarked = (marked: string) => (cuesIn(marked, language) ?? []).length > 0;

  it('are found in at least four of five that change the words', () => {
    const missed = examples.torn.filter((marked) => !isMarked(marked));
    expect(examples.torn.length).toBeGreaterThanOrEqual(7);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(examples.torn.length / 5);
  });

  it('are found in at most one of fifty that leave them as they are', () => {
    const wrong = examples.sound.filter(isMarked);
    expect(examples.sound.length).toBeGreaterThanOrEqual(10);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(Math.ceil(examples.sound.length / 50));
  });
});

it('the corpus is as large as it was when the search was measured', () => {
  const all = Object.values(corpus);
  expect(all.flatMap((each) => each.torn).length).toBeGreaterThanOrEqual(550);
  expect(all.flatMap((each) => each.sound).length).toBeGreaterThanOrEqual(850);
});
