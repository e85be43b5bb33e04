import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../.config/property-runs.ts';
import { anyWorkspace } from '../core/workspace/workspaces.fixtures.ts';
import { sampleAssessment, sampleCasefile, sampleWorkspace, statement } from '../core/files/sample.fixtures.ts';
import { exampleAssessment, exampleCasefile } from '../core/rules/example-workspace.ts';
import {
  compare,
  check,
  isAssessment,
  parse,
  serialize,
  casefileFingerprint,
  passageId,
  textAtSpan,
  type AnyDocument,
} from './document.ts';

const assessment: AnyDocument = { kind: 'assessment', assessment: sampleAssessment };
const casefile: AnyDocument = { kind: 'casefile', casefile: sampleCasefile };
const desk: AnyDocument = { kind: 'desk', ...sampleWorkspace };

describe('parse and serialize', () => {
  it('give the same document back, and the same bytes', () => {
    for (const document of [assessment, casefile, desk]) {
      const text = serialize(document);
      expect(parse(text)).toEqual({ ...document, problems: [], notices: [] });
      expect(parse(new TextEncoder().encode(text))).toEqual(parse(text));
      expect(serialize(parse(text) as AnyDocument)).toBe(text);
    }
  });

  it('report a file that cannot be read without loss, with the position', () => {
    expect(parse('{"contract": "a",\n "contract": "b"}')).toMatchObject({
      kind: 'refused',
      problems: [{ code: 'duplicate-key', line: 2, column: 2 }],
    });
  });
});

describe('check', () => {
  it('finds nothing in a valid document with its casefile', () => {
    const sound = { kind: 'assessment', assessment: exampleAssessment } as const;
    expect(check(sound, { casefile: exampleCasefile })).toEqual({
      findings: [],
      counts: { error: 0, violation: 0, notice: 0 },
    });
    expect(check(sound).findings.every(({ certainty }) => certainty === 'unchecked')).toBe(true);
    expect(check({ kind: 'casefile', casefile: exampleCasefile }).findings).toEqual([]);
  });

  it('enforces a scope statement if its wording is known', () => {
    const scoped = { kind: 'assessment', assessment: { ...exampleAssessment, scope: 'Mine.' } } as const;
    const found = (scopeStatement?: string) =>
      check(scoped, { casefile: exampleCasefile, ...(scopeStatement === undefined ? {} : { scopeStatement }) })
        .findings;
    expect(found().map(({ ruleId }) => ruleId)).toEqual(['scope/unchecked']);
    expect(found('Theirs.').map(({ ruleId }) => ruleId)).toEqual(['scope/differs']);
    expect(found('Mine.')).toEqual([]);
  });

  it('accepts any document, counts its findings and changes nothing', () => {
    fc.assert(
      fc.property(anyWorkspace, (workspace) => {
        const before = structuredClone(workspace);
        const { findings, counts } = check({ kind: 'desk', ...workspace });
        expect(counts.error + counts.violation + counts.notice).toBe(findings.length);
        expect(workspace).toEqual(before);
      }),
      { numRuns: runs(40) },
    );
  });
});

it('isAssessment is true for documents that follow the contract’s tables, and for nothing else', () => {
  expect(isAssessment(exampleAssessment)).toBe(true);
  expect(isAssessment({ ...exampleAssessment, claims: [] })).toBe(true);
  const others = [null, [], 'x', {}, { ...exampleAssessment, more: 1 }, { ...exampleAssessment, claims: [{}] }];
  expect(others.filter((other) => isAssessment(other))).toEqual([]);
});

it('compare lists the differences, for desk files in both of their documents, and none of a document from itself', () => {
  for (const document of [assessment, casefile, desk]) expect(compare(document, document)).toEqual([]);
  const after = {
    ...desk,
    assessment: { ...sampleAssessment, unknowns: [] },
    casefile: { ...sampleCasefile, title: 'Another' },
  } as const;
  expect(compare(desk, after).map(({ document }) => document)).toEqual(['assessment', 'casefile']);
  expect(compare(assessment, after)).toMatchObject([{ kind: 'removed', section: 'unknowns' }]);
  expect(() => compare(casefile, assessment)).toThrow(TypeError);
});

describe('names', () => {
  it('are those of passages and casefiles, with the package’s digest', () => {
    expect(passageId('abc')).toBe('sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(() => passageId('\ud800')).toThrow('surrogate');
    expect(casefileFingerprint(sampleCasefile)).toBe(sampleAssessment['casefile_fingerprint_sha256']);
  });

  it('match the text at a span, in code points', () => {
    expect(textAtSpan(statement, { start: 0, end: 26 })).toBe('The Ministry of Ports said');
    expect(textAtSpan('a🚢b', { start: 1, end: 2 })).toBe('🚢');
    expect(textAtSpan('a', { start: 0, end: 2 })).toBeUndefined();
    expect(() => textAtSpan('a', { start: 1, end: 0 })).toThrow(RangeError);
  });
});
