import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { placesOf } from '../workspace/workspaces.fixtures.ts';
import { exampleAssessment, exampleCasefile } from '../rules/example-workspace.ts';
import { referenceEntry } from './reference.ts';
import { entryIdAt } from './rules-shown.ts';
import { fieldEntryId } from './field-ids.ts';

describe('fieldEntryId', () => {
  it.each([
    ['document', '', 'part/assessment'],
    ['document', '/casefile_fingerprint_sha256', 'field/assessment/casefile-fingerprint-sha256'],
    ['document', '/producer/kind', 'field/producer/kind'],
    ['document', '/claims/2/actual', 'field/claim/actual'],
    ['claim', '', 'part/claim'],
    ['claim', '/actual', 'field/claim/actual'],
    ['claim', '/span/start', 'field/span/start'],
    ['claim', '/subject_actor_ids/0', 'field/claim/subject-actor-ids'],
    ['power-basis', '/scope/relationship', 'field/power-scope/relationship'],
    ['intent', '/evidence/3', 'part/evidence-link'],
    ['intent', '/evidence/3/reason', 'field/evidence-link/reason'],
    ['contradiction', '/left_claim_id', 'field/contradiction/left-claim-id'],
    ['unknown', '', 'field/assessment/unknowns'],
    ['casefile', '/observations/0/passages/1/text', 'field/passage/text'],
    ['observation', '/passages/0', 'part/passage'],
  ] as const)('of %s at “%s” is %s', (kind, path, id) => {
    expect(fieldEntryId(kind, path)).toBe(id);
    expect(referenceEntry(id)?.id).toBe(id);
  });

  it.each([
    ['claim', '/confidence'],
    ['claim', '/span/start/0'],
    ['claim', '/__proto__'],
    ['document', '/constructor'],
    ['intent', '/evidence/0/reason/deeper'],
  ] as const)('knows no entry of %s at “%s”', (kind, path) => {
    expect(fieldEntryId(kind, path)).toBeUndefined();
  });

  it('returns an existing entry for every location in the valid example', () => {
    for (const path of placesOf(exampleAssessment)) {
      expect(referenceEntry(entryIdAt('assessment', path) ?? ''), path).toBeDefined();
    }
    for (const path of placesOf(exampleCasefile as never)) {
      expect(referenceEntry(entryIdAt('casefile', path) ?? ''), path).toBeDefined();
    }
  });
});

describe('what the editor imports', () => {
  it.each(['field-ids.ts', 'entry.ts'])('%s draws in neither the reference nor rules nor search', (file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8');
    const values = Array.from(source.matchAll(/^import (?!type )[^;]*from '([^']+)'/gm), ([, from]) => from);
    const light = /^\.\.\/\.\.\/schema\/|^\.\.\/json\/(?:json|pointer)\.ts$|^\.\/entry\.ts$/;
    expect(values.filter((from) => !light.test(from ?? ''))).toEqual([]);
  });
});
