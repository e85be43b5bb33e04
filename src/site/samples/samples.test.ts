import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { createChecker } from '../../core/check/checker.ts';
import { readText } from '../../core/files/read-file.ts';
import { rules } from '../../core/rules/index.generated.ts';
import { buildSamples, generateSamples, anchoredClaim, placeOf, casefileSource, finishedSource } from './build.ts';

const { finished, broken } = await buildSamples();
const { casefile } = finished;

function firedBy(workspace: Workspace, scopeStatement?: string): readonly string[] {
  const options = scopeStatement === undefined ? { digest: sha256 } : { digest: sha256, scopeStatement };
  return createChecker(options)
    .check(workspace)
    .findings.map(({ ruleId }) => ruleId);
}

it('The sample casefile names nothing real: every address and every registered host is under .example', () => {
  for (const { canonical_url } of casefile.observations)
    if (canonical_url !== null) expect(canonical_url).toMatch(/^https:\/\/[a-z0-9.-]+\.example\//);
  const hosts = casefile.actors.flatMap((actor) => actor.publisher_hosts);
  for (const host of hosts) expect(host).toMatch(/^(\*\.)?[a-z0-9.-]+\.example$/);
  expect(hosts.some((host) => host.startsWith('*.'))).toBe(true);
});

describe('The finished assessment', () => {
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
});

it('The built files open without problems and contain the workspaces that they were made from', async () => {
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
