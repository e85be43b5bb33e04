import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import { sameJson } from '../json/same-json.ts';
import { valueAt } from '../json/pointer.ts';
import {
  anyJson,
  anyWorkspace,
  assessment,
  casefile,
  claim,
  contradiction,
  intent,
  link,
  powerBasis,
} from '../workspace/workspaces.fixtures.ts';
import { compareAssessments, compareCasefiles, compareWorkspaces } from './compare.ts';
import type { Difference } from './difference.ts';
import { differenceInWords } from './finding.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { passageId } from '../casefile/hash.ts';
import { torn } from '../report/written-files.fixtures.ts';
import { originIn } from '../casefile/origins.fixtures.ts';
import type { Casefile } from '../casefile/types.generated.ts';
import { addSources } from '../workspace/add-sources.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import { removeObservation } from '../workspace/casefile-edits.ts';
import { newWorkspace } from '../workspace/create.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { possible } from './merge/merge.fixtures.ts';
import { mergeWorkspaces } from './merge/workspaces.ts';
import { unknownOfSource } from '../casefile/unknown-facts.fixtures.ts';

const sentences = (before: JsonObject, after: JsonObject) =>
  compareAssessments(assessment(before), assessment(after)).map(({ sentence }) => sentence);

const span = (start: number, end: number) => ({ start, end, offset_encoding: 'unicode-code-point' });
const reason = (id: string, text: string) => ({ ...link(id), reason: text });

/** Pairs of documents, often with something in common. */
const pairs = fc.oneof(
  fc.tuple(anyWorkspace, anyWorkspace).map(([one, other]) => [one.assessment, other.assessment] as const),
  fc
    .tuple(
      anyWorkspace,
      fc.constantFrom('claims', 'unknowns', 'scope', 'producer', '__proto__', 'power_bases'),
      anyJson,
    )
    .map(
      ([{ assessment: one }, name, value]) =>
        [one, Object.fromEntries([...Object.entries(one), [name, value]])] as const,
    ),
);

const shuffled = (value: JsonValue): JsonValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([name, child]) => [name, shuffled(child)]),
      )
    : value;

const swappedKind = {
  added: 'removed',
  removed: 'added',
  changed: 'changed',
  renamed: 'renamed',
  reordered: 'reordered',
};
const kindsOf = (differences: readonly Difference[]) =>
  differences.map(({ kind, section }) => `${section} ${kind}`).sort();

describe('comparing any two documents', () => {
  it('finds nothing exactly if they are equal, ignoring the order of properties', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        expect(compareAssessments(before, after).length === 0).toBe(sameJson(before, after));
        expect(compareAssessments(before, shuffled(before) as JsonObject)).toEqual([]);
      }),
    );
  });

  it('gives each difference its pointers, in the right document, and a unique ID', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        const differences = compareAssessments(before, after);
        for (const { places, fields, sentence } of differences) {
          for (const at of [places, ...fields.map((field) => field.places)]) {
            expect(at.before ?? at.after).toBeDefined();
            if (at.before !== undefined) expect(valueAt(before, at.before)).toBeDefined();
            if (at.after !== undefined) expect(valueAt(after, at.after)).toBeDefined();
          }
          expect(sentence).toMatch(/^\P{Ll}.*\.$/su);
        }
        expect(new Set(differences.map(({ id }) => id)).size).toBe(differences.length);
      }),
    );
  });

  it('swaps added and removed if the documents are swapped', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        const there = compareAssessments(before, after).map((one) => ({ ...one, kind: swappedKind[one.kind] }));
        expect(kindsOf(there as Difference[])).toEqual(kindsOf(compareAssessments(after, before)));
      }),
    );
  });

  it('finds differences exactly between different drafts', () => {
    fc.assert(
      fc.property(anyWorkspace, anyWorkspace, (before, after) => {
        expect(compareWorkspaces(before, before)).toEqual([]);
        const equal =
          sameJson(before.assessment, after.assessment) && sameJson(before.casefile as never, after.casefile as never);
        expect(compareWorkspaces(before, after).length === 0).toBe(equal);
      }),
      { numRuns: runs(50) },
    );
  });
});

const long = 'The fleet of Norland will not leave the strait before the ice has gone.';
const intents = (...evidence: JsonObject[]) => ({ intent_hypotheses: [intent('IH-003', evidence)] });

describe('the sentences', () => {
  it.each<[string, JsonObject, JsonObject, string[]]>([
    ['a deleted link', intents(link('C-1'), link('C-012')), intents(link('C-1')), ['IH-003 lost one support: C-012.']],
    [
      'links of both kinds',
      intents(link('C-1'), link('C-2')),
      intents(link('C-3'), link('C-4', 'contradicts')),
      ['IH-003 lost two supports: C-1 and C-2; it gained one support: C-3; it gained one contradicting link: C-4.'],
    ],
    [
      'a changed effect',
      intents(link('C-014')),
      intents(link('C-014', 'contradicts')),
      ['IH-003 now cites C-014 as contradicting instead of supporting.'],
    ],
    [
      'a changed reason',
      intents(reason('C-1', 'It says so in 2024.')),
      intents(reason('C-1', 'It says so in 2025.')),
      ['IH-003’s reason for citing C-1 changed: one word removed and one added, including a number.'],
    ],
    [
      'reordered evidence',
      intents(link('C-1'), link('C-2')),
      intents(link('C-2'), link('C-1')),
      ['IH-003’s evidence was reordered.'],
    ],
    [
      'a longer span',
      { claims: [claim('C-007', { actual: 'The fleet', span: span(4, 13) })] },
      { claims: [claim('C-007', { actual: 'The fleet leaves the strait soon', span: span(4, 36) })] },
      ['C-007’s span now has four more words.'],
    ],
    [
      'a span that moved by a little',
      { claims: [claim('C-007', { actual: 'fleet', span: span(4, 9) })] },
      { claims: [claim('C-007', { actual: '“fleet”', span: span(2, 10) })] },
      ['C-007’s span now starts two characters earlier and ends one character later.'],
    ],
    [
      'a renamed claim, and its links',
      {
        claims: [claim('C-004', { actual: long })],
        ...intents(link('C-004')),
        contradictions: [contradiction('C-004', 'C-1')],
      },
      {
        claims: [claim('C-104', { actual: long })],
        ...intents(link('C-104')),
        contradictions: [contradiction('C-104', 'C-1')],
      },
      ['C-004 was renamed to C-104.'],
    ],
    [
      'duplicate IDs',
      { claims: [claim('C-003'), claim('C-003')] },
      { claims: [claim('C-003'), claim('C-003', { representation: 'paraphrase' })] },
      ['C-003’s representation changed from “Verbatim” to “Paraphrase”. C-003 occurs twice; compared in order.'],
    ],
    [
      'added and deleted entries',
      { claims: [claim('C-1', { proposition: 'Old words' })] },
      { claims: [claim('C-2', { proposition: 'New things' })], unknowns: ['Who pays?'] },
      ['C-1 was deleted: “Old words”.', 'C-2 was added: “New things”.', 'An unknown was added: “Who pays?”.'],
    ],
    [
      'reordered entries',
      { claims: [claim('C-1'), claim('C-2')] },
      { claims: [claim('C-2'), claim('C-1')] },
      ['Claims were reordered.'],
    ],
    [
      'a changed unknown',
      { unknowns: ['Who pays for the fleet?', 'When?'] },
      { unknowns: ['Who pays for the new fleet?', 'When?'] },
      ['An unknown changed: one word added.'],
    ],
    [
      'added, deleted and changed statements',
      { power_bases: [powerBasis('PB-1', [], { limitations: ['One.', 'It has no ice class ships.'] })] },
      { power_bases: [powerBasis('PB-1', [], { limitations: ['It has few ice class ships.', 'Third thing.'] })] },
      ['PB-1 lost one limitation: “One.”; it changed one limitation; it gained one limitation: “Third thing.”.'],
    ],
    [
      'a changed explanation',
      { contradictions: [contradiction('C-1', 'C-2')] },
      { contradictions: [{ ...contradiction('C-1', 'C-2'), explanation: 'They still differ.' }] },
      ['The contradiction between C-1 and C-2’s explanation changed: one word added.'],
    ],
    [
      'fields of the document',
      {},
      { producer: { kind: 'model', name: 'Ada', version: '1' }, extra: 1, observation_ids: [1, 2] },
      [
        'The assessment gained one observation: 2.',
        'The assessment’s producer kind changed from “Human” to “Model”.',
        'The assessment’s “extra” was added: 1.',
      ],
    ],
    [
      'many changes at once',
      { power_bases: [powerBasis('PB-1', [])] },
      {
        power_bases: [
          powerBasis('PB-1', [], {
            domain: 'military',
            actor_id: 'south',
            workflow_state: 'retired',
            time_scope: { start: null, end: null },
          }),
        ],
      },
      [
        'PB-1’s actor changed from “north” to “south”; its domain changed from “Legal” to “Military”; and two more changes.',
      ],
    ],
  ])('tell of %s', (_, before, after, expected) => {
    expect(sentences(before, after)).toEqual(expected);
  });

  it('show invisible characters', () => {
    expect(sentences({}, { scope: 'a\u202Eb' })).toEqual(['The assessment’s scope statement was added: “a⟨U+202E⟩b”.']);
  });

  it('start with the lead of a changed text, and end with its difference in words', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        for (const { fields } of compareAssessments(before, after)) {
          for (const { lead, sentence, before: old, after: fresh } of fields) {
            if (lead !== undefined)
              expect(sentence).toBe(`${lead}${differenceInWords(String(old), String(fresh), [])}.`);
          }
        }
      }),
    );
  });

  it('come with the sentences of each field', () => {
    const [difference] = compareAssessments(
      assessment({ claims: [claim('C-1', { proposition: long })] }),
      assessment({ claims: [claim('C-1', { proposition: long.replace('not ', '') })] }),
    );
    expect(difference?.entry).toEqual({ list: 'claims', id: 'C-1', before: 0, after: 0 });
    expect(difference?.fields).toMatchObject([
      {
        kind: 'changed',
        name: 'Proposition',
        places: { before: '/claims/0/proposition', after: '/claims/0/proposition' },
      },
    ]);
    expect(difference?.sentence).toContain('one word removed, including a negation');
  });
});

it('shows the cues that govern the words of an added or deleted claim', () => {
  const without = { ...torn, assessment: { ...torn.assessment, claims: [] } };
  const said = (before: Workspace, after: Workspace) => compareWorkspaces(before, after).map((each) => each.sentence);
  const words = ': (denied …) “the Harbour Council will close the channel”.';
  expect(said(torn, without)).toContain(`C-001 was deleted${words}`);
  expect(said(without, torn)).toContain(`C-001 was added${words}`);
});

describe('casefiles', () => {
  const before = casefile() as unknown as JsonObject;
  const passage = { passage_id: `sha256:${'b'.repeat(64)}`, text: 'More' };

  it('are compared by actor, observation and passage', () => {
    const after = {
      ...casefile({ actors: [{ actor_id: 'northland', names: ['North'], publisher_hosts: [] }] }),
      observations: casefile().observations.map((observation) => ({
        ...observation,
        publisher_actor_id: 'northland',
        passages: [passage, ...observation.passages],
      })),
    } as unknown as JsonObject;
    expect(compareCasefiles(before, after).map(({ sentence }) => sentence)).toEqual([
      'Actor north was renamed to actor northland.',
      'Actor south was deleted: “South”.',
      'Observation 1 gained one passage.',
    ]);
  });

  it('follow the references to a renamed actor', () => {
    const renamed = casefile({ actors: [{ actor_id: 'n', names: ['North'], publisher_hosts: [] }] });
    const entry = (actor: string) => assessment({ intent_hypotheses: [intent('IH-1', [], { actor_id: actor })] });
    const casefiles = { before, after: renamed as unknown as JsonObject };
    expect(compareAssessments(entry('north'), entry('n'), { casefiles })).toEqual([]);
    expect(compareAssessments(entry('north'), entry('n'))).toHaveLength(1);
  });
});

it('compares the languages of the texts and the briefs of two drafts', () => {
  const draftIn = (textLanguage?: string) => ({
    title: '',
    assessment: assessment(),
    casefile: null,
    ...(textLanguage !== undefined && { textLanguage }),
  });
  const sentences = (before?: string, after?: string) =>
    compareWorkspaces(draftIn(before), draftIn(after)).map(({ kind, places, sentence }) => [kind, places, sentence]);
  const path = '/textLanguage';
  expect(sentences('de', 'de')).toEqual([]);
  expect(sentences(undefined, 'de')).toEqual([
    ['added', { after: path }, 'The language of the texts was added: “de”.'],
  ]);
  expect(sentences('de', undefined)).toEqual([
    ['removed', { before: path }, 'The language of the texts was deleted (“de”).'],
  ]);
  expect(sentences('de', 'fr')).toEqual([
    ['changed', { before: path, after: path }, 'The language of the texts changed from “de” to “fr”.'],
  ]);
  expect(compareWorkspaces(draftIn(), { ...draftIn(), brief: 'By Friday.' })).toMatchObject([
    { kind: 'added', places: { after: '/brief' }, sentence: 'The brief for reviewers was added: “By Friday.”.' },
  ]);
});

const originOf = (text: string, name = `${text}.pdf`) => originIn(passageId(text, sha256), name);

/** Adds an observation for each text, with its origin. */
function withTexts(workspace: Workspace, texts: readonly string[], origin = originOf): Workspace {
  const sources = texts.map((text) => ({
    title: text,
    ...unknownOfSource,
    passages: [{ passage_id: passageId(text, sha256), text }],
    origins: [origin(text)],
  }));
  return applyEdit(workspace, addSources(workspace, sources));
}

const empty = withTexts(newWorkspace('t'), []);
const asJson = (casefile: Casefile | null) => casefile as unknown as JsonObject;
const filesOf = ({ casefile }: Workspace) => (casefile?.origins ?? []).map(({ file }) => file.name);

function merged(base: Workspace, mine: Workspace, theirs: Workspace) {
  const { merged: workspace, conflicts } = possible(mergeWorkspaces({ base, mine, theirs }, sha256));
  return { workspace, conflicts };
}

describe('the origins of two versions', () => {
  const base = withTexts(empty, ['a']);
  const more = withTexts(base, ['b', 'c']);

  it('are compared in one sentence with counts', () => {
    const sentences = (before: Workspace, after: Workspace) =>
      compareCasefiles(asJson(before.casefile), asJson(after.casefile)).flatMap(({ section, sentence }) =>
        section === 'origins' || section === 'format' ? [sentence] : [],
      );
    expect(sentences(base, more)).toEqual(['Origins of texts were added for 2 passages.']);
    expect(sentences(more, base)).toEqual(['Origins of texts were removed for 2 passages.']);
    expect(sentences(empty, base)).toEqual(['Origins of texts were added for 1 passage.']);
    expect(sentences(base, base)).toEqual([]);
    const other = withTexts(empty, ['a'], (text) => originOf(text, 'other.pdf'));
    expect(compareWorkspaces(base, other).map(({ sentence }) => sentence)).toEqual([
      'Origins of texts were changed for 1 passage.',
    ]);
  });

  it('are joined by passage without a conflict', () => {
    const mine = withTexts(empty, ['a']);
    const theirs = withTexts(empty, ['a'], (text) => originOf(text, 'other.pdf'));
    const { workspace, conflicts } = merged(empty, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(filesOf(workspace)).toEqual(['a.pdf']);
    expect(workspace.casefile?.format).toBe('assessment-desk.casefile/v2');
  });

  it('go with a passage that one side removed', () => {
    const without = applyEdit(base, removeObservation(base, 0));
    const { workspace } = merged(base, without, base);
    expect(workspace.casefile).toMatchObject({ format: 'assessment-desk.casefile/v1', observations: [] });
    expect(workspace.casefile).not.toHaveProperty('origins');
    expect(filesOf(merged(base, without, more).workspace)).toEqual(['b.pdf', 'c.pdf']);
  });
});
