import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import type { JsonObject } from '../json/json.ts';
import { documentsLike } from './arbitrary-document.fixtures.ts';
import { readJson } from './json-reader.ts';
import { readText } from './read-file.ts';
import { sampleAssessment, sampleCasefile, sampleWorkspace } from './sample.fixtures.ts';
import { writeAssessment, writeCasefile, writeDesk } from './write.ts';

/** A copy with the properties of every object the other way round. */
function reversed<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => reversed(item)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, child]) => [name, reversed(child as unknown)] as const);
  return Object.fromEntries(entries.reverse()) as Value;
}

function read(text: string) {
  const result = readJson(text);
  if (!result.ok) throw new Error(result.problems[0]?.message);
  return result.value;
}

describe('writing an assessment', () => {
  it('writes the contract’s order, two spaces, LF, one at the end, and no byte order mark', () => {
    const text = writeAssessment(reversed(sampleAssessment));
    expect(text).toBe(`${JSON.stringify(sampleAssessment, null, 2)}\n`);
    expect(text.startsWith('{\n  "contract": "ww3.assessment/v1",\n  "casefile_fingerprint_sha256": ')).toBe(true);
    expect(text).not.toMatch(/\r|\n\n$|^\ufeff/);
  });

  it('writes unknown properties after the known ones, in their own order, at every level', () => {
    const document = { zeta: 1, claims: [{ note: 'x', span: { more: 1, end: 2, start: 1 }, claim_id: 'C' }], alpha: 2 };
    const text = writeAssessment(document);
    expect(text.replaceAll(/\s+/g, '')).toBe(
      '{"claims":[{"claim_id":"C","span":{"start":1,"end":2,"more":1},"note":"x"}],"zeta":1,"alpha":2}',
    );
  });

  it('writes unknown names that are whole numbers after the known ones, too', () => {
    expect(writeAssessment({ 7: 'seven', contract: 'c' })).toBe('{\n  "contract": "c",\n  "7": "seven"\n}\n');
  });

  it('writes empty lists and objects on their line, and 1.0 and -0 as whole numbers', () => {
    expect(writeAssessment({ claims: [], producer: {}, a: 1.0, b: -0 } as JsonObject)).toBe(
      '{\n  "producer": {},\n  "claims": [],\n  "a": 1,\n  "b": 0\n}\n',
    );
  });

  it('leaves the order of unknown objects, and of a list’s items, alone', () => {
    const document = { extra: { claims: 1, contract: 2 }, unknowns: ['b', 'a'] };
    expect(Object.keys(read(writeAssessment(document)) as JsonObject)).toEqual(['unknowns', 'extra']);
    expect(writeAssessment(document).replaceAll(/\s+/g, '')).toBe(
      '{"unknowns":["b","a"],"extra":{"claims":1,"contract":2}}',
    );
  });

  it('gives the same document and the same bytes again, whatever the document', () => {
    fc.assert(
      fc.property(documentsLike(sampleAssessment), (document) => {
        const text = writeAssessment(document);
        const again = read(text) as JsonObject;
        expect(again).toEqual(document);
        expect(writeAssessment(again)).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(document)));
        expect(writeAssessment(reversed(reversed(document)))).toBe(text);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('writing a casefile', () => {
  it('writes the format’s order and reads back the same', () => {
    const text = writeCasefile(reversed(sampleCasefile));
    expect(text).toBe(`${JSON.stringify(sampleCasefile, null, 2)}\n`);
    const result = readText(text, 'x.casefile.json', sha256);
    expect(result).toEqual({ kind: 'casefile', casefile: sampleCasefile, problems: [], notices: [] });
  });
});

describe('writing a desk file', () => {
  it('writes both parts in their own order', () => {
    const text = writeDesk(reversed(sampleWorkspace));
    const desk = { format: 'assessment-desk.workspace/v1', ...sampleWorkspace };
    expect(text).toBe(`${JSON.stringify(desk, null, 2)}\n`);
  });

  it('can always be read again and loses nothing, whatever state the draft is in', () => {
    const unsound = fc.constantFrom('half \ud83d', '\udc00', 'whole 😀', '');
    const number = fc.constantFrom(1e21, 2 ** 63, -(2 ** 53), 0.1, 5e-324);
    const language = fc.option(fc.constantFrom('de', 'zh-Hant', 'd', 'not a language', '…'), { nil: undefined });
    const asked = fc.option(fc.constantFrom('By Friday.', ' ', 'half \ud83d'), { nil: undefined });
    const draft = fc.tuple(documentsLike(sampleAssessment), unsound, number, fc.boolean(), language, asked);
    fc.assert(
      fc.property(draft, ([document, text, value, withCasefile, textLanguage, brief]) => {
        const assessment = { ...document, unknowns: [text], [`key ${text}`]: value };
        const casefile = { ...sampleCasefile, title: text };
        const stated = { ...(textLanguage !== undefined && { textLanguage }), ...(brief !== undefined && { brief }) };
        const workspace = { title: text, ...stated, assessment, casefile: withCasefile ? casefile : null };
        const written = writeDesk(workspace);
        expect(written.isWellFormed()).toBe(true);
        const result = readText(written, 'x.desk.json', sha256);
        expect(result).toMatchObject({ kind: 'desk', problems: [] });
        if (result.kind !== 'desk') return;
        const { kind: _kind, problems: _problems, notices: _notices, ...read } = result;
        expect(read).toEqual(workspace);
        const version = brief !== undefined ? 3 : textLanguage !== undefined ? 2 : 1;
        expect(JSON.parse(written)).toMatchObject({ format: `assessment-desk.workspace/v${String(version)}` });
        expect(writeDesk(result)).toBe(written);
      }),
      { numRuns: runs(200) },
    );
  });

  it('can contain an assessment with the deepest nesting of a file', () => {
    const deep = JSON.parse(`{"claims":${'['.repeat(63)}${']'.repeat(63)}}`) as JsonObject;
    expect(readJson(writeAssessment(deep)).ok).toBe(true);
    const result = readText(writeDesk({ title: '', assessment: deep, casefile: null }), 'x', sha256);
    expect(result).toMatchObject({ kind: 'desk', assessment: deep });
  });

  it('preserves a casefile with unfinished values', () => {
    const actor = { actor_id: '', names: ['', ''], publisher_hosts: [''] };
    const [sound] = sampleCasefile.observations;
    const half = { ...sound!, observation_id: 0, canonical_url: 'htt', publisher_actor_id: '', published_at: '2024' };
    const casefile = { ...sampleCasefile, actors: [actor, actor], observations: [half, half, sound!] };
    const result = readText(writeDesk({ ...sampleWorkspace, casefile }), 'x', sha256);
    expect(result).toMatchObject({ kind: 'desk', casefile, problems: [] });
    expect(result.kind === 'desk' && result.notices.length).toBeGreaterThan(3);
  });
});
