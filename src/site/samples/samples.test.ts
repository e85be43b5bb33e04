import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import type { Assessment } from '../../core/assessment/types.generated.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { hexDigest, utf8 } from '../../core/casefile/hash.ts';
import type { Passage } from '../../core/casefile/types.generated.ts';
import { createChecker } from '../../core/check/checker.ts';
import { readText } from '../../core/files/read-file.ts';
import { findHiddenCharacters } from '../../core/text/hidden.ts';
import { rules } from '../../core/rules/index.generated.ts';
import { buildSamples, generateSamples, anchoredClaim, placeOf, casefileSource, finishedSource } from './build.ts';

const { finished, broken } = await buildSamples();
const assessment = finished.assessment as unknown as Assessment;
const { casefile } = finished;
const passages: readonly Passage[] = casefile.observations.flatMap((observation) => observation.passages);
const allText = passages.map(({ text }) => text).join('\n');

function firedBy(workspace: Workspace, scopeStatement?: string): readonly string[] {
  const options = scopeStatement === undefined ? { digest: sha256 } : { digest: sha256, scopeStatement };
  return createChecker(options)
    .check(workspace)
    .findings.map(({ ruleId }) => ruleId);
}

describe('The sample casefile', () => {
  it('has at least twelve observations of at least five publishers, one of them unknown', () => {
    const publishers = new Set(casefile.observations.map((observation) => observation.publisher_actor_id));
    expect(casefile.observations.length).toBeGreaterThanOrEqual(12);
    expect(publishers.size).toBeGreaterThanOrEqual(5);
    expect(publishers).toContain(null);
  });

  it('names nothing real: every address and every registered host is under .example', () => {
    for (const { canonical_url } of casefile.observations)
      if (canonical_url !== null) expect(canonical_url).toMatch(/^https:\/\/[a-z0-9.-]+\.example\//);
    const hosts = casefile.actors.flatMap((actor) => actor.publisher_hosts);
    for (const host of hosts) expect(host).toMatch(/^(\*\.)?[a-z0-9.-]+\.example$/);
    expect(hosts.some((host) => host.startsWith('*.'))).toBe(true);
  });

  it('has one passage of over 20,000 code points without repeated paragraphs', () => {
    const long = passages.filter(({ text }) => Array.from(text).length > 20_000);
    expect(long).toHaveLength(1);
    const paragraphs = (long[0]?.text ?? '').split('\n').filter((line) => Array.from(line).length > 80);
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });

  it('has passages in seven scripts', () => {
    const scripts = ['Latin', 'Arabic', 'Cyrillic', 'Devanagari', 'Han', 'Hangul', 'Hebrew'];
    const written = (script: string) => new RegExp(`(?:\\p{Script=${script}}[^\\p{L}]*){100}`, 'u');
    expect(scripts.filter((script) => !passages.some(({ text }) => written(script).test(text)))).toEqual([]);
  });

  it('has characters that are difficult to count and to select', () => {
    const difficult = [
      ['an emoji joined with zero width joiners', /\p{Emoji}\u200D\p{Emoji}/u],
      ['a flag', /\p{Regional_Indicator}{2}/u],
      ['a skin tone', /\p{Emoji_Modifier}/u],
      ['a keycap', /\d\uFE0F\u20E3/u],
      ['decomposed Latin letters', /[A-Za-z][\u0300-\u036F]/u],
      ['points of Hebrew vowels', /[\u05B0-\u05BC]/u],
      ['conjoining Hangul jamo', /[\u1100-\u1112][\u1161-\u1175]/u],
      ['mathematical letters beyond the basic plane', /𝒜/u],
      ['a rare Han character', /𠮷/u],
      ['musical symbols', /𝄞/u],
      ['CR LF at the ends of lines', /\r\n/u],
    ] as const;
    expect(difficult.filter(([, pattern]) => !pattern.test(allText))).toEqual([]);
  });

  it('has one passage with CR LF at every end of a line', () => {
    const withReturns = passages.filter(({ text }) => text.includes('\r'));
    expect(withReturns).toHaveLength(1);
    expect(withReturns[0]?.text).not.toMatch(/[^\r]\n|\r(?!\n)/);
  });

  it('names each passage by the hash of its bytes', () => {
    for (const { passage_id, text } of passages)
      expect(passage_id).toBe(`sha256:${hexDigest(sha256(utf8(text)), (bytes) => bytes)}`);
  });

  it('hides no characters in its passages and in the names of its actors', () => {
    for (const text of [...passages.map((passage) => passage.text), ...casefile.actors.flatMap(({ names }) => names)])
      expect(findHiddenCharacters(text)).toEqual([]);
  });
});

describe('The finished assessment', () => {
  it('has at least forty claims, twelve power bases and eight hypotheses, and contradictions and unknowns', () => {
    expect(assessment.claims.length).toBeGreaterThanOrEqual(40);
    expect(assessment.power_bases.length).toBeGreaterThanOrEqual(12);
    expect(assessment.intent_hypotheses.length).toBeGreaterThanOrEqual(8);
    expect(assessment.contradictions.length).toBeGreaterThanOrEqual(8);
    expect(assessment.unknowns.length).toBeGreaterThanOrEqual(8);
  });

  it('uses every claim kind, attribution mode, representation, relationship, domain, workflow state and effect', () => {
    const { claims, power_bases, intent_hypotheses } = assessment;
    const entries = [...power_bases, ...intent_hypotheses];
    const kinds = (values: readonly string[]): number => new Set(values).size;
    expect(kinds(claims.map((claim) => claim.claim_kind))).toBe(7);
    expect(kinds(claims.map((claim) => claim.attribution.mode))).toBe(4);
    expect(kinds(claims.map((claim) => claim.representation))).toBe(2);
    expect(kinds(power_bases.map((basis) => basis.scope.relationship))).toBe(6);
    expect(kinds(power_bases.map((basis) => basis.domain))).toBe(10);
    expect(kinds(entries.map((entry) => entry.workflow_state))).toBe(4);
    expect(kinds(entries.flatMap((entry) => entry.evidence.map((link) => link.effect)))).toBe(2);
  });

  it('has for every claim the exact text of its span, in code points', () => {
    for (const { claim_id, passage_id, span, actual } of assessment.claims) {
      const text = passages.find((passage) => passage.passage_id === passage_id)?.text ?? '';
      expect(`${claim_id}: ${Array.from(text).slice(span.start, span.end).join('')}`).toBe(`${claim_id}: ${actual}`);
    }
  });

  it('has claims over astral characters, combining marks, CR LF, jamo and right-to-left words', () => {
    const actuals = assessment.claims.map(({ actual }) => actual);
    const patterns = [/[\u{1F300}-\u{1FAFF}]/u, /𝒜/u, /𠮷/u, /[\u0300-\u036F]/, /\r\n/, /\u1100/, /קמריין/, /قمرين/];
    expect(patterns.filter((pattern) => !actuals.some((actual) => pattern.test(actual)))).toEqual([]);
  });

  it('refers only to actors of the casefile', () => {
    const known = new Set(casefile.actors.map((actor) => actor.actor_id));
    const { claims, power_bases, intent_hypotheses } = assessment;
    const named = [
      ...claims.flatMap((claim) => [...claim.subject_actor_ids, claim.attribution.actor_id]),
      ...power_bases.flatMap((basis) => [basis.actor_id, ...basis.scope.related_actor_ids]),
      ...intent_hypotheses.map((intent) => intent.actor_id),
    ];
    expect(named.filter((id) => id !== null && !known.has(id))).toEqual([]);
  });

  it('has no findings except questions that a reviewer would ask', () => {
    const { findings } = createChecker({ digest: sha256 }).check(finished);
    expect(findings.filter(({ ruleId }) => !ruleId.startsWith('tradecraft/'))).toEqual([]);
    expect(new Set(findings.map(({ level }) => level))).toEqual(new Set(['notice']));
  });

  it('cannot be built if a quote is missing or occurs more than once', () => {
    const [claim, observation, source] = [
      finishedSource.claims[0],
      casefile.observations[0],
      casefileSource.observations[0],
    ];
    if (!claim || !observation || !source) throw new Error('the sample is empty');
    expect(() => placeOf({ ...claim, quote: 'no such words' }, observation, source)).toThrow('is not in observation 1');
    expect(() => placeOf({ ...claim, quote: 'Velmara' }, observation, source)).toThrow('say which occurrence');
    const second = anchoredClaim(claim, placeOf({ ...claim, quote: 'Velmara', occurrence: 2 }, observation, source));
    expect(second.span.start).toBeGreaterThan(Array.from('MINISTRY OF MARITIME AFFAIRS').length);
  });
});

describe('The broken draft', () => {
  it('breaks every rule', () => {
    const fired = new Set([...firedBy(broken), ...firedBy(broken, 'The wording that a deployment may know.')]);
    expect(rules.map(({ id }) => id).filter((id) => !fired.has(id))).toEqual([]);
  });

  it('breaks each kind of constraint of the contract that an analyst meets', () => {
    const fired = firedBy(broken).filter((id) => id.startsWith('schema/'));
    expect([...new Set(fired)].sort()).toEqual(
      ['additionalProperties', 'enum', 'format', 'if', 'minItems', 'minLength', 'required', 'uniqueItems'].map(
        (keyword) => `schema/${keyword}`,
      ),
    );
  });

  it('makes no rule fail to run', () => {
    expect(firedBy(broken)).not.toContain('rule-crashed');
  });

  it('says that it is broken', () => {
    expect(broken.title).toBe('A broken draft, to see every check at work');
  });
});

describe('The built files', () => {
  it('open without problems and contain the workspaces that they were made from', async () => {
    const files = new Map((await generateSamples()).map(({ path, content }) => [path, content]));
    for (const [name, workspace] of Object.entries({ finished, broken })) {
      const path = `public/samples/${name}.desk.json`;
      const read = readText(files.get(path) ?? '', path, sha256);
      expect(read.kind).toBe('desk');
      if (read.kind === 'desk')
        expect([read.title, read.assessment, read.casefile]).toEqual([
          workspace.title,
          workspace.assessment,
          workspace.casefile,
        ]);
    }
    const alone = (file: string) =>
      readText(files.get(`public/samples/strait-of-hesper.${file}.json`) ?? '', file, sha256);
    expect(alone('casefile')).toMatchObject({ kind: 'casefile', problems: [], notices: [] });
    expect(alone('assessment')).toMatchObject({ kind: 'assessment', problems: [], notices: [] });
  });
});
