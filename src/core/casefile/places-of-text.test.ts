import { describe, expect, it } from 'vitest';
import type { Casefile } from './types.generated.ts';
import { placesOfText } from './places-of-text.ts';

const order =
  'The council closed the north channel on 12 May. ⚓🚢 Pilots board at Calder Roads only. The fee is 0.38 crowns per ton.';
const reply =
  'We were not asked. PILOTS BOARD AT CALDER ROADS ONLY, they wrote. Nobody voted for a strike, the guild said.';
const chinese = '自四月一日起，公司暫停接受新的訂艙。費用由本公司負擔。';

function casefileOf(texts: readonly string[]): Casefile {
  return {
    format: 'assessment-desk.casefile/v1',
    title: '',
    actors: [],
    observations: texts.map((text, index) => ({
      observation_id: index + 1,
      title: `Source ${String(index + 1)}`,
      canonical_url: null,
      publisher_actor_id: null,
      published_at: null,
      retrieved_at: null,
      language: null,
      passages: [{ passage_id: `p${String(index + 1)}`, text }],
    })),
  };
}

const casefile = casefileOf([order, reply, chinese]);

function found(actual: string, passageId?: string): readonly string[] {
  return placesOfText(casefile, { actual, passageId, start: 0 }).map(
    ({ kind, passage, text }) => `${kind} ${passage.passage.passage_id} ${text}`,
  );
}

describe('placesOfText', () => {
  it.each([-1, 1.5, NaN])('searches from the beginning if the start is %s', (start) => {
    const searched = { actual: 'The council closed the south channel on 12 May', passageId: 'p1' };
    expect(placesOfText(casefile, { ...searched, start })).toEqual(placesOfText(casefile, { ...searched, start: 0 }));
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
    expect(found('The council closed the north channel on 21 May.', 'p1')[0]).toBe(
      'similar p1 The council closed the north channel on 12 May.',
    );
    const all = found('The council closed the north channel on 21 May.', 'p1');
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    ['hyperreflexia of the arm', 'no hyper-\nreﬂexia of the\narm was', 'hyper-\nreﬂexia of the\narm'],
    ['fibrils', 'the ﬁbrils', 'ﬁbrils'],
    ['发言人', '国发⾔⼈说', '发⾔⼈'],
    ['الناطق', 'قال ﺍﻟﻨﺎﻃﻖ ﺇﻥ', 'ﺍﻟﻨﺎﻃﻖ'],
  ])('finds %s as extraction wrote it', (words, text, written) => {
    const [place] = placesOfText(casefileOf([text]), { actual: words });
    expect([place?.kind, place?.text]).toEqual(['spelling', written]);
  });

  it('finds sentences with the same words, as extraction wrote them', () => {
    const [place] = placesOfText(casefileOf(['Nothing. The ofﬁcial spokesman resigned. Nothing.']), {
      actual: 'An official, not the spokesman, has resigned',
    });
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
