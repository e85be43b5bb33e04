import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { exampleAssessment, exampleCasefile, workspaceOf } from '../rules/example-workspace.ts';
import type { Finding } from '../rules/finding.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import { valueAt } from '../json/pointer.ts';
import { createChecker } from './checker.ts';
import { fieldSchema } from './fields.ts';
import { choiceForm, choiceMeantBy } from './fixes/choices.ts';
import { choiceSynonyms, doubtfulSynonyms } from './fixes/choice-synonyms.ts';
import { digestIn } from './fixes/hashes.ts';

type Overlay = Readonly<Record<string, unknown>>;

function findings(assessment: Overlay): readonly Finding[] {
  return createChecker({ digest: sha256 }).check(workspaceOf({ title: '', assessment })).findings;
}

/** Returns the titles of the fixes of the schema finding at a path. */
function fixesAt(assessment: Overlay, path: string): readonly string[] {
  const found = findings(assessment).find((finding) => finding.path === path && finding.ruleId.startsWith('schema/'));
  return (found?.fixes ?? []).map(({ title, kind }) => (kind ? `${title} (${kind})` : title));
}

/** Returns the assessment after the first fix of the schema finding at a path. */
function fixedAt(assessment: Overlay, path: string): JsonObject {
  const found = findings(assessment).find((finding) => finding.path === path && finding.ruleId.startsWith('schema/'));
  const [fix] = found?.fixes ?? [];
  if (!fix) throw new Error(`There is no fix at ${path}.`);
  return applyEdit(workspaceOf({ title: '', assessment }), fix.edit).assessment;
}

const fingerprint = String(exampleAssessment['casefile_fingerprint_sha256']);
const passageId = exampleCasefile.observations[0]?.passages[0]?.passage_id ?? '';

describe('no fix', () => {
  it.each([
    ['now as the start of a period', '/power_bases/0/time_scope/start', 'now'],
    ['a word with several meanings as a domain', '/power_bases/0/domain', 'security'],
  ])('for %s', (_, path, value) => {
    expect(fixesAt({ [path]: value }, path)).toEqual([]);
  });
});

describe('the fixes of values in another form', () => {
  it.each<[string, string, unknown]>([
    ['a choice in capitals', '/claims/0/representation', 'VERBATIM'],
    ['a choice with underscores', '/claims/0/claim_kind', 'public_position'],
    ['a choice with spaces', '/power_bases/0/scope/relationship', ' Institutional role '],
    ['a synonym of a choice', '/claims/0/representation', 'direct quote'],
    ['a synonym in a link', '/power_bases/0/evidence/1/effect', 'refutes'],
    [
      'a fingerprint with a prefix and in capitals',
      '/casefile_fingerprint_sha256',
      `SHA-256: ${fingerprint.toUpperCase()}`,
    ],
    ['a passage ID without its prefix', '/claims/0/passage_id', passageId.slice(7)],
    ['a passage ID in capitals', '/claims/0/passage_id', passageId.toUpperCase()],
    ['a passage ID that is invented', '/claims/0/passage_id', 'passage-1'],
    ['an actor by its name', '/power_bases/0/actor_id', 'Harbour  Council'],
    [
      'an actor in a list by its name',
      '/claims/0/subject_actor_ids/0',
      'the harbour-council'.slice(4).replace('-', ' '),
    ],
    ['a date with a space', '/power_bases/0/time_scope/start', '2026-03-01 00:00:00'],
    ['a date without a time', '/power_bases/0/time_scope/start', '2026-03-01'],
    ['the end of a day', '/intent_hypotheses/0/time_scope/end', '2026-03-31'],
    ['an open end as an empty text', '/power_bases/0/time_scope/end', ''],
    ['a span as a list', '/claims/0/span', [0, 59]],
    ['a span as a text', '/claims/0/span', '[0, 59]'],
    ['a span without its encoding', '/claims/0/span/offset_encoding', undefined],
    ['a number as a text', '/claims/0/observation_id', 'Observation 1'],
    ['a number as a list', '/claims/0/observation_id', [1]],
    ['a list as a single value', '/power_bases/0/limitations', 'A court can suspend it.'],
    ['a period as a text', '/power_bases/0/time_scope', '2026-03-01/'],
    ['an empty item', '/power_bases/0/limitations/1', ''],
    ['a missing span', '/claims/0/span', undefined],
    ['a span that is null', '/claims/0/span', null],
    ['a span without its end', '/claims/0/span/end', null],
    ['a missing passage ID', '/claims/0/passage_id', undefined],
    ['a passage ID that is null', '/claims/0/passage_id', null],
    ['a missing fingerprint', '/casefile_fingerprint_sha256', undefined],
    ['the contract in another form', '/contract', 'WW3.Assessment.v1'],
    ['an unknown as an object', '/unknowns/0', { question: 'Who else uses the channel.' }],
  ])('correct %s', (_, path, value) => {
    expect(fixedAt({ [path]: value }, path)).toEqual(exampleAssessment);
  });

  it.each<[string, string, JsonValue, readonly string[]]>([
    ['the nearest choice of a misspelt one', '/claims/0/claim_kind', 'alegaton', ['Use “Allegation” (likely-choice)']],
    ['no choice for a word with no clear meaning', '/claims/0/claim_kind', 'commentary', []],
    ['the public position of a demand', '/claims/0/claim_kind', 'Demand', ['Use “Public position” (use-choice)']],
    ['the speaker of a quotation', '/claims/0/attribution/mode', 'quoted', ['Use “Explicit speaker” (use-choice)']],
    [
      'the casefile’s fingerprint',
      '/casefile_fingerprint_sha256',
      'unknown',
      ['Use the casefile’s fingerprint (use-casefile)'],
    ],
    ['this contract', '/contract', 'ww3.assessment/v1.0', ['Set to “ww3.assessment/v1” (use-contract)']],
    ['the paraphrase for a translation', '/claims/0/representation', 'translation', ['Use “Paraphrase” (use-choice)']],
    ['the effect that a sign means', '/power_bases/0/evidence/0/effect', ' + ', ['Use “Supports” (use-choice)']],
    ['the effect that a dash means', '/power_bases/0/evidence/0/effect', '–', ['Use “Contradicts” (use-choice)']],
    ['no effect for another sign', '/power_bases/0/evidence/0/effect', '?', []],
    [
      'an ID without wrong characters',
      '/power_bases/0/actor_id',
      ' the ministry! ',
      ['Change to “the-ministry” (correct-id)'],
    ],
    [
      'a list of IDs',
      '/claims/0/subject_actor_ids',
      'a, b',
      ['Convert to a list of 2 IDs (convert-type)', 'Replace with an empty list'],
    ],
    ['no date for another order of day and month', '/power_bases/0/time_scope/start', '03/04/2026', []],
    [
      'the place of the text for three numbers',
      '/claims/0/span',
      [1, 2, 3],
      ['Set the span to 0–59 (exact match) (move-span)'],
    ],
  ])('offer %s', (_, path, value, titles) => {
    expect(fixesAt({ [path]: value }, path)).toEqual(titles);
  });

  it.each<[string, string, JsonValue | undefined, JsonValue]>([
    ['a list that is null', '/claims/1/subject_actor_ids', null, []],
    ['an attribution that is null', '/claims/0/attribution', null, { actor_id: null, mode: 'unresolved' }],
    ['a missing attribution', '/claims/0/attribution', undefined, { actor_id: null, mode: 'unresolved' }],
    ['a missing list', '/claims/1/subject_actor_ids', undefined, []],
    ['a link as a claim ID', '/power_bases/0/evidence/0', 'C-001', { claim_id: 'C-001' }],
    ['an attribution as a mode', '/claims/0/attribution', 'Reported Speaker', { mode: 'reported-speaker' }],
    ['an attribution as an actor', '/claims/0/attribution', 'Harbour Council', { actor_id: 'harbour-council' }],
    ['a producer as a name', '/producer', 'GPT-5', { name: 'GPT-5' }],
    [
      'an unknown with more properties',
      '/unknowns/0',
      { id: 'U1', question: 'Who pays?', priority: 'high' },
      'Who pays?',
    ],
  ])('give %s the right type', (_, path, value, expected) => {
    expect(valueAt(fixedAt({ [path]: value }, path), path)).toEqual(expected);
  });

  it('set the span and the passage of a claim that has neither', () => {
    const neither = { '/claims/0/span': undefined, '/claims/0/passage_id': undefined };
    expect(fixedAt(neither, '/claims/0/passage_id')).toEqual(exampleAssessment);
    expect(fixesAt(neither, '/claims/0/span')).toEqual([]);
  });

  it('select only what follows from the file and the casefile', () => {
    const actual = 'The Harbour Council will close the south channel on Monday.';
    expect(fixesAt({ '/claims/0/span': null }, '/claims/0/span')).toEqual([
      'Set the span to 0–59 (exact match) (move-span)',
    ]);
    expect(fixesAt({ '/claims/0/span': null, '/claims/0/actual': actual }, '/claims/0/span')).toEqual([
      'Use the passage text at 0–59 (similar-text)',
    ]);
    expect(fixesAt({ '/unknowns/0': { id: 'U1', text: 'Who?' } }, '/unknowns/0')).toContain('Use its text “Who?”');
    expect(fixesAt({ '/contract': 'ww3.assessment/v2' }, '/contract')).toEqual([
      'Set to “ww3.assessment/v1” (use-contract)',
    ]);
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

  it('rename an entry with an ill-formed ID to an unused one', () => {
    const path = '/power_bases/0/power_basis_id';
    expect(fixesAt({ [path]: ' PB 001 ' }, path)).toEqual(['Rename to “PB-001” (correct-id)']);
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
  it.each([
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
    ['/power_bases/0/workflow_state', 'Under Review', 'Draft', 'Contested'],
  ])('is offered for %s, but not selected in advance: %s', (path, value, ...titles) => {
    expect(fixesAt({ [path]: value }, path)).toEqual(
      titles.map((title) => `Use “${title}”${titles.length === 1 ? ' (likely-choice)' : ''}`),
    );
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
  const path = '/power_bases/0/time_scope/end';
  it.each([
    ['2026-3-1', '2026-03-01T23:59:59Z'],
    ['2026/03/01 9:30', '2026-03-01T09:30:00Z'],
    ['2026-03-01T09:30:15.25+0200', '2026-03-01T09:30:15.25+02:00'],
    ['2026-03-01T09:30:15,25 +02', '2026-03-01T09:30:15.25+02:00'],
    ['2026-03-01, 09:30 UTC', '2026-03-01T09:30:00Z'],
    ['1 March 2026', '2026-03-01T23:59:59Z'],
    ['March 1, 2026 2:30 pm CET', '2026-03-01T14:30:00+01:00'],
    ['13/03/2026', '2026-03-13T23:59:59Z'],
  ])('is completed: %s', (text, dateTime) => {
    expect(fixesAt({ [path]: text }, path)).toEqual([`Change to ${dateTime} (complete-date)`]);
  });

  it.each([
    ['March 2026', '2026-03-01T00:00:00Z', '2026-03-31T23:59:59Z'],
    ['2024-02', '2024-02-01T00:00:00Z', '2024-02-29T23:59:59Z'],
    ['2026', '2026-01-01T00:00:00Z', '2026-12-31T23:59:59Z'],
    ['end of March 2026', '2026-03-31T23:59:59Z', '2026-03-31T23:59:59Z'],
  ])('becomes the edge of a month or a year, which a person decides: %s', (text, start, end) => {
    const startPath = '/power_bases/0/time_scope/start';
    expect(fixesAt({ [startPath]: text }, startPath)).toEqual([`Change to ${start} (whole-period)`]);
    expect(fixesAt({ [path]: text }, path)).toEqual([`Change to ${end} (whole-period)`]);
  });

  it.each(['2026-02-30', '03/04/2026', '1.3.26', 'yesterday', '03.26', 'today'])(
    'has no fix if it is not certain: %s',
    (text) => expect(fixesAt({ [path]: text }, path)).toEqual([]),
  );
});

describe('digestIn', () => {
  it.each([
    [`sha256-${fingerprint}`, fingerprint],
    [fingerprint.match(/.{8}/g)?.join(' ') ?? '', fingerprint],
    [fingerprint.slice(1), undefined],
    ['', undefined],
  ])('reads %s', (text, expected) => {
    expect(digestIn(text)).toBe(expected);
  });
});
