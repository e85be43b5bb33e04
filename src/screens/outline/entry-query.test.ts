import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { Level } from '../../core/rules/finding.ts';
import { countFilters, isWholeList, openQuery, queryEntries, type EntryFacts, type EntryQuery } from './entry-query.ts';
import { entryRows } from './entry-rows.ts';

const document: JsonObject = {
  claims: [
    claim('C-002', 'The port is closed.', { observation_id: 2, start: 40, kind: 'reported-action', actor: 'gov-a' }),
    claim('C-010', 'No ship left.', { observation_id: 1, start: 7, kind: 'denial', actor: 'gov-b' }),
    claim('C-001', '', { observation_id: 1, start: 3, kind: 'measurement', actor: null, actual: 'Twelve ships' }),
    'not even an object',
  ],
  power_bases: [{ power_basis_id: 'PB-001', actor_id: 'gov-a', domain: 'military', workflow_state: 'active' }],
  contradictions: [{ left_claim_id: 'C-001', right_claim_id: '', explanation: 'One of them.' }],
  unknowns: ['When?', 5],
};

function claim(
  id: string,
  proposition: string,
  {
    start,
    kind,
    actor,
    ...more
  }: { observation_id: number; start: number; kind: string; actor: string | null; actual?: string },
): JsonObject {
  return {
    claim_id: id,
    proposition,
    actual: proposition,
    passage_id: 'sha256:0',
    span: { start, end: start + 5, offset_encoding: 'unicode-code-point' },
    claim_kind: kind,
    attribution: { actor_id: actor, mode: 'unresolved' },
    ...more,
  };
}

const levels: readonly (Level | null)[] = ['notice', 'error', null, 'violation'];
const facts: EntryFacts = {
  levelAt: (index) => levels[index] ?? null,
  isCited: (id) => id === 'C-010',
  actorNames: (id) => (id === 'gov-a' ? ['Republic of Arvania'] : []),
};
const claims = entryRows(document, 'claims');
const shown = (part: Partial<EntryQuery>): readonly number[] => queryEntries(claims, { ...openQuery, ...part }, facts);

describe('the rows of the outline', () => {
  it('show the actual text while there is no proposition, and accept a value of any type', () => {
    expect(claims[2]?.text).toBe('Twelve ships');
    expect(claims[3]).toMatchObject({ id: '', text: '' });
    expect(entryRows({ unknowns: 'none' }, 'unknowns')).toEqual([]);
  });

  it('name unknowns by number and contradictions by their claims', () => {
    expect(entryRows(document, 'unknowns').map(({ id, text }) => [id, text])).toEqual([
      ['#1', 'When?'],
      ['#2', ''],
    ]);
    expect(entryRows(document, 'contradictions')[0]?.id).toBe('C-001 ↮ ?');
  });

  it('have the kind, state and actors of a power basis', () => {
    const [basis] = entryRows(document, 'power_bases');
    expect(basis).toMatchObject({ kind: 'military', state: 'active', actors: ['gov-a'] });
  });
});

describe('a query of the outline', () => {
  it.each<[string, Partial<EntryQuery>, readonly number[]]>([
    ['everything without filters', {}, [0, 1, 2, 3]],
    ['entries that contain every word', { text: 'port CLOSED' }, [0]],
    ['an ID', { text: 'c-010' }, [1]],
    ["an actor's name", { text: 'arvania' }, [0]],
    ['one kind', { kind: 'denial' }, [1]],
    ['one actor', { actor: 'gov-a' }, [0]],
    ['one observation', { observation: 1 }, [1, 2]],
    ['entries whose highest level is a violation', { level: 'violation' }, [3]],
    ['entries with any finding', { level: 'any' }, [0, 1, 3]],
    ['entries without findings', { level: 'none' }, [2]],
    ['uncited claims', { uncited: true }, [0, 2, 3]],
  ])('matches %s', (_, part, expected) => {
    expect(shown(part)).toEqual(expected);
  });

  it.each<[EntryQuery['sort'], readonly number[]]>([
    ['id', [3, 2, 0, 1]],
    ['position', [2, 1, 0, 3]],
    ['findings', [1, 3, 0, 2]],
  ])('sorts by %s', (sort, expected) => {
    expect(shown({ sort })).toEqual(expected);
  });

  it('counts its filters and detects an unchanged list', () => {
    expect(countFilters({ ...openQuery, kind: 'denial', uncited: true, text: 'x' })).toBe(2);
    expect(isWholeList({ ...openQuery, text: '  ' })).toBe(true);
    expect(isWholeList({ ...openQuery, sort: 'id' })).toBe(false);
  });

  it('never shows an entry twice and never loses one by sorting', () => {
    const sorts = fc.constantFrom<EntryQuery['sort']>('document', 'id', 'position', 'findings');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(5), fc.nat(50)), { maxLength: 20 }), sorts, (places, sort) => {
        const rows = entryRows(
          {
            claims: places.map(([observation_id, start], index) =>
              claim(`C-${String(index)}`, 'x', { observation_id, start, kind: 'denial', actor: null }),
            ),
          },
          'claims',
        );
        const result = queryEntries(rows, { ...openQuery, sort }, facts);
        expect([...result].sort((one, other) => one - other)).toEqual(places.map((_, index) => index));
      }),
      { numRuns: runs(50) },
    );
  });
});
