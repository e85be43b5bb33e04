import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { writeDesk } from '../core/files/write.ts';
import { workspaceOf } from '../core/rules/example-workspace.ts';
import schema from '../schema/configuration.schema.json' with { type: 'json' };
import { rules } from '../core/rules/index.generated.ts';
import { runWith, type Files } from './host.fixtures.ts';

/** Two notices `claim/uncited`, of C-003 and C-004. */
const claim = { ...(workspaceOf({ title: '' }).assessment['claims'] as readonly object[])[0] };
const work = writeDesk(
  workspaceOf({
    title: 'North',
    assessment: { '/claims/2': { ...claim, claim_id: 'C-003' }, '/claims/3': { ...claim, claim_id: 'C-004' } },
  }),
);
const name = 'assessment-desk.config.json';
const uncited = 'claim/uncited';

const accepts = new Ajv2020().compile(schema);

async function checkWith(configuration: unknown, ...args: readonly string[]) {
  const files = { work, [name]: JSON.stringify(configuration, null, 2) };
  return runWith(files, ['check', 'work', ...args]);
}

/** The reported findings of the rule, by entry. */
function uncitedIn(out: string): readonly string[] {
  return out
    .split('\n')
    .flatMap((line) => /: (\w+): (?:claim )?(C-\d+): .*\(claim\/uncited\)$/.exec(line)?.slice(1) ?? []);
}

describe('the configuration', () => {
  it('is read from the current folder, and not needed', async () => {
    const { exitCode, out } = await runWith({ work }, ['check', 'work']);
    expect(exitCode).toBe(0);
    expect(uncitedIn(out)).toEqual(['notice', 'C-003', 'notice', 'C-004']);
  });

  it('changes the level of a rule, or turns it off', async () => {
    const raised = await checkWith({ rules: { [uncited]: 'violation' }, failOn: 'violation' });
    expect(raised.exitCode).toBe(1);
    expect(uncitedIn(raised.out)).toEqual(['violation', 'C-003', 'violation', 'C-004']);
    expect(uncitedIn((await checkWith({ rules: { [uncited]: 'off' } })).out)).toEqual([]);
  });

  it('is read from the nearest folder that has one', async () => {
    const read = async (files: Files) => uncitedIn((await runWith({ work, ...files }, ['check', 'work'])).out);
    const off = JSON.stringify({ rules: { [uncited]: 'off' } });
    expect(await read({ [`../../${name}`]: off })).toEqual([]);
    expect(await read({ [`../../${name}`]: off, [`../${name}`]: '{}' })).toEqual(await read({}));
  });

  it('names the casefile from its own folder, unless --casefile does', async () => {
    const { assessment, casefile } = JSON.parse(work) as Record<string, unknown>;
    const used = async (folder: string, ...args: readonly string[]): Promise<unknown> => {
      const files = {
        work: JSON.stringify(assessment),
        [`${folder}sources/all`]: JSON.stringify(casefile),
        [folder + name]: '{ "casefile": "sources/all" }',
      };
      const { out } = await runWith(files, ['check', 'work', '--format', 'json', ...args]);
      return (JSON.parse(out) as { readonly files: readonly { readonly casefile: unknown }[] }).files.at(-1)?.casefile;
    };
    expect(await used('../')).toBe('../sources/all');
    expect(await used('')).toBe('sources/all');
    expect(await used('', '--casefile', 'missing')).toBeNull();
  });

  it('is not used with --no-config', async () => {
    const off = { rules: { [uncited]: 'off' } };
    expect(uncitedIn((await checkWith(off)).out)).toEqual([]);
    expect(uncitedIn((await checkWith(off, '--no-config')).out)).toEqual(['notice', 'C-003', 'notice', 'C-004']);
    expect((await checkWith(off, '--no-config', '--config', name)).err).toContain('either --config or --no-config');
  });

  it('yields to --fail-on', async () => {
    expect((await checkWith({ failOn: 'notice' })).exitCode).toBe(1);
    expect((await checkWith({ failOn: 'notice' }, '--fail-on', 'error')).exitCode).toBe(0);
  });

  it('ignores findings of an entry or of a rule with a reason, and counts and lists them in every format', async () => {
    const ignore = [{ rule: uncited, entry: 'claim C-003', reason: 'Kept.' }];
    const { out, err } = await checkWith({ ignore });
    expect([err, uncitedIn(out)]).toEqual(['', ['notice', 'C-004']]);
    expect(out).toMatch(/; 1 ignored\.$/m);
    const all = await checkWith({ ignore: [{ rule: uncited, reason: 'Drafts.' }] });
    expect(uncitedIn(all.out)).toEqual([]);
    expect(all.out).toContain('2 ignored');
    const verbose = (await checkWith({ ignore }, '--verbose')).out;
    expect(verbose).toMatch(/ignored: claim C-003: .* Ignored: Kept\. \(claim\/uncited\)$/m);
    const asJson = async (format: string) =>
      JSON.parse((await checkWith({ ignore }, '--format', format)).out) as unknown;
    expect(await asJson('json')).toMatchObject({
      files: [{ ignored: [{ ruleId: uncited, entry: 'claim C-003', reason: 'Kept.' }] }],
    });
    const { runs } = (await asJson('sarif')) as {
      readonly runs: readonly { readonly results: readonly { readonly suppressions?: readonly unknown[] }[] }[];
    };
    expect(runs[0]?.results.flatMap(({ suppressions = [] }) => suppressions)).toEqual([
      { kind: 'external', status: 'accepted', justification: 'Kept.' },
    ]);
  });

  it('says which ignores match nothing, with their place', async () => {
    const { exitCode, err } = await checkWith({ ignore: [{ rule: uncited, entry: 'claim C-009', reason: 'Old.' }] });
    expect(exitCode).toBe(0);
    expect(err).toBe(`${name}:3:5: No finding matches ${uncited} of claim C-009. Delete this.\n`);
  });

  it('cannot have anything else, and says where', async () => {
    const wrong = [
      // A level, a rule and a property that do not exist, and errors, which cannot be changed.
      [{ rules: { [uncited]: 'warn' } }, /:3:22: This must be one of error, violation, notice, off/],
      [{ rules: { 'claim/none': 'off' } }, /:3:19: There is no rule “claim\/none”/],
      [{ fail: 'error' }, /:2:11: Unknown property “fail”\. Use \$schema, failOn, casefile, rules, ignore/],
      [{ rules: { 'reference/claim-missing': 'notice' } }, /cannot be changed or ignored/],
      [{ ignore: [{ rule: 'schema/type', reason: 'x' }] }, /cannot be changed or ignored/],
      [{ ignore: [{ rule: uncited }] }, /:3:5: The reason is missing/],
      [{ ignore: [{ rule: uncited, reason: ' ' }] }, /The reason is missing/],
      [[], /:1:1: A configuration must be an object/],
    ] as const;
    for (const [configuration, reason] of wrong) {
      const { exitCode, out, err } = await checkWith(configuration);
      expect({ exitCode, out }, err).toEqual({ exitCode: 2, out: '' });
      expect(err).toMatch(reason);
      expect(accepts(configuration), err).toBe(false);
    }
    const missing = await checkWith({}, '--config', 'missing');
    expect([missing.exitCode, missing.out]).toEqual([2, '']);
    expect(missing.err).toMatch(/Could not read “missing”: file not found/);
    const noJson = await runWith({ work, [name]: '{\n  "rules": {,}\n}' }, ['check', 'work']);
    expect(noJson.exitCode).toBe(2);
    expect(noJson.err).toMatch(/^assessment-desk\.config\.json:2:13: /);
  });

  it('has a schema, which allows every rule whose level can be changed', async () => {
    const changeable = rules.filter(({ level }) => level !== 'error').map(({ id }) => id);
    expect(schema.$defs.rule.enum).toEqual(changeable);
    const full = {
      $schema: 'https://example.org/schemas/configuration.schema.json',
      failOn: 'violation',
      rules: Object.fromEntries(changeable.map((id) => [id, 'off'])),
      ignore: changeable.map((rule) => ({ rule, entry: 'claim C-003', reason: 'Kept.' })),
    };
    expect(accepts(full)).toBe(true);
    expect((await checkWith(full)).exitCode).toBe(0);
  });
});

it('check --stdin-filename reports standard input under the given name', async () => {
  const { out } = await runWith({ '-': work }, ['check', '-', '--stdin-filename', 'work/north.desk.json']);
  expect(out).toMatch(/^work\/north\.desk\.json:\d+:\d+: notice: claim C-003: /m);
  expect(out).not.toContain('<stdin>');
});
