import { describe, expect, it } from 'vitest';
import { bytesOf, documentsIn, namesIn, releases, releasesWith } from '../library/released.fixtures.ts';
import { runWith } from './host.fixtures.ts';

/** Runs the command with the files of a release. */
const runOn = (release: string, ...args: readonly string[]) =>
  runWith(Object.fromEntries(namesIn(release).map((name) => [name, new Uint8Array(bytesOf(release, name))])), args);

describe.each(releasesWith('signer.jwk.json'))('the command line with the files of %s', (release) => {
  it('verifies a bag, and finds no passage that its original contradicts', async () => {
    const { out, err } = await runOn(release, 'verify-origin', '--format', 'json', 'north.bag.zip');
    const report = JSON.parse(out) as object;
    expect(err).toBe('');
    expect(report).toMatchObject({
      bag: { valid: true, problems: [], verified: 2 },
      // A later version of the reader says “not checked” instead of “ok”.
      counts: { failed: 0, missing: 2 },
    });
  });

  it('checks with a configuration', async () => {
    const options = '--casefile v1.casefile.json --config assessment-desk.config.json human.assessment.json';
    const { exitCode, out, err } = await runOn(release, 'check', '--format', 'json', ...options.split(' '));
    const { files: [file] = [] } = JSON.parse(out) as {
      files?: readonly { findings: readonly { ruleId: string }[] }[];
    };
    expect({ exitCode, err }).toEqual({ exitCode: 1, err: '' });
    const rules = file?.findings.map(({ ruleId }) => ruleId) ?? [];
    expect(rules).toContain('support/not-verbatim');
    expect(rules).not.toContain('support/actor-not-named');
  });
});

describe.each(releases)('the command line with the files of %s', (release) => {
  it('finds every file in the form that it writes', async () => {
    const { exitCode, out } = await runOn(release, 'fmt', '--check', ...documentsIn(release));
    expect({ exitCode, out }).toEqual({ exitCode: 0, out: '' });
  });
});
