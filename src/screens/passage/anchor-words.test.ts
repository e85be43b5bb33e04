import { describe, expect, it } from 'vitest';
import { anchorState } from '../../core/text/quote.ts';
import { span } from '../../core/text/span.ts';
import { anchorCandidates, anchorWords, citedInWords } from './anchor-words.ts';

const text = 'The port is closed. The pier is open. The pier is open.';

describe('the description of an anchor', () => {
  it.each([
    ['exact', span(0, 18), 'The port is closed', 'exact', 0],
    ['moved', span(1, 19), 'The port is closed', 'wrong', 1],
    ['ambiguous', span(0, 16), 'The pier is open', 'wrong', 2],
    ['missing', span(0, 4), 'quite another matter of weather', 'wrong', 0],
  ])('%s', (state, at, actual, tone, candidates) => {
    const result = anchorState(text, at, actual);
    expect(result.state).toBe(state);
    expect(anchorWords('C-001', result).tone).toBe(tone);
    expect(anchorCandidates(result)).toHaveLength(candidates);
  });

  it('gives the span of similar text', () => {
    const words = anchorWords('C-001', { state: 'changed', span: span(4, 9), text: 'port', errors: 1 });
    expect(words.sentence).toContain('Similar text is at 4–9');
  });

  it('names spans as requested', () => {
    const inWords = () => '4–9, page 3';
    const words = anchorWords('C-001', { state: 'exact', span: span(4, 9) }, span(4, 9), inWords);
    expect(words.sentence).toBe('C-001 matches the passage at 4–9, page 3.');
  });

  it('says that the text at the span differs if it is the most similar', () => {
    const words = anchorWords('C-001', { state: 'changed', span: span(4, 9), text: 'port', errors: 1 }, span(4, 9));
    expect(words.sentence).toBe('The passage text at 4–9 differs from C-001.');
  });
});

it.each([
  [['p', 'q', 'p'], 'PB-001 cites 2 spans here and 1 elsewhere.'],
  [['p'], 'PB-001 cites 1 span here.'],
  [['q', undefined], 'PB-001 cites no spans here and 2 elsewhere.'],
])('the citations of an entry in %j are reported', (passages, sentence) => {
  const citations = passages.map((passageId, claim) => ({
    claim,
    as: 'supports' as const,
    passageId,
    observationId: 1,
    span: undefined,
  }));
  expect(citedInWords('PB-001', citations, 'p')).toBe(sentence);
});
