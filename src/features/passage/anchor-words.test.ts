import { describe, expect, it } from 'vitest';
import { anchorState } from '../../core/passage/quote.ts';
import { span } from '../../core/passage/span.ts';
import { anchorCandidates, anchorWords } from './anchor-words.ts';

const text = 'The port is closed. The pier is open. The pier is open.';

describe('what is said of an anchor', () => {
  it.each([
    ['exact', span(0, 18), 'The port is closed', 'sound', 0],
    ['moved', span(1, 19), 'The port is closed', 'wrong', 1],
    ['ambiguous', span(0, 16), 'The pier is open', 'wrong', 2],
    ['missing', span(0, 4), 'quite another matter of weather', 'wrong', 0],
  ])('%s', (state, at, actual, tone, candidates) => {
    const found = anchorState(text, at, actual);
    expect(found.state).toBe(state);
    expect(anchorWords('C-001', found).tone).toBe(tone);
    expect(anchorCandidates(found)).toHaveLength(candidates);
  });

  it('names the place of changed words', () => {
    const words = anchorWords('C-001', { state: 'changed', span: span(4, 9), text: 'port', errors: 1 });
    expect(words.sentence).toContain('something like it is at 4–9');
  });

  it('says that the words at the span differ, where they are the nearest', () => {
    const words = anchorWords('C-001', { state: 'changed', span: span(4, 9), text: 'port', errors: 1 }, span(4, 9));
    expect(words.sentence).toBe('The passage reads differently from C-001 at its span, 4–9.');
  });
});
