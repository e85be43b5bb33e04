/** The package of `npm pack`, installed into an empty project and used from the command line and from TypeScript. */
import { expect, test } from '@playwright/test';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const samples = join(root, 'public/samples');

interface Done {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

function run(cwd: string, command: string, args: readonly string[], input?: string): Done {
  const env = { ...process.env, NO_COLOR: '1', npm_config_update_notifier: 'false' };
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, env, input, encoding: 'utf8' });
  if (error) throw error;
  return { status, out: stdout, err: stderr };
}

function runWell(cwd: string, command: string, args: readonly string[]): string {
  const { status, out, err } = run(cwd, command, args);
  expect(status, `${command} ${args.join(' ')}\n${out}\n${err}`).toBe(0);
  return out;
}

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string; readonly mode: number }[];
}

test.describe.configure({ mode: 'default' });

test.describe('the package', () => {
  let folder = '';
  let packed: Packed;
  const project = (): string => join(folder, 'project');
  const command = (...args: readonly string[]): Done =>
    run(project(), join(project(), 'node_modules/.bin/assessment-desk'), args);
  const check = (...args: readonly string[]): Done => command('check', ...args);

  test.beforeAll(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'assessment-desk-package-')));
    runWell(root, 'npm', ['run', '--silent', 'build:package']);
    const told = runWell(root, 'npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]);
    [packed] = JSON.parse(told) as [Packed];
    mkdirSync(project());
    writeFileSync(join(project(), 'package.json'), '{ "name": "empty", "private": true, "type": "module" }\n');
    const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', join(folder, packed.filename)];
    runWell(project(), 'npm', install);
    for (const name of readdirSync(samples)) copyFileSync(join(samples, name), join(project(), name));
  });

  test.afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('is small and complete, and contains nothing of the page', () => {
    const paths = packed.files.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'package.json', 'dist-package/THIRD-PARTY.txt']),
    );
    expect(paths.filter((path) => !/^(dist-package\/|LICENSE$|README\.md$|package\.json$)/.test(path))).toEqual([]);
    // 1.9 MB of it are PDFium, which “extract” reads PDFs with, 0.2 MB the library of “mcp”, and 0.1 MB the
    // tables of the encodings.
    expect(packed.size).toBeLessThan(3_900_000);
    for (const name of ['assessment-desk.js', 'core.js']) {
      const text = readFileSync(join(project(), 'node_modules/assessment-desk/dist-package', name), 'utf8');
      expect(text).not.toMatch(/node_modules\/(?:react|react-dom|@mantine)\/|(?<!\w)document\.createElement/);
    }
    expect(readdirSync(join(project(), 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'assessment-desk',
    ]);
  });

  test('checks files from the command line, with the documented exit codes', () => {
    expect(run(project(), 'npx', ['--no-install', 'assessment-desk', 'check', 'finished.desk.json']).status).toBe(0);
    expect(check('finished.desk.json').status).toBe(0);
    const broken = check('broken.desk.json');
    expect(broken.status).toBe(1);
    expect(broken.out).toMatch(/^broken\.desk\.json:\d+:\d+: (error|violation|notice|unchecked): .* \([a-z/-]+\)$/m);
    expect(broken.out).toMatch(/^broken\.desk\.json:383:21: notice: claim [^ ]+: This claim is not cited yet/m);
    expect(check('package.json').status).toBe(2);
    expect(check('nowhere.json').status).toBe(2);
    expect(check('--nothing').status).toBe(2);
    const pair = ['--casefile', 'strait-of-hesper.casefile.json', 'strait-of-hesper.assessment.json'];
    expect(check('--fail-on', 'violation', ...pair).status).toBe(0);
    expect(check('--fail-on', 'notice', ...pair).status).toBe(1);
    expect(JSON.parse(check('--format', 'sarif', 'broken.desk.json').out)).toMatchObject({ version: '2.1.0' });
  });

  test('reads standard input, and tolerates a reader that stops early', () => {
    const input = readFileSync(join(samples, 'broken.desk.json'), 'utf8');
    const path = join(project(), 'node_modules/.bin/assessment-desk');
    const { status, out } = run(project(), path, ['check', '-'], input);
    expect(status).toBe(1);
    expect(out).toMatch(/^<stdin>:\d+:\d+: /);
    const cut = run(project(), 'sh', ['-c', `"${path}" check --format json *.desk.json *.assessment.json | head -n 1`]);
    expect(cut).toEqual({ status: 0, out: '{\n', err: '' });
  });

  test('prints passage IDs, fingerprints and its version', () => {
    writeFileSync(join(project(), 'abc.txt'), 'abc');
    expect(command('hash', 'abc.txt').out).toBe(
      'sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  abc.txt\n',
    );
    const assessment = JSON.parse(readFileSync(join(samples, 'strait-of-hesper.assessment.json'), 'utf8')) as Record<
      string,
      string
    >;
    const name = 'strait-of-hesper.casefile.json';
    expect(command('fingerprint', name).out).toBe(`${assessment.casefile_fingerprint_sha256}  ${name}\n`);
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>;
    expect(command('--version').out).toBe(`${version}\n`);
  });

  test('serves three tools to an MCP client, for the files of one folder', async () => {
    const client = new Client({ name: 'tests', version: '1' });
    const bin = join(project(), 'node_modules/.bin/assessment-desk');
    await client.connect(new StdioClientTransport({ command: bin, args: ['mcp', project()] }));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['check', 'anchor', 'explain']);
    const checked = await client.callTool({ name: 'check', arguments: { file: 'broken.desk.json' } });
    expect(checked.structuredContent).toEqual(JSON.parse(check('--format', 'json', 'broken.desk.json').out));
    const outside = await client.callTool({ name: 'check', arguments: { file: '../package.json' } });
    expect(JSON.stringify(outside.structuredContent)).toContain('is outside the folder');
    await expect(client.callTool({ name: 'search', arguments: {} })).rejects.toThrow('check, anchor and explain');
    await client.close();
  });

  const four = [
    `import { check, compare, parse, serialize } from 'assessment-desk/core';`,
    `const file = parse(await (await import('node:fs/promises')).readFile('broken.desk.json'));`,
    `if (file.kind === 'refused') throw new Error(file.problems[0]?.message);`,
    `process.stdout.write(JSON.stringify([check(file).counts, compare(file, file).length, serialize(file).length]));`,
  ].join('\n');

  /** The exact example of the library in a README. */
  const exampleIn = (path: string): string =>
    /```ts\n((?:(?!```).)*?'assessment-desk\/core'.*?)```/s.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? '';
  const readmes = { 'readme.ts': 'README.md', 'library.ts': 'src/library/README.md' };

  for (const resolution of ['nodenext', 'bundler']) {
    test(`compiles and runs in four lines of TypeScript and in the examples of the READMEs, with the resolution ${resolution}`, () => {
      const place = join(project(), resolution);
      mkdirSync(place);
      writeFileSync(join(place, 'four.ts'), four);
      for (const [file, readme] of Object.entries(readmes)) writeFileSync(join(place, file), exampleIn(readme));
      copyFileSync(join(samples, 'broken.desk.json'), join(project(), 'work.desk.json'));
      const compilerOptions = {
        ...{ target: 'ES2022', lib: ['ES2022'], strict: true, outDir: '.', rootDir: '.' },
        ...{ exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, verbatimModuleSyntax: true },
        ...{ module: resolution === 'nodenext' ? 'nodenext' : 'esnext', moduleResolution: resolution },
        ...{ skipLibCheck: false, types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
      };
      writeFileSync(
        join(place, 'tsconfig.json'),
        JSON.stringify({ compilerOptions, files: ['four.ts', ...Object.keys(readmes)] }),
      );
      runWell(place, process.execPath, [join(root, 'node_modules/@typescript/native/bin/tsc'), '-p', '.']);
      const [counts, differences, length] = JSON.parse(
        runWell(project(), process.execPath, [join(place, 'four.js')]),
      ) as [Record<string, number>, number, number];
      expect(counts.error).toBeGreaterThan(0);
      expect(differences).toBe(0);
      expect(length).toBeGreaterThan(1000);
      for (const file of Object.keys(readmes)) {
        const listed = runWell(project(), process.execPath, [join(place, file.replace('.ts', '.js'))]);
        expect(listed).toMatch(/^error \/claims\/\d+\/span\S*: The span ends \(/m);
      }
    });
  }

  test('has the schemas, which a module can import', () => {
    const names = readdirSync(join(root, 'src/schema')).filter((name) => name.endsWith('.schema.json'));
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) {
      const lines = `import schema from 'assessment-desk/schemas/${name}' with { type: 'json' };\nprocess.stdout.write(schema.$id);\n`;
      writeFileSync(join(project(), 'schema.mjs'), lines);
      expect(runWell(project(), process.execPath, ['--no-warnings', 'schema.mjs'])).not.toBe('');
    }
  });
});
