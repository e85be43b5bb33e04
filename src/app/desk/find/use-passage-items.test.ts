import { describe, expect, it } from 'vitest';
import { originWith, pagePlace } from '../../../core/casefile/origins.fixtures.ts';
import { emptyCasefile, newObservation } from '../../../core/casefile/create.ts';
import { span } from '../../../core/passage/span.ts';
import { itemsOf } from './use-passage-items.ts';

describe('matches in passages', () => {
  it('show the words around them and the observation, and lead to the words', () => {
    const text = 'The quay is open.';
    const passage = { passage_id: 'p', text };
    const observation = {
      ...newObservation(emptyCasefile('')),
      observation_id: 4,
      title: 'Notice',
      passages: [passage],
    };
    expect(itemsOf({ passage, observation, count: 1, spans: [span(4, 8)] }, null)).toEqual([
      {
        key: 'passage/p/4',
        group: 'Passages',
        title: text,
        detail: 'Observation 4 · Notice',
        excerpt: { before: 'The ', words: 'quay', after: ' is open.' },
        texts: [{ text: 'Notice', language: '' }],
        target: { kind: 'passage', passageId: 'p', observationId: 4, span: { start: 4, end: 8 } },
      },
    ]);
    const origins = [{ ...originWith([pagePlace(0, 17, 3)]), passage_id: 'p' }];
    const [item] = itemsOf({ passage, observation, count: 1, spans: [span(4, 8)] }, { ...emptyCasefile(''), origins });
    expect(item?.detail).toBe('Observation 4 · Notice · page 3');
  });
});
