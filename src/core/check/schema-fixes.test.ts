import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { exampleAssessment, exampleCasefile, workspaceOf } from '../rules/example-workspace.ts';
import type { Finding, Fix } from '../rules/finding.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import { sameJson } from '../json/same-json.ts';
import { valueAt } from '../json/pointer.ts';
import { createChecker } from './checker.ts';
import { fieldSchema } from './fields.ts';
import { choiceForm, choiceMeantBy, choiceSynonyms, doubtfulSynonyms } from './fixes/choices.ts';
import { digestIn } from './schema-fixes.ts';

type Overlay = Readonly<Record<string, unknown>>;

function findings(assessment: Overlay): readonly Finding[] {
  return createChecker({ digest: sha256 }).check(workspaceOf({ title: '', assessment })).findings;
}

/** Returns the fixes of the schema finding at a path. */
function fixesOf(assessment: Overlay, path: string): readonly Fix[] {
  const atPath = findings(assessment).filter((finding) => finding.path === path);
  return atPath.find(({ ruleId }) => ruleId.startsWith('schema/'))?.fixes ?? [];
}

/** Returns the titles of these fixes, each with its kind. */
function fixesAt(assessment: Overlay, path: string): readonly string[] {
  return fixesOf(assessment, path).map(({ title, kind }) => (kind ? `${title} (${kind})` : title));
}

/** Expects the titles of the fixes of each value at its path. */
function expectFixes(cases: readonly (readonly [path: string, value: JsonValue, ...titles: string[]])[]): void {
  expect(cases.map(([path, value]) => [path, value, ...fixesAt({ [path]: value }, path)])).toEqual(cases);
}

/** Returns the assessment after the first of these fixes. */
function fixedAt(assessment: Overlay, path: string): JsonObject {
  const [fix] = fixesOf(assessment, path);
  if (!fix) throw new Error(`There is no fix at ${path}.`);
  return applyEdit(workspaceOf({ title: '', assessment }), fix.edit).assessment;
}

const fingerprint = String(exampleAssessment['casefile_fingerprint_sha256']);
const passageId = exampleCasefile.observations[0]?.passages[0]?.passage_id ?? '';

describe('the fixes of values in another form', () => {
  it('correct the value', () => {
    const cases: readonly (readonly [path: string, value: unknown])[] = [
      ['/claims/0/representation', 'VERBATIM'],
      ['/claims/0/claim_kind', 'public_position'],
      ['/power_bases/0/scope/relationship', ' Institutional role '],
      ['/claims/0/representation', 'direct quote'],
      ['/power_bases/0/evidence/1/effect', 'refutes'],
      ['/casefile_fingerprint_sha256', `SHA-256: ${fingerprint.toUpperCase()}`],
      ['/casefile_fingerprint_sha256', undefined],
      ['/claims/0/passage_id', passageId.slice(7)],
      ['/claims/0/passage_id', passageId.toUpperCase()],
      ['/claims/0/passage_id', 'passage-1'],
      ['/claims/0/passage_id', undefined],
      ['/claims/0/passage_id', null],
      ['/power_bases/0/actor_id', 'Harbour  Council'],
      ['/claims/0/subject_actor_ids/0', 'harbour council'],
      ['/power_bases/0/time_scope/start', '2026-03-01 00:00:00'],
      ['/power_bases/0/time_scope/start', '2026-03-01'],
      ['/intent_hypotheses/0/time_scope/end', '2026-03-31'],
      ['/power_bases/0/time_scope/end', ''],
      ['/power_bases/0/time_scope', '2026-03-01/'],
      ['/claims/0/span', [0, 59]],
      ['/claims/0/span', '[0, 59]'],
      ['/claims/0/span', undefined],
      ['/claims/0/span', null],
      ['/claims/0/span/offset_encoding', undefined],
      ['/claims/0/span/end', null],
      ['/claims/0/observation_id', 'Observation 1'],
      ['/claims/0/observation_id', [1]],
      ['/power_bases/0/limitations', 'A court can suspend it.'],
      ['/power_bases/0/limitations/1', ''],
      ['/contract', 'WW3.Assessment.v1'],
      ['/unknowns/0', { question: 'Who else uses the channel.' }],
    ];
    const wrong = cases.filter(([path, value]) => !sameJson(fixedAt({ [path]: value }, path), exampleAssessment));
    expect(wrong).toEqual([]);
  });

  it('offer what is meant, and nothing if that is not clear', () => {
    const cases: readonly (readonly [path: string, value: JsonValue, ...titles: string[]])[] = [
      ['/power_bases/0/time_scope/start', 'now'],
      ['/power_bases/0/time_scope/start', '03/04/2026'],
      ['/power_bases/0/domain', 'security'],
      ['/claims/0/claim_kind', 'alegaton', 'Use “Allegation” (likely-choice)'],
      ['/claims/0/claim_kind', 'commentary'],
      ['/claims/0/claim_kind', 'Demand', 'Use “Public position” (use-choice)'],
      ['/claims/0/attribution/mode', 'quoted', 'Use “Explicit speaker” (use-choice)'],
      ['/casefile_fingerprint_sha256', 'unknown', 'Use the casefile’s fingerprint (use-casefile)'],
      ['/contract', 'ww3.assessment/v1.0', 'Set to “ww3.assessment/v1” (use-contract)'],
      ['/contract', 'ww3.assessment/v2', 'Set to “ww3.assessment/v1” (use-contract)'],
      ['/claims/0/representation', 'translation', 'Use “Paraphrase” (use-choice)'],
      ['/power_bases/0/evidence/0/effect', ' + ', 'Use “Supports” (use-choice)'],
      ['/power_bases/0/evidence/0/effect', '–', 'Use “Contradicts” (use-choice)'],
      ['/power_bases/0/evidence/0/effect', '?'],
      ['/power_bases/0/actor_id', ' the ministry! ', 'Change to “the-ministry” (correct-id)'],
      ['/power_bases/0/power_basis_id', ' PB 001 ', 'Rename to “PB-001” (correct-id)'],
      [
        '/claims/0/subject_actor_ids',
        'a, b',
        'Convert to a list of 2 IDs (convert-type)',
        'Replace with an empty list',
      ],
      ['/claims/0/span', [1, 2, 3], 'Set the span to 0–59 (exact match) (move-span)'],
      ['/claims/0/span', null, 'Set the span to 0–59 (exact match) (move-span)'],
    ];
    expectFixes(cases);
  });

  it('give a value the right type', () => {
    const cases: readonly (readonly [path: string, value: JsonValue | undefined, expected: JsonValue])[] = [
      ['/claims/1/subject_actor_ids', null, []],
      ['/claims/1/subject_actor_ids', undefined, []],
      ['/claims/0/attribution', null, { actor_id: null, mode: 'unresolved' }],
      ['/claims/0/attribution', undefined, { actor_id: null, mode: 'unresolved' }],
      ['/power_bases/0/evidence/0', 'C-001', { claim_id: 'C-001' }],
      ['/claims/0/attribution', 'Reported Speaker', { mode: 'reported-speaker' }],
      ['/claims/0/attribution', 'Harbour Council', { actor_id: 'harbour-council' }],
      ['/producer', 'GPT-5', { name: 'GPT-5' }],
      ['/unknowns/0', { id: 'U1', question: 'Who pays?', priority: 'high' }, 'Who pays?'],
    ];
    const fixed = cases.map(([path, value]) => [path, value, valueAt(fixedAt({ [path]: value }, path), path)]);
    expect(fixed).toEqual(cases);
  });

  it('make the entries of an object keyed by their IDs a list', () => {
    const byKey = (list: JsonValue | undefined, id: string, drop: boolean): JsonObject =>
      Object.fromEntries(
        (list as readonly JsonObject[]).map(({ [id]: key, ...rest }) => [
          String(key),
          drop ? rest : { [id]: key ?? null, ...rest },
        ]),
      );
    const keyed = (path: string, id: string, drop = false): void => {
      const value = byKey(valueAt(exampleAssessment, path), id, drop);
      expect(fixesAt({ [path]: value }, path)[0]).toBe('Convert to a list (convert-type)');
      expect(fixedAt({ [path]: value }, path)).toEqual(exampleAssessment);
    };
    keyed('/claims', 'claim_id');
    keyed('/claims', 'claim_id', true);
    keyed('/power_bases', 'power_basis_id', true);
    keyed('/intent_hypotheses', 'hypothesis_id');
    keyed('/power_bases/0/evidence', 'claim_id', true);
    const [unknown = ''] = exampleAssessment['unknowns'] as readonly string[];
    expect(fixedAt({ '/unknowns': { 'U-1': unknown } }, '/unknowns')).toEqual(exampleAssessment);
    const inside = { claims: exampleAssessment['claims'] ?? null };
    expect(fixedAt({ '/claims': inside }, '/claims')).toEqual(exampleAssessment);
  });

  it('make a single entry a list of one, and an empty object an empty list', () => {
    const [claim] = exampleAssessment['claims'] as readonly JsonObject[];
    const partial = { span: claim?.['span'] ?? null, attribution: claim?.['attribution'] ?? null };
    for (const value of [claim ?? null, partial])
      expect(valueAt(fixedAt({ '/claims': value }, '/claims'), '/claims')).toEqual([value]);
    expect(valueAt(fixedAt({ '/claims': {} }, '/claims'), '/claims')).toEqual([]);
  });

  it('set the span and the passage of a claim that has neither', () => {
    const neither = { '/claims/0/span': undefined, '/claims/0/passage_id': undefined };
    expect(fixedAt(neither, '/claims/0/passage_id')).toEqual(exampleAssessment);
    expect(fixesAt(neither, '/claims/0/span')).toEqual([]);
  });

  it('select only what follows from the file and the casefile', () => {
    const actual = 'The Harbour Council will close the south channel on Monday.';
    expect(fixesAt({ '/claims/0/span': null, '/claims/0/actual': actual }, '/claims/0/span')).toEqual([
      'Use the passage text at 0–59 (similar-text)',
    ]);
    expect(fixesAt({ '/unknowns/0': { id: 'U1', text: 'Who?' } }, '/unknowns/0')).toContain('Use its text “Who?”');
    expect(fixesAt({ '/casefile_fingerprint_sha256': undefined }, '/casefile_fingerprint_sha256')).toEqual([
      'Use the casefile’s fingerprint (use-casefile)',
    ]);
  });

  it('offer no empty list for a list that has another name', () => {
    const misnamed = { '/claims/0/subject_actor_ids': undefined, '/claims/0/subjectActorIds': ['harbour-council'] };
    expect(fixesAt(misnamed, '/claims/0/subject_actor_ids')).toEqual([]);
    expect(fixesAt(misnamed, '/claims/0/subjectActorIds')[0]).toBe(
      'Rename “subjectActorIds” to “subject_actor_ids” (rename-property)',
    );
  });

  it('rename a misspelt property only if the known one is missing', () => {
    const { claim_kind: kind } = (exampleAssessment['claims'] as readonly JsonObject[])[0] ?? {};
    const misspelt = { '/claims/0/claim_kind': undefined, '/claims/0/claimKind': kind };
    expect(fixedAt(misspelt, '/claims/0/claimKind')).toEqual(exampleAssessment);
    const both = { '/claims/0/claimKind': 'x' };
    expect(fixesAt(both, '/claims/0/claimKind')).toEqual(['Remove “claimKind” (remove-property)']);
    const link = { '/power_bases/0/evidence/0/claim_id': undefined, '/power_bases/0/evidence/0/claimId': 'C-001' };
    expect(fixedAt(link, '/power_bases/0/evidence/0/claimId')).toEqual(exampleAssessment);
  });

  it('follow the casefile: a link’s fix changes with the actors and claims', () => {
    const path = '/power_bases/0/evidence/0/claim_id';
    const checker = createChecker({ digest: sha256 });
    const titles = (overlay: Overlay): readonly string[] =>
      checker
        .check(workspaceOf({ title: '', assessment: overlay }))
        .findings.filter((finding) => finding.path === path && finding.ruleId === 'schema/pattern')
        .flatMap(({ fixes }) => fixes.map(({ title }) => title));
    expect(titles({ [path]: 'C 001' })).toEqual(['Use “C-001”']);
    expect(titles({ [path]: 'C 001', '/claims/0/claim_id': 'D-001' })).toEqual([]);
    expect(titles({ [path]: 'C 001' })).toEqual(['Use “C-001”']);
  });
});

describe('choiceMeantBy', () => {
  const enumerations: Readonly<Record<string, readonly ['claim' | 'power-basis' | 'document', string]>> = {
    representation: ['claim', '/representation'],
    claim_kind: ['claim', '/claim_kind'],
    mode: ['claim', '/attribution/mode'],
    effect: ['power-basis', '/evidence/0/effect'],
    workflow_state: ['power-basis', '/workflow_state'],
    domain: ['power-basis', '/domain'],
    relationship: ['power-basis', '/scope/relationship'],
    kind: ['document', '/producer/kind'],
  };

  it('has synonyms only for choices of the contract, in their normal form, each for one choice', () => {
    expect(Object.keys(choiceSynonyms).sort()).toEqual(Object.keys(enumerations).sort());
    for (const [name, synonyms] of Object.entries(choiceSynonyms)) {
      const [kind, path] = enumerations[name] ?? ['claim', ''];
      const choices = (fieldSchema(kind, path)?.['enum'] ?? []) as readonly string[];
      expect(choices).toEqual(expect.arrayContaining(Object.keys(synonyms)));
      const words = Object.values(synonyms).flat();
      expect(new Set(words).size).toBe(words.length);
      for (const [choice, meanings] of Object.entries(synonyms))
        for (const word of meanings) {
          expect(choiceForm(word) || word).toBe(word);
          expect(choiceMeantBy(name, choices, word)).toBe(choice);
        }
    }
  });
});

describe('a word that can mean a choice or something else', () => {
  it('is offered, but not selected in advance', () => {
    const cases: readonly (readonly [path: string, value: string, ...choices: string[]])[] = [
      ['/power_bases/0/domain', 'trade', 'Economic'],
      ['/power_bases/0/domain', 'Media', 'Information'],
      ['/power_bases/0/domain', 'transport', 'Logistics'],
      ['/power_bases/0/domain', 'supply', 'Logistics'],
      ['/power_bases/0/domain', 'institution', 'Institutional'],
      ['/power_bases/0/scope/relationship', 'position', 'Network position'],
      ['/power_bases/0/scope/relationship', 'institution', 'Institutional role'],
      ['/claims/0/claim_kind', 'position', 'Public position'],
      ['/claims/0/claim_kind', 'statement', 'Public position'],
      ['/claims/0/claim_kind', 'Fact', 'Reported action'],
      ['/claims/0/claim_kind', 'decision', 'Reported action'],
      ['/claims/0/claim_kind', 'estimate', 'Measurement'],
      ['/power_bases/0/workflow_state', 'open', 'Active'],
    ];
    expectFixes(cases.map(([path, value, choice]) => [path, value, `Use “${choice}” (likely-choice)`]));
    expectFixes([['/power_bases/0/workflow_state', 'Under Review', 'Use “Draft”', 'Use “Contested”']]);
  });

  it('is a synonym in no other table, in its normal form, and for a choice of the contract', () => {
    for (const [name, synonyms] of Object.entries(doubtfulSynonyms)) {
      const clear = choiceSynonyms[name] ?? {};
      for (const [choice, words] of Object.entries(synonyms)) {
        expect(Object.keys(clear)).toContain(choice);
        for (const word of words) {
          expect(choiceForm(word)).toBe(word);
          expect(Object.values(clear).flat()).not.toContain(word);
        }
      }
    }
  });
});

describe('a date in another form', () => {
  const [start, end] = ['/power_bases/0/time_scope/start', '/power_bases/0/time_scope/end'];

  it('is completed if it is certain', () => {
    const cases: readonly (readonly [text: string, dateTime: string])[] = [
      ['2026-3-1', '2026-03-01T23:59:59Z'],
      ['2026/03/01 9:30', '2026-03-01T09:30:00Z'],
      ['2026-03-01T09:30:15.25+0200', '2026-03-01T09:30:15.25+02:00'],
      ['2026-03-01T09:30:15,25 +02', '2026-03-01T09:30:15.25+02:00'],
      ['2026-03-01, 09:30 UTC', '2026-03-01T09:30:00Z'],
      ['1 March 2026', '2026-03-01T23:59:59Z'],
      ['March 1, 2026 2:30 pm CET', '2026-03-01T14:30:00+01:00'],
      ['13/03/2026', '2026-03-13T23:59:59Z'],
    ];
    expectFixes(cases.map(([text, dateTime]) => [end, text, `Change to ${dateTime} (complete-date)`]));
    const uncertain = ['2026-02-30', '03/04/2026', '1.3.26', 'yesterday', '03.26', 'today'];
    expectFixes(uncertain.map((text) => [end, text]));
  });

  it('becomes the edge of a month or a year, which a person decides', () => {
    expectFixes(
      [
        ['March 2026', '2026-03-01T00:00:00Z', '2026-03-31T23:59:59Z'],
        ['2024-02', '2024-02-01T00:00:00Z', '2024-02-29T23:59:59Z'],
        ['2026', '2026-01-01T00:00:00Z', '2026-12-31T23:59:59Z'],
        ['end of March 2026', '2026-03-31T23:59:59Z', '2026-03-31T23:59:59Z'],
      ].flatMap(([text = '', first = '', last = '']) => [
        [start, text, `Change to ${first} (whole-period)`],
        [end, text, `Change to ${last} (whole-period)`],
      ]),
    );
  });
});

it('reads a digest in any common form', () => {
  expect(digestIn(`sha256-${fingerprint}`)).toBe(fingerprint);
  expect(digestIn(fingerprint.match(/.{8}/g)?.join(' ') ?? '')).toBe(fingerprint);
  expect([digestIn(fingerprint.slice(1)), digestIn('')]).toEqual([undefined, undefined]);
});
