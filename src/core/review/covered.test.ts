import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import schema from '../../schema/assessment.schema.json' with { type: 'json' };
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { changeAt } from '../json/tree.ts';
import { assessment, claim, contradiction, intent, link, powerBasis } from '../workspace/workspaces.fixtures.ts';
import { coveredBy, type CoveredPart } from './covered.ts';
import { findTarget } from './find-target.ts';
import { reviewedContentAt } from './reviewed-content.ts';
import { allTargets } from './reviews.fixtures.ts';
import { blindTargetsOf, claimTargets, documentTarget, entryTargets, type ReviewTarget } from './targets.ts';
import type { Review } from '../review-shape/types.generated.ts';

/** Every property of the contract, each with a value that no other has. */
const full: JsonObject = assessment({
  observation_ids: [71, 72],
  scope: 'The scope statement.',
  claims: [
    claim('C-001', {
      observation_id: 71,
      actual: 'Actual words.',
      proposition: 'A proposition.',
      subject_actor_ids: ['south', 'west'],
      attribution: { actor_id: 'north', mode: 'explicit-speaker' },
    }),
    claim('C-002', { span: { start: 31, end: 47, offset_encoding: 'unicode-code-point' } }),
  ],
  power_bases: [
    powerBasis('PB-001', [link('C-001'), link('C-002', 'contradicts')], {
      time_scope: { start: '2024-01-02T03:04:05+02:00', end: '2025-06-07T08:09:10Z' },
      limitations: ['A limit.', 'Another limit.'],
    }),
  ],
  intent_hypotheses: [
    intent('IH-001', [link('C-002')], {
      hypothesis: 'They want it.',
      rationale: 'Because of that.',
      alternatives: ['They do not.', 'They cannot.'],
      falsifiers: ['A retreat.'],
      time_scope: { start: null, end: null },
      workflow_state: 'reviewed',
    }),
  ],
  contradictions: [contradiction('C-001', 'C-002')],
  unknowns: ['When?', 'Who?'],
});

const names = (id: string): string => (id === 'north' ? 'The North' : '');

const shown = (document: JsonObject, key: string, kind: Review['kind'] = 'open'): readonly CoveredPart[] => {
  const found = targets(document, kind).find((target) => target.key === key);
  return (found && coveredBy(document, found, kind, sha256, names)) ?? [];
};

function targets(document: JsonObject, kind: Review['kind']) {
  return kind === 'open'
    ? allTargets(document)
    : [...blindTargetsOf(document), ...claimTargets(document), ...entryTargets(document), documentTarget];
}

function leaves(value: JsonValue, path = ''): readonly (readonly [path: string, value: JsonValue])[] {
  const children = isJsonArray(value)
    ? value.map((item, index) => [String(index), item] as const)
    : isJsonObject(value)
      ? Object.entries(value)
      : undefined;
  return children ? children.flatMap(([name, child]) => leaves(child, `${path}/${name}`)) : [[path, value]];
}

/**
 * The words that a person must be able to read for a value: the title of a choice, the time of a date, else the value
 * itself.
 */
function readable(value: JsonValue): string {
  const titles: Readonly<Record<string, string>> = Object.assign(
    {},
    ...Object.values(schema.$defs)
      .flatMap((node) => Object.values('properties' in node ? (node.properties as object) : {}).concat(node))
      .flatMap((node: unknown) => {
        const found = isJsonObject(node) ? node['x-enum'] : undefined;
        return isJsonObject(found)
          ? [Object.fromEntries(Object.entries(found).map(([key, of]) => [key, isJsonObject(of) ? of['title'] : key]))]
          : [];
      }),
  ) as Readonly<Record<string, string>>;
  if (value === null) return '';
  const [, time] = /^\d{4}-\d\d-\d\dT([\d:]+)/.exec(String(value)) ?? [];
  return time ?? titles[String(value)] ?? String(value);
}

describe.each(['open', 'blind'] as const)('what a verdict of the kind %s covers', (kind) => {
  it('shows every value of its digest', () => {
    for (const found of targets(full, kind)) {
      const now = reviewedContentAt(full, found, kind, sha256);
      const words = JSON.stringify(coveredBy(full, found, kind, sha256, names));
      const { effect, reason, explanation, text: ofUnknown } = now?.judged ?? {};
      const texts = [effect, reason, explanation, ofUnknown].filter((text) => text !== undefined);
      for (const [path, value] of leaves([...texts, ...Object.values(now?.contents ?? {})])) {
        if (!path.endsWith('/sha256')) expect(words, `${found.key} ${path}`).toContain(readable(value));
      }
    }
  });

  it('differs exactly if its digest differs', () => {
    const wrong: string[] = [];
    const read = (document: JsonObject, at: ReviewTarget) => [
      JSON.stringify(coveredBy(document, at, kind, sha256, names)),
      reviewedContentAt(document, at, kind, sha256)?.digest_sha256,
    ];
    const before = targets(full, kind).map((found) => ({ found, words: read(full, found) }));
    for (const [path] of leaves(full)) {
      const changed = changeAt(full, path, (value) =>
        typeof value === 'number' ? value + 1000 : path.includes('time_scope') ? '2030-01-01T00:00:00Z' : 'changed',
      ) as JsonObject;
      for (const {
        found,
        words: [words, digest],
      } of before) {
        const now = findTarget(changed, found.target, kind);
        if (!now) continue;
        const [wordsNow, digestNow] = read(changed, now);
        if ((words === wordsNow) !== (digest === digestNow)) wrong.push(`${found.key} after ${path}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('what a verdict covers', () => {
  const fields = (parts: readonly CoveredPart[]) =>
    Object.fromEntries(parts.flatMap((part) => part.fields.map(({ label, values }) => [label, values])));

  it('has of an entry the titles of the schema, names of actors, titles of choices, and dates with their zone', () => {
    expect(fields(shown(full, 'entry|power-basis|PB-001'))).toEqual({
      Actor: ['The North (north)'],
      Domain: ['Legal'],
      Description: ['A treaty.'],
      Relationship: ['Other'],
      Geographies: ['The strait'],
      Operations: ['Passage'],
      'Related actors': ['None'],
      'Time scope start': ['Tue, 2 January 2024, 03:04:05, UTC+02:00'],
      'Time scope end': ['Sat, 7 June 2025, 08:09:10, UTC'],
      'Workflow state': ['Draft'],
      Evidence: ['C-001 · Supports · It says so.', 'C-002 · Contradicts · It says so.'],
      Limitations: ['A limit.', 'Another limit.'],
      Falsifiers: ['Two.'],
    });
    expect(fields(shown(full, 'entry|intent|IH-001'))).toMatchObject({
      Rationale: ['Because of that.'],
      Alternatives: ['They do not.', 'They cannot.'],
      Falsifiers: ['A retreat.'],
      'Time scope start': ['Open'],
    });
  });

  it('has of a link its effect and reason, the claim, and what the entry says; neither of the first two in a blind review', () => {
    const open = shown(full, 'link|power-basis|PB-001|C-001|supports');
    expect(open.map(({ kind, id }) => [kind, id])).toEqual([
      ['link', ''],
      ['claim', 'C-001'],
      ['power-basis', 'PB-001'],
    ]);
    expect(open[0]?.fields).toEqual([
      { name: 'effect', label: 'Effect', values: ['Supports'] },
      { name: 'reason', label: 'Reason', values: ['It says so.'], writer: 'author' },
    ]);
    const blind = shown(full, 'link|power-basis|PB-001|C-001|none', 'blind');
    expect(blind.map(({ kind }) => kind)).toEqual(['claim', 'power-basis']);
  });

  it('has of the document its head, and every claim and entry with their IDs', () => {
    const parts = shown(full, 'document');
    expect(parts.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'document ',
      'claim C-001',
      'claim C-002',
      'power-basis PB-001',
      'intent IH-001',
    ]);
    expect(parts.at(-1)?.words).toBe('They want it.');
    expect(fields(parts.slice(0, 1))).toMatchObject({
      Observations: ['71, 72'],
      'Producer name': ['Ada'],
      Contradictions: ['C-001 · C-002 · They differ.'],
      Unknowns: ['When?', 'Who?'],
      'Scope statement': ['The scope statement.'],
    });
  });

  it('marks checksums and constants, which say nothing to a person', () => {
    const technical = targets(full, 'open').flatMap(({ key }) =>
      shown(full, key).flatMap((part) => part.fields.filter(({ isTechnical }) => isTechnical)),
    );
    expect([...new Set(technical.map(({ label }) => label))].sort()).toEqual([
      'Casefile fingerprint',
      'Offset encoding',
      'Passage',
    ]);
  });

  it('is nothing where the target is not there', () => {
    const missing = { ...documentTarget, target: { kind: 'entry', entry: 'intent', entry_id: 'IH-9' } } as const;
    expect(coveredBy(assessment(), missing, 'open', sha256, names)).toBeUndefined();
  });
});
