import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import type { JsonObject } from '../json/json.ts';
import { valueAt } from '../json/pointer.ts';
import { asJson } from '../casefile/create.ts';
import { passageId } from '../casefile/hash.ts';
import { documentsLike } from './arbitrary-document.fixtures.ts';
import { readCasefileParts } from './casefile-reader.ts';
import { readText } from './read-file.ts';
import { report, sampleCasefile, statement } from './sample.fixtures.ts';
import { writeCasefile } from './write.ts';

const [observation] = sampleCasefile.observations;
const [actor] = sampleCasefile.actors;
const second = { ...observation!, observation_id: 2, passages: [] };

function read(casefile: object) {
  const result = readText(JSON.stringify(casefile, null, 2), 'x.casefile.json', sha256);
  if (result.kind !== 'casefile') throw new Error(`It was read as ${result.kind}.`);
  return result;
}

function with_(changes: object) {
  return read({ ...sampleCasefile, ...changes });
}

describe('an origin', () => {
  const origin = {
    passage_id: observation!.passages[0]!.passage_id,
    file: { name: 'a.pdf', path: null, size: 3, media_type: 'application/pdf', sha256: '0'.repeat(64) },
    reader: { name: 'pdf', version: 1, engine: 'PDFium 1', included: ['body'] },
    places: [
      { kind: 'page', start: 0, end: 5, page: 1, label: null, width: 595, height: 842, lines: ['0 5 1 2.5 3 4'] },
      { kind: 'time', start: 5, end: 6, from: 0, to: 1000 },
      { kind: 'part', start: 6, end: 7, path: 'a', label: 'A' },
    ],
    losses: [{ code: 'line-end-hyphen', count: 1, first: null }],
  };
  const format = 'assessment-desk.casefile/v2';

  it('is read and written, in version 2 of the format', () => {
    const result = with_({ format, origins: [origin] });
    expect(result.casefile).toEqual({ ...sampleCasefile, format, origins: [origin] });
    expect(result.problems).toEqual([]);
    expect(read(JSON.parse(writeCasefile(result.casefile)) as object).casefile).toEqual(result.casefile);
  });

  it('makes it version 2, and a casefile without origins is version 1', () => {
    expect(with_({ origins: [] }).casefile.format).toBe(format);
    expect(with_({ format }).casefile.format).toBe('assessment-desk.casefile/v1');
  });

  it('of another shape is skipped with its place', () => {
    const broken = { ...origin, places: [{ kind: 'page', start: 0 }] };
    const result = with_({ format, origins: [broken, origin] });
    expect(result.casefile.origins).toEqual([origin]);
    expect(result.problems[0]?.message).toContain('skipped origin 1');
  });
});

describe('a passage', () => {
  it('whose text does not match its ID is skipped by name, with its position, and the rest is read', () => {
    const [first, other] = observation!.passages;
    const changed = { ...first!, text: `${statement} ` };
    const result = with_({ observations: [{ ...observation!, passages: [changed, other] }, second] });
    expect(result.casefile.observations).toEqual([{ ...observation!, passages: [other] }, second]);
    expect(result.problems).toMatchObject([{ code: 'passage-hash', pointer: '/observations/0/passages/0' }]);
    expect(result.problems[0]?.message).toContain(first!.passage_id);
    expect(result.problems[0]?.message).toContain(passageId(`${statement} `, sha256));
    expect(result.problems[0]?.message).toMatch(/^Line \d+, column \d+: skipped the passage/);
  });

  it('is distinguished from one in another normal form', () => {
    const decomposed = { passage_id: passageId('é', sha256), text: 'e\u0301' };
    const result = with_({ observations: [{ ...observation!, passages: [decomposed] }] });
    expect(result.problems).toMatchObject([{ code: 'passage-hash' }]);
  });

  it('that is invalid is skipped alone', () => {
    const passage_id = passageId(report, sha256);
    const broken = [
      7,
      null,
      { passage_id },
      { passage_id, text: [report] },
      { passage_id, text: report, note: 'x' },
      { passage_id: 'sha256:x', text: report },
    ];
    for (const passage of broken) {
      const result = with_({ observations: [{ ...observation!, passages: [passage, ...observation!.passages] }] });
      expect(result.casefile.observations).toEqual([observation]);
      expect(result.problems.map(({ pointer = '' }) => pointer.slice(0, 26))).toEqual(['/observations/0/passages/0']);
    }
  });

  it('may be in two observations', () => {
    const result = with_({ observations: [observation, { ...observation!, observation_id: 2 }] });
    expect(result).toMatchObject({ problems: [], notices: [] });
  });
});

describe('an observation or actor', () => {
  it('that is invalid is skipped alone, with its position', () => {
    const observations: readonly (readonly [changes: object | string, at: string])[] = [
      ['not an object', ''],
      [{ title: undefined }, ''],
      [{ source: 'x' }, '/source'],
      [{ observation_id: '1' }, '/observation_id'],
      [{ observation_id: 1.5 }, '/observation_id'],
      [{ passages: {} }, '/passages'],
      [{ publisher_actor_id: 7 }, '/publisher_actor_id'],
    ];
    for (const [changes, at] of observations) {
      const broken = typeof changes === 'string' ? changes : { ...observation!, ...changes };
      const result = with_({ observations: [broken, second] });
      expect(result.casefile.observations).toEqual([second]);
      expect(result.problems).toMatchObject([{ code: 'shape', pointer: `/observations/0${at}` }]);
      expect(result.problems[0]?.line).toBeGreaterThan(1);
    }
    const own = JSON.parse('{"actor_id":"a","names":[],"publisher_hosts":[],"__proto__":{}}') as object;
    for (const broken of [{ ...actor!, publisher_hosts: undefined }, { ...actor!, names: [7] }, null, own]) {
      const result = with_({ actors: [broken, actor] });
      expect(result.casefile.actors).toEqual([actor]);
      expect(result.problems).toMatchObject([{ code: 'shape' }]);
    }
  });

  it('with a duplicate ID is read once, the first one', () => {
    const result = with_({
      actors: [actor, { ...actor!, names: ['Twin'] }],
      observations: [observation, { ...observation!, title: 'Twin' }],
    });
    expect(result.casefile).toEqual(sampleCasefile);
    expect(result.problems).toMatchObject([
      { code: 'duplicate-id', pointer: '/actors/1/actor_id' },
      { code: 'duplicate-id', pointer: '/observations/1/observation_id' },
    ]);
    expect(result.problems[0]?.message).toContain('“ministry” occurs twice');
  });

  it('is imported, with a notice, if only a value is not valid', () => {
    const half = { ...observation!, observation_id: 0, publisher_actor_id: 'no spaces', published_at: 'yesterday' };
    const result = with_({ actors: [{ ...actor!, actor_id: '', names: [''] }], observations: [half] });
    expect(result.casefile.observations).toEqual([half]);
    expect(result.problems).toEqual([]);
    expect(result.notices.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining([
        '/actors/0/actor_id',
        '/actors/0/names/0',
        '/observations/0/observation_id',
        '/observations/0/publisher_actor_id',
        '/observations/0/published_at',
      ]),
    );
  });
});

describe('a casefile', () => {
  it('whose title or lists have another type is read without them, with their places', () => {
    const result = with_({ title: 7, observations: {}, actors: null });
    expect(result.casefile).toEqual({ ...sampleCasefile, title: '', observations: [], actors: [] });
    expect(result.problems.map(({ code, pointer }) => `${code} ${pointer ?? ''}`).toSorted()).toEqual([
      'shape /actors',
      'shape /observations',
      'shape /title',
    ]);
    expect(with_({ origins: {} }).problems).toMatchObject([{ code: 'shape', pointer: '/origins' }]);
    expect(with_({ observations: undefined }).problems).toMatchObject([{ code: 'shape', pointer: '/observations' }]);
  });

  it('with unknown properties is read without them, with a problem', () => {
    expect(with_({ review: {} }).problems).toMatchObject([{ code: 'shape', pointer: '/review' }]);
  });

  it('lists the first hundred faults and counts the rest', () => {
    const { problems } = with_({ actors: Array.from({ length: 250 }, () => null) });
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)?.message).toContain('150 more');
  });

  it('gives only valid parts from the file, and everything if nothing is skipped', () => {
    const options = { digest: sha256, base: '', draft: false };
    fc.assert(
      fc.property(documentsLike(asJson(sampleCasefile)), (document) => {
        const { casefile, skipped } = readCasefileParts(document, options);
        const again = readCasefileParts(asJson(casefile), options);
        expect(again.casefile).toEqual(casefile);
        expect(again.skipped).toEqual([]);
        const lists = [valueAt(document, '/observations'), valueAt(document, '/actors')] as unknown[];
        const [observations, actors] = lists.map((list) => (Array.isArray(list) ? (list as JsonObject[]) : []));
        for (const part of casefile.actors) expect(actors).toContainEqual(part);
        for (const part of casefile.observations) {
          const bare = { ...part, passages: null };
          expect(observations?.map((each) => ({ ...each, passages: null }))).toContainEqual(bare);
        }
        if (skipped.length === 0) expect(casefile).toEqual({ ...document, format: casefile.format });
      }),
      { numRuns: runs(400) },
    );
  });
});
