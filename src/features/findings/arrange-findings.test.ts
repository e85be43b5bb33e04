import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { findingAt } from '../../core/rules/finding.fixtures.ts';
import type { Finding, Level } from '../../core/rules/finding.ts';
import { arrangeFindings, hasSearchWords, createArranger, type FindingsQuery } from './arrange-findings.ts';
import { findingEntry } from '../../shared/finding-entry.ts';
import { unknownOfObservation } from '../../core/casefile/unknown-facts.fixtures.ts';

const workspace: Workspace = {
  title: 'T',
  assessment: {
    claims: [{ claim_id: 'C-001', proposition: 'The port is closed.' }, { claim_id: '' }],
    unknowns: ['When?'],
    contradictions: [{}],
  },
  casefile: {
    format: 'assessment-desk.casefile/v1',
    title: 'T',
    actors: [{ actor_id: 'gov-a', names: ['Arvania'], publisher_hosts: [] }],
    observations: [
      {
        observation_id: 7,
        title: 'Notice',
        ...unknownOfObservation,
        passages: [],
      },
    ],
  },
};

const finding = (path: string, level: Level, ruleId = 'span/order', document: Finding['document'] = 'assessment') =>
  findingAt(path, { ruleId, message: `Something about ${path}`, level, document });

const findings: readonly Finding[] = [
  finding('/producer', 'notice', 'schema/required'),
  finding('/claims/0/span', 'violation'),
  finding('/claims/0/span', 'violation'),
  finding('/claims/1', 'error', 'schema/required'),
  finding('/contradictions/0', 'notice', 'contradiction/self'),
  finding('/unknowns/0', 'notice', 'text/x'),
  finding('/actors/0/names', 'notice', 'text/x', 'casefile'),
  finding('/observations/0', 'notice', 'text/x', 'casefile'),
  finding('', 'notice', 'text/x', 'casefile'),
];

const all: FindingsQuery = { by: 'entry', levels: new Set(), text: '' };
const titles = (query: Partial<FindingsQuery>): readonly string[] =>
  arrangeFindings(workspace, findings, { ...all, ...query }).flatMap((row) => {
    if (row.type === 'group') return [row.first.ruleId];
    return query.by === 'rule' ? [] : [findingEntry(workspace, row.finding).name];
  });

describe('the arrangement of findings', () => {
  it('lists one row for each finding by entry, in the order of the document', () => {
    expect(titles({})).toEqual([
      'Document',
      'C-001',
      'C-001',
      'Claim 2',
      'Contradiction 1',
      'Unknown 1',
      'Actor Arvania',
      'Observation 7',
      'Casefile',
    ]);
  });

  it('groups by rule, highest level first', () => {
    expect(titles({ by: 'rule' })).toEqual(['schema/required', 'span/order', 'contradiction/self', 'text/x']);
  });

  it('lists only the chosen levels, or all if none is chosen', () => {
    expect(titles({ levels: new Set<Level>(['error']) })).toEqual(['Claim 2']);
    expect(titles({ levels: new Set<Level>(['error', 'violation']) })).toEqual(['C-001', 'C-001', 'Claim 2']);
  });

  it("matches words of the entry, the message and the rule's ID", () => {
    expect(titles({ text: 'port closed' })).toEqual(['C-001', 'C-001']);
    expect(titles({ text: 'about /producer' })).toEqual(['Document']);
    expect(titles({ text: 'SCHEMA/required claim' })).toEqual(['Claim 2']);
  });

  it('gives each row a unique key', () => {
    const queries = fc.record({
      by: fc.constantFrom<FindingsQuery['by']>('entry', 'rule'),
      levels: fc.constant(new Set<Level>()),
      text: fc.constant(''),
    });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...findings), { maxLength: 40 }), queries, (some, query) => {
        const rows = arrangeFindings(workspace, some, query);
        expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
        expect(rows.filter((row) => row.type === 'finding')).toHaveLength(some.length);
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('the search', () => {
  it('needs the workspace only if there are words to search for', () => {
    expect(hasSearchWords(all)).toBe(false);
    expect(hasSearchWords({ ...all, text: '  ' })).toBe(false);
    expect(hasSearchWords({ ...all, text: ' a' })).toBe(true);
    for (const by of ['entry', 'rule'] as const) {
      expect(arrangeFindings(null, findings, { ...all, by })).toEqual(
        arrangeFindings(workspace, findings, { ...all, by }),
      );
    }
  });

  it('uses the current words of an entry', () => {
    const claims: JsonObject[] = [{ claim_id: 'C-001', proposition: 'The port is open.' }, { claim_id: '' }];
    const reworded = { ...workspace, assessment: { ...workspace.assessment, claims } };
    expect(arrangeFindings(reworded, findings, { ...all, text: 'open' })).toHaveLength(2);
    expect(arrangeFindings(workspace, findings, { ...all, text: 'open' })).toEqual([]);
  });
});

describe('an arranger', () => {
  const other: Workspace = { ...workspace, title: 'Other' };

  it('arranges as arrangeFindings does', () => {
    const arrange = createArranger();
    for (const by of ['entry', 'rule', 'entry'] as const) {
      expect(arrange(workspace, findings, { ...all, by })).toEqual(
        arrangeFindings(workspace, findings, { ...all, by }),
      );
    }
  });

  it('returns the same rows while nothing visible changes', () => {
    const arrange = createArranger();
    const rows = arrange(workspace, findings, all);
    expect(arrange(other, [...findings], { ...all, text: ' ' })).toBe(rows);
  });

  it('returns new rows if a finding changes', () => {
    const arrange = createArranger();
    const rows = arrange(workspace, findings, all);
    const [first, ...rest] = findings;
    if (!first) throw new Error('There are findings.');
    expect(arrange(workspace, [{ ...first }, ...rest], all)).not.toBe(rows);
    expect(arrange(workspace, findings.slice(1), all)).toHaveLength(rows.length - 1);
  });

  it('reuses the rows of every group whose findings did not change', () => {
    const arrange = createArranger();
    const rows = arrange(workspace, findings, all);
    const [first, ...rest] = findings;
    if (!first) throw new Error('There are findings.');
    const edited = arrange(workspace, [{ ...first, message: 'Something else' }, ...rest], all);
    expect(edited[0]).not.toEqual(rows[0]);
    for (const [at, row] of edited.entries()) if (at > 0) expect(row).toBe(rows[at]);
  });
});
