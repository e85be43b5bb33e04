import { Ajv2020 } from 'ajv/dist/2020.js';
import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import assessmentSchema from '../../schema/assessment.schema.json' with { type: 'json' };
import casefileSchema from '../../schema/casefile.schema.json' with { type: 'json' };
import { applyEdit } from '../workspace/apply-edit.ts';
import { isDateTime } from '../assessment/date-time.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import { ownList } from '../json/own.ts';
import { pointer, valueAt } from '../json/pointer.ts';
import { anyJson, anyWorkspace, placesOf, spoilt } from '../workspace/workspaces.fixtures.ts';
import { changeAt } from '../json/tree.ts';
import { exampleAssessment, exampleCasefile, workspaceOf } from '../rules/example-workspace.ts';
import type { Finding } from '../rules/finding.ts';
import { createChecker } from './checker.ts';
import { schemaMessages } from './sentences.ts';
import { maxFailures, structureFindings } from './structure.ts';
import { validateClaim } from './validators.generated.js';

const ajv = new Ajv2020({ strict: false, formats: { 'date-time': isDateTime } });
const validateAssessment = ajv.compile(assessmentSchema);
const validateCasefile = ajv.compile(casefileSchema);

/** Returns the schema findings in the valid assessment with changed values. */
function found(overlay: Readonly<Record<string, unknown>>): readonly Finding[] {
  const workspace = workspaceOf({ title: '', assessment: overlay });
  return createChecker({ digest: sha256, rules: [] }).check(workspace).findings;
}

function told(overlay: Readonly<Record<string, unknown>>): readonly string[] {
  return found(overlay).map(({ path, ruleId, message }) => `${path} | ${ruleId} | ${message}`);
}

/** The assessment after the first fix of the only finding. */
function mended(overlay: Readonly<Record<string, unknown>>, fix = 0): JsonObject {
  const [finding] = found(overlay);
  if (!finding?.fixes[fix]) throw new Error('there is no such fix');
  return applyEdit(workspaceOf({ title: '', assessment: overlay }), finding.fixes[fix].edit).assessment;
}

const oddJson: fc.Arbitrary<JsonValue> = fc.oneof(
  anyJson,
  fc.constantFrom<JsonValue>('', 'C-001', 'x'.repeat(201), '2026-03-01T00:00:00Z', 0, -1, 1.5, {}, [], [[]], null),
);

/** The sound assessment with some places replaced by something else, or taken out. */
const spoiltExample = fc
  .array(fc.tuple(fc.nat(), fc.option(oddJson, { nil: undefined })), { minLength: 1, maxLength: 4 })
  .map((changes) => spoilt(exampleAssessment, changes));

describe('the structure of an assessment', () => {
  it('is valid exactly if the whole schema accepts it', () => {
    const checker = createChecker({ digest: sha256, rules: [] });
    const agree = (assessment: JsonObject): void => {
      const { findings } = checker.check({ title: '', assessment, casefile: null });
      expect(findings.length === 0, JSON.stringify(assessment)).toBe(validateAssessment(assessment));
    };
    fc.assert(fc.property(spoiltExample, agree), { numRuns: runs(150) });
    fc.assert(
      fc.property(anyWorkspace, ({ assessment }) => agree(assessment)),
      { numRuns: runs(50) },
    );
  });

  it('is reported once for each fault: never twice for one path, and always as an error with a sentence', () => {
    const checker = createChecker({ digest: sha256, rules: [] });
    fc.assert(
      fc.property(spoiltExample, (assessment) => {
        const { findings } = checker.check({ title: '', assessment, casefile: null });
        const places = findings.map(({ path }) => path);
        expect(new Set(places).size).toBe(places.length);
        for (const { message, level, certainty } of findings) {
          expect([level, certainty]).toEqual(['error', 'checked']);
          expect(message).toMatch(/^[A-Z“].*\.$/su);
          expect(message).not.toContain('{{');
        }
      }),
      { numRuns: runs(150) },
    );
  });

  it('offers only fixes that can be applied and that remove a fault at their path', () => {
    fc.assert(
      fc.property(spoiltExample, (assessment) => {
        const workspace = { title: '', assessment, casefile: null };
        const { findings } = createChecker({ digest: sha256, rules: [] }).check(workspace);
        for (const { fixes, path, messageId } of findings) {
          for (const { edit } of fixes) {
            const after = createChecker({ digest: sha256, rules: [] }).check(applyEdit(workspace, edit)).findings;
            const gone = !after.some((other) => other.path === path && other.messageId === messageId);
            expect(gone || after.length < findings.length).toBe(true);
          }
        }
      }),
      { numRuns: runs(40) },
    );
  });

  it('is described by one sentence with the fact and the action', () => {
    const [basis, scope] = ['/power_bases/0', '/power_bases/0/scope'];
    const cases: readonly (readonly [path: string, value: unknown, rule: string, sentence: string])[] = [
      ['/claims/0/actual', undefined, 'required', 'Actual text is missing.'],
      ['/claims', undefined, 'required', 'Claims are missing.'],
      ['/intent_hypotheses/0/evidence/1/reason', undefined, 'required', 'Reason of evidence link 2 is missing.'],
      ['/producer/name', '', 'minLength', 'Producer name is empty. Fill it in.'],
      ['/claims/0/proposition', '🚢'.repeat(5001), 'maxLength', 'Proposition has 5001 characters. Shorten it to 5000.'],
      [
        `${basis}/power_basis_id`,
        'x'.repeat(201),
        'maxLength',
        'Power basis ID has 201 characters. Shorten it to 200.',
      ],
      ['/claims/0/representation', 'loose', 'enum', 'Representation must be one of these: Verbatim, Paraphrase.'],
      ['/claims/0/representation', null, 'type', 'Representation must be text, not empty (null).'],
      ['/claims/0/span/start', '0', 'type', 'Span start must be a whole number, not text.'],
      ['/claims/0/span/end', 58.5, 'type', 'Span end must be a whole number, not a decimal number.'],
      ['/contract', 'ww3.assessment/v2', 'const', 'Contract must be “ww3.assessment/v1”.'],
      ['/claims/0/note', 'x', 'additionalProperties', 'Unknown property “note”. Remove it.'],
      [
        '/claims/0/subject_actor_ids/0',
        'the council',
        'pattern',
        'Subject actors, item 1 must start with a letter or digit. Use only letters (A to Z), digits and . _ : - in it.',
      ],
      [
        '/claims/0/passage_id',
        'sha256:0',
        'pattern',
        'Passage must be “sha256:” and 64 lower-case hexadecimal digits. Choose a passage in the casefile.',
      ],
      [
        '/casefile_fingerprint_sha256',
        `${'0'.repeat(64)}\n`,
        'pattern',
        'Casefile fingerprint must be 64 lower-case hexadecimal digits. Update it from the casefile.',
      ],
      ['/observation_ids/0', 0, 'minimum', 'Observations, item 1 is 0. It must be 1 or more.'],
      [`${basis}/limitations`, [], 'minItems', 'Limitations are empty. Add at least one.'],
      [`${basis}/evidence`, [], 'minItems', 'Evidence is empty. Add at least one.'],
      ['/unknowns', Array.from(Array(101).keys(), String), 'maxItems', 'Unknowns have 101 items. Keep at most 100.'],
      [`${basis}/time_scope`, { start: null, end: null }, 'anyOf', 'Enter a start, an end, or both.'],
      [`${basis}/time_scope/start`, 5, 'type', 'Time scope start must be text or empty (null), not a number.'],
      [
        `${basis}/time_scope/start`,
        '2026-03-01',
        'format',
        'Time scope start: The time is missing. Use the format 2024-05-01T12:00:00Z.',
      ],
      ['/claims/0', 7, 'type', 'Claim must be an object, not a number.'],
      [`${basis}/evidence/0`, 'C-001', 'type', 'Evidence link 1 must be an object, not text.'],
      ['/contradictions', {}, 'type', 'Contradictions must be a list, not an object.'],
    ];
    expect(cases.map(([path, value]) => told({ [path]: value }))).toEqual(
      cases.map(([path, , rule, sentence]) => [`${path} | schema/${rule} | ${sentence}`]),
    );
    const leverage = (actors: readonly string[]) =>
      told({ [`${scope}/relationship`]: 'bilateral-leverage', [`${scope}/related_actor_ids`]: actors });
    const required = `${scope}/related_actor_ids | schema/if | Bilateral leverage requires exactly one related actor`;
    expect(leverage([])).toEqual([`${required}. Choose it under Related actors.`]);
    expect(leverage(Array.from({ length: 21 }, (_, index) => `a${index}`))).toEqual([
      `${required}, not 21. Remove the others.`,
    ]);
    const repeats = 'Remove or change one of them.';
    expect(told({ [`${scope}/geographies`]: ['Here', 'There', 'Here'] })).toEqual([
      `${scope}/geographies/2 | schema/uniqueItems | Geography 3 repeats geography 1. ${repeats}`,
    ]);
    expect(told({ unknowns: ['What?', 'What?'] })).toEqual([
      `/unknowns/1 | schema/uniqueItems | Unknown 2 repeats unknown 1. ${repeats}`,
    ]);
  });

  it('reports every repetition of an item, and the position of the first', () => {
    const findings = found({ '/power_bases/0/falsifiers': ['A', 'B', 'A', 'A', 'B'] });
    const items = findings.map(({ path, related }) => [path, ...related].map((at) => at.split('/').at(-1)).join(' '));
    expect(items).toEqual(['2 0', '3 0', '4 1']);
  });

  it('reports two empty items as empty, and not as repeated', () => {
    for (const overlay of [{ unknowns: ['', ''] }, { '/power_bases/0/falsifiers': ['', ''] }]) {
      expect(found(overlay).map(({ ruleId }) => ruleId)).toEqual(['schema/minLength', 'schema/minLength']);
    }
  });

  it('distinguishes items that differ only in case or normalisation', () => {
    expect(told({ '/power_bases/0/falsifiers': ['Cafe\u0301', 'Caf\u00e9', 'CAFÉ'] })).toEqual([]);
  });

  it('counts characters in code points, a lone surrogate as one', () => {
    expect(told({ '/claims/0/proposition': '🚢'.repeat(5000) })).toEqual([]);
    expect(told({ '/claims/0/proposition': '\uD83D'.repeat(5000) })).toEqual([]);
  });

  it('is not confused by inherited names', () => {
    const odd = JSON.parse('{"__proto__": 1, "constructor": 2, "toString": 3}') as JsonObject;
    expect(found({ '/claims/0': odd }).filter(({ ruleId }) => ruleId === 'schema/additionalProperties')).toHaveLength(
      3,
    );
    expect(found({ observation_ids: [{ valueOf: 1 }, { valueOf: 1 }] as never })).toHaveLength(2);
  });
});

describe('the fixes of structure', () => {
  it('set the only possible value', () => {
    expect(mended({ '/claims/0/span/offset_encoding': 'bytes' })).toEqual(exampleAssessment);
    expect(mended({ contract: undefined })).toEqual({ ...exampleAssessment, contract: 'ww3.assessment/v1' });
  });

  it('convert a text to a number, and a number to its text', () => {
    expect(mended({ '/claims/0/span/end': '59' })).toEqual(exampleAssessment);
    expect(mended({ '/claims/0/span/end': ' 59 ' })).toEqual(exampleAssessment);
    expect(valueAt(mended({ '/producer/version': 1 }), '/producer/version')).toBe('1');
    for (const text of ['1e1', '059', '59.0', 'x', '']) {
      const titles = found({ '/claims/0/span/end': text })[0]?.fixes.map(({ title }) => title);
      expect(titles).toEqual(['Move the span to 0–59 (exact match)']);
    }
  });

  it('convert a value to a list, with or without the value', () => {
    expect(valueAt(mended({ unknowns: 'Who?' }), '/unknowns')).toEqual(['Who?']);
    expect(valueAt(mended({ unknowns: 'Who?' }, 1), '/unknowns')).toEqual([]);
    expect(found({ unknowns: null })[0]?.fixes.map(({ title }) => title)).toEqual(['Replace with an empty list']);
  });

  it('leave a time open, and remove a repeated item or an invalid entry', () => {
    expect(valueAt(mended({ '/power_bases/0/time_scope/end': undefined }), '/power_bases/0/time_scope/end')).toBeNull();
    expect(valueAt(mended({ '/power_bases/0/falsifiers': ['A', 'A'] }), '/power_bases/0/falsifiers')).toEqual(['A']);
    expect(valueAt(mended({ '/claims/1': 'C-002' }), '/claims')).toHaveLength(1);
  });

  it('names an item by its position in the list, because an observation with that number is something else', () => {
    const twice = found({ observation_ids: [1, 2, 3, 4, 5, 6, 1] }).find(
      ({ ruleId }) => ruleId === 'schema/uniqueItems',
    );
    expect(twice?.message).toMatch(/^Observations, item 7 repeats observations, item 1\./);
    expect(twice?.fixes.map(({ title }) => title)).toEqual(['Remove item 7']);
  });
});

describe('the structure of a casefile', () => {
  const casefile = exampleCasefile as unknown as JsonObject;
  const findingsIn = (given: JsonValue): readonly Finding[] =>
    (['actor', 'observation'] as const).flatMap((kind) =>
      ownList(given, `${kind}s`).flatMap((value, at) =>
        structureFindings({ kind, value, base: pointer(`${kind}s`, at) }),
      ),
    );

  it('is valid exactly if the schema accepts each actor and observation', () => {
    const places = placesOf(casefile).filter((place) => /^\/(?:actors|observations)\/\d+\/./.test(place));
    expect(findingsIn(casefile)).toEqual([]);
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.option(oddJson, { nil: undefined }), (place, value) => {
        const changed = changeAt(casefile, place, () => value);
        expect(findingsIn(changed).length === 0, JSON.stringify(changed)).toBe(validateCasefile(changed));
      }),
      { numRuns: runs(150) },
    );
  });

  it('has no repeated names, and no publisher that is neither an ID nor empty', () => {
    const changes = { '/actors/0/names': ['A', 'B', 'A'], '/observations/0/publisher_actor_id': 'no id' };
    const { casefile: changed } = workspaceOf({ title: '', casefile: changes });
    expect(findingsIn(changed as unknown as JsonObject).map(({ path, message }) => [path, message])).toEqual([
      ['/actors/0/names/2', 'Name 3 repeats name 1. Remove or change one of them.'],
      ['/observations/0/publisher_actor_id', 'Publisher must be an actor ID or empty.'],
    ]);
  });
});

it('the messages of structure are sentences', () => {
  for (const message of Object.values(schemaMessages))
    expect(message).toMatch(/^(?:[A-Z]|\{\{field\}\}).*(?:\.|\}\})$/u);
});

describe('an entry with very many failures', () => {
  const names = Array.from({ length: maxFailures + 50 }, (_, index) => `x${String(index)}`);
  const extra = Object.fromEntries(names.map((name) => [name, 1]));
  const more = 'The same entry fails in 50 more places. Fix the listed ones first.';

  it('lists a thousand of them one by one, and counts the rest', () => {
    const findings = found(extra);
    expect(findings).toHaveLength(maxFailures + 1);
    expect(findings.filter(({ message }) => message === more)).toMatchObject([
      { ruleId: 'schema/additionalProperties', path: `/x${String(maxFailures)}`, level: 'error' },
    ]);
  });

  it('lists them in the same way in an evidence link and in a list with duplicates', () => {
    const link = { claim_id: 'C-001', effect: 'supports', reason: 'So.', ...extra };
    const power = exampleAssessment['power_bases'] as readonly JsonObject[];
    expect(found({ power_bases: [{ ...power[0], evidence: [link] }] })).toContainEqual(
      expect.objectContaining({ message: more, path: `/power_bases/0/evidence/0/x${String(maxFailures)}` }),
    );
    const repeated = Array.from({ length: maxFailures + 51 }, () => 1);
    expect(told({ observation_ids: repeated })).toContain(
      `/observation_ids/${String(maxFailures + 1)} | schema/uniqueItems | ${more}`,
    );
  });

  it('adds them in place, without copying the list of failures for each further item', () => {
    const concat = vi.spyOn(Array.prototype, 'concat');
    const holds = validateClaim({ subject_actor_ids: Array.from({ length: maxFailures }, (_, index) => index) });
    const copies = concat.mock.calls.length;
    concat.mockRestore();
    expect(holds).toBe(false);
    expect(validateClaim.errors?.filter(({ keyword }) => keyword === 'type')).toHaveLength(maxFailures);
    expect(copies).toBe(0);
  });
});
