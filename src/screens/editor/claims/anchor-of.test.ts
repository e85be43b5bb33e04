import { describe, expect, it } from 'vitest';
import { emptyCasefile, newObservation } from '../../../core/casefile/create.ts';
import { span } from '../../../core/text/span.ts';
import { anchorOf } from './anchor-of.ts';

const passages = [{ passage_id: 'sha256:a', text: 'The 😀 port is closed.' }];
const observation = { ...newObservation(emptyCasefile('')), passages };
const casefile = {
  ...emptyCasefile(''),
  observations: [
    { ...observation, observation_id: 3 },
    { ...observation, observation_id: 7 },
  ],
};
const pending = { passageId: 'sha256:a', span: span(4, 10) };

describe('the anchor of the selected text', () => {
  it.each([
    ['the observation that the passage was opened from', 7, 7],
    ['the first observation with the passage, if none was opened', null, 3],
    ['the first observation with the passage, if another one was opened', 99, 3],
  ])('has %s', (_, opened, observation_id) => {
    expect(anchorOf(casefile, pending, opened)).toEqual({
      observation_id,
      passage_id: 'sha256:a',
      span: span(4, 10),
      actual: '😀 port',
    });
  });

  it.each([
    ['nothing is selected', casefile, null],
    ['there is no casefile', null, pending],
    ['the passage is not in the casefile', casefile, { ...pending, passageId: 'sha256:b' }],
    ['the span is beyond the text', casefile, { ...pending, span: span(4, 400) }],
  ])('is missing if %s', (_, given, selected) => {
    expect(anchorOf(given, selected, 3)).toBeUndefined();
  });
});
