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
    observations: [{ observation_id: 7, title: 'Notice', ...unknownOfObservation, passages: [] }],
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
    return query.by === 'rule' || row.type === 'many' ? [] : [findingEntry(workspace, row.finding).name];
  });

describe('the arrangement of findings', () => {
  it('lists one row for each finding by entry, highest level first, otherwise in the order of the document', () => {
    expect(titles({})).toEqual([
      'Claim 2',
      'C-001',
      'C-001',
      'Document',
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
    expect(titles({ levels: new Set<Level>(['error', 'violation']) })).toEqual(['Claim 2', 'C-001', 'C-001']);
  });

  it("matches words of the entry, the message and the rule's ID", () => {
    expect(titles({ text: 'port closed' })).toEqual(['C-001', 'C-001']);
    expect(titles({ text: 'about /producer' })).toEqual(['Document']);
    expect(titles({ text: 'SCHEMA/required claim' })).toEqual(['Claim 2']);
  });

  it('gives each row a unique key', () => {
    const grouping = fc.constantFrom<FindingsQuery['by']>('entry', 'rule');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...findings), { maxLength: 40 }), grouping, (some, by) => {
        const rows = arrangeFindings(workspace, some, { ...all, by });
        expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
        const counts = rows.map((row) => (row.type === 'finding' ? 1 : row.type === 'many' ? row.count : 0));
        expect(counts.reduce<number>((sum, count) => sum + count, 0)).toBe(some.length);
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('many notices of one rule', () => {
  const many = Array.from({ length: 6 }, (_, at) => finding(`/unknowns/${String(at)}`, 'notice', 'claim/uncited'));
  const lines = (query: Partial<FindingsQuery>) =>
    arrangeFindings(workspace, [...many, ...findings.slice(1, 4)], { ...all, ...query }).map((row) =>
      row.type === 'many' ? `${String(row.count)} ${row.isOpen ? 'shown' : 'hidden'}` : row.key.split(' ')[1],
    );
  const each = many.map(({ path }) => path);

  it('are one line, which can show them', () => {
    expect(lines({}).at(-1)).toBe('6 hidden');
    const open = lines({ open: new Set(['claim/uncited']) });
    expect(open.slice(open.indexOf('6 shown') + 1)).toEqual(each);
  });

  it('are all listed by rule and in a search, and so are violations', () => {
    expect(lines({ by: 'rule' })).toEqual(expect.arrayContaining(each));
    expect(lines({ text: 'about' })).toEqual(expect.arrayContaining(each));
    const violations = many.map((one) => ({ ...one, level: 'violation' as const }));
    expect(arrangeFindings(workspace, violations, all)).toHaveLength(6);
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

  const [first, ...rest] = findings as [Finding, ...Finding[]];

  it('returns new rows if a finding changes', () => {
    const arrange = createArranger();
    const rows = arrange(workspace, findings, all);
    expect(arrange(workspace, [{ ...first }, ...rest], all)).not.toBe(rows);
    expect(arrange(workspace, rest, all)).toHaveLength(rows.length - 1);
  });

  it('reuses the rows of every group whose findings did not change', () => {
    const arrange = createArranger();
    const rows = arrange(workspace, findings, all);
    const edited = arrange(workspace, [{ ...first, message: 'Something else' }, ...rest], all);
    expect(edited.filter((row, at) => row !== rows[at]).map(({ key }) => key)).toEqual(
      rows.filter((row) => row.type === 'finding' && row.finding === first).map(({ key }) => key),
    );
  });
});
