import { describe, expect, it } from 'vitest';
import { emptyCasefile, newObservation } from './create.ts';
import type { Casefile } from './types.generated.ts';
import { placesOfText } from './places-of-text.ts';

const order =
  'The council closed the north channel on 12 May. ⚓🚢 Pilots board at Calder Roads only. The fee is 0.38 crowns per ton.';
const reply =
  'We were not asked. PILOTS BOARD AT CALDER ROADS ONLY, they wrote. Nobody voted for a strike, the guild said.';
const chinese = '自四月一日起，公司暫停接受新的訂艙。費用由本公司負擔。';

function casefileOf(texts: readonly string[]): Casefile {
  const casefile = emptyCasefile('');
  const observations = texts.map((text, index) => ({
    ...newObservation(casefile),
    observation_id: index + 1,
    passages: [{ passage_id: `p${String(index + 1)}`, text }],
  }));
  return { ...casefile, observations };
}

const casefile = casefileOf([order, reply, chinese]);

function found(actual: string, passageId?: string): readonly string[] {
  return placesOfText(casefile, { actual, passageId, start: 0 }).map(
    ({ kind, passage, text }) => `${kind} ${passage.passage.passage_id} ${text}`,
  );
}

describe('placesOfText', () => {
  it('searches from the beginning if the start is not a position', () => {
    const searched = { actual: 'The council closed the south channel on 12 May', passageId: 'p1' };
    const [first, ...others] = [0, -1, 1.5, NaN].map((start) => placesOfText(casefile, { ...searched, start }));
    expect(others).toEqual([first, first, first]);
  });

  it('finds the exact text first, and other spellings in other passages', () => {
    expect(found('Pilots board at Calder Roads only', 'p2').slice(0, 2)).toEqual([
      'exact p1 Pilots board at Calder Roads only',
      'spelling p2 PILOTS BOARD AT CALDER ROADS ONLY',
    ]);
  });

  it('counts code points', () => {
    const [place] = placesOfText(casefile, { actual: 'Pilots board' });
    expect([place?.span.start, place?.span.end]).toEqual([51, 63]);
  });

  it('finds similar text, and each place once', () => {
    const all = found('The council closed the north channel on 21 May.', 'p1');
    expect(all[0]).toBe('similar p1 The council closed the north channel on 12 May.');
    expect(new Set(all).size).toBe(all.length);
  });

  it('finds words as extraction wrote them', () => {
    const cases = [
      ['hyperreflexia of the arm', 'no hyper-\nreﬂexia of the\narm was', 'hyper-\nreﬂexia of the\narm'],
      ['fibrils', 'the ﬁbrils', 'ﬁbrils'],
      ['发言人', '国发⾔⼈说', '发⾔⼈'],
      ['الناطق', 'قال ﺍﻟﻨﺎﻃﻖ ﺇﻥ', 'ﺍﻟﻨﺎﻃﻖ'],
    ] as const;
    for (const [words, text, written] of cases)
      expect(placesOfText(casefileOf([text]), { actual: words })[0]).toMatchObject({ kind: 'spelling', text: written });
  });

  it('finds sentences with the same words, as extraction wrote them', () => {
    const text = 'Nothing. The ofﬁcial spokesman resigned. Nothing.';
    const [place] = placesOfText(casefileOf([text]), { actual: 'An official, not the spokesman, has resigned' });
    expect([place?.kind, place?.text]).toEqual(['related', 'The ofﬁcial spokesman resigned.']);
  });

  it('finds sentences with the same words for a text that is nowhere', () => {
    expect(found('The guild has voted to strike in June', 'p1')[0]).toBe(
      'related p2 Nobody voted for a strike, the guild said.',
    );
    expect(found('費用全部由公司負擔')[0]).toContain('費用由本公司負擔');
  });

  it('keeps a number with a decimal point in its sentence', () => {
    expect(found('The fee of 0.38 crowns is a tax')[0]).toBe('related p1 The fee is 0.38 crowns per ton.');
  });

  it('finds nothing for words that are nowhere, without a casefile, and for white space', () => {
    expect(found('Zebras graze quietly')).toEqual([]);
    expect(placesOfText(null, { actual: 'Pilots' })).toEqual([]);
    expect(placesOfText(casefile, { actual: '  ' })).toEqual([]);
  });

  it('orders exact places in its own passage by their distance', () => {
    const text = 'Yes. No. Yes. No. Yes.';
    const places = placesOfText(casefileOf([text]), { actual: 'Yes.', passageId: 'p1', start: 10 });
    expect(places.filter(({ kind }) => kind === 'exact').map(({ span }) => span.start)).toEqual([9, 18, 0]);
  });
});
