import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { emptyWorkspace } from '../../../core/workspace/create.ts';
import { emptyCasefile, newObservation } from '../../../core/casefile/create.ts';
import { createChecker } from '../../../core/check/checker.ts';
import { findItems, search, itemsOf } from './find-items.ts';
import { originWith, pagePlace } from '../../../core/casefile/origins.fixtures.ts';
import { span } from '../../../core/text/span.ts';

const casefile = emptyCasefile('Sources');
const observation = { ...newObservation(casefile), title: 'Notice 14' };
const passage = { passage_id: `sha256:${'0'.repeat(64)}`, text: 'x' };
const workspace = {
  ...emptyWorkspace('Draft'),
  assessment: {
    ...emptyWorkspace('').assessment,
    claims: [{ claim_id: 'C-001', proposition: 'Said', actual: 'Said' }, 'torn'],
    intent_hypotheses: [{ hypothesis_id: 'IH-001', topic: 'Fees', hypothesis: 'They rise' }],
    unknowns: ['Why'],
  },
  casefile: { ...casefile, observations: [observation, { ...observation, observation_id: 2, passages: [passage] }] },
};
const items = findItems({ workspace, check: createChecker({ digest: sha256 }).check(workspace) });
const item = (key: string) => items.find((each) => each.key === key);

describe('findItems', () => {
  it('names entries by their IDs and finds them by their words', () => {
    expect(item('claims/0')).toMatchObject({ title: 'C-001', detail: 'Said' });
    expect(item('intent_hypotheses/0')).toMatchObject({ title: 'IH-001', detail: 'Fees: They rise' });
    expect(item('unknowns/0')).toMatchObject({ title: 'Unknown 1', detail: 'Why' });
  });

  it('still leads to an entry that is not an object', () => {
    expect(item('claims/1')).toMatchObject({
      title: 'Entry 2',
      target: { kind: 'place', selection: { section: 'claims', index: 1 } },
    });
  });

  it('leads to an observation’s passage, or to the casefile if it has none', () => {
    expect(item('observation/0')?.target).toEqual({ kind: 'place', selection: { section: 'casefile' } });
    expect(item('observation/1')?.target).toMatchObject({ kind: 'passage', passageId: passage.passage_id });
  });

  it('leads from a finding to its field', () => {
    const finding = items.find(({ group, title }) => group === 'Findings' && title.includes('Producer'));
    expect(finding?.target).toMatchObject({ kind: 'place', selection: { section: 'document' } });
  });

  it('gives every item a unique key', () => {
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  });
});

const things = [
  { title: 'C-010', detail: 'The ministry denied the closure' },
  { title: 'C-001', detail: 'Closure of the strait, see C-010' },
  { title: 'PB-001', detail: 'Élan of the fleet' },
  { title: 'Export…', detail: '' },
  { title: 'C-020', detail: 'no hyper-\nreﬂexia, 发⾔⼈ said' },
];

describe('search', () => {
  it.each([
    ['ranks a name that equals the query before names that contain it', 'c-010', ['C-010', 'C-001']],
    ['requires every word, in any order', 'closure ministry', ['C-010']],
    ['requires every word', 'closure fleet', []],
    ['ignores case and accents', 'ELAN', ['PB-001']],
    ['finds words as text extraction wrote them', 'hyperreflexia 发言人', ['C-020']],
    ['returns all items in their order for an empty query, up to the limit', '  ', ['C-010', 'C-001', 'PB-001']],
  ])('%s', (_, query, found) => {
    expect(search(things, query, 3).map(({ title }) => title)).toEqual(found);
  });
});

it('matches in passages show the words around them and the observation, and lead to the words', () => {
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
