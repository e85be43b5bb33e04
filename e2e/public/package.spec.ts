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

let folder = '';
let packed: Packed;
const project = (): string => join(folder, 'project');
const bin = (): string => join(project(), 'node_modules/.bin/assessment-desk');
const check = (...args: readonly string[]): Done => run(project(), bin(), ['check', ...args]);

test.describe.configure({ mode: 'default' });

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

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the package is small and complete, and contains nothing of the page', () => {
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

test('its command checks files, reads standard input, and serves an MCP client', async () => {
  expect(run(project(), 'npx', ['--no-install', 'assessment-desk', 'check', 'finished.desk.json']).status).toBe(0);
  const broken = check('broken.desk.json');
  expect(broken.status).toBe(1);
  expect(broken.out).toMatch(/^broken\.desk\.json:\d+:\d+: (error|violation|notice|unchecked): .* \([a-z/-]+\)$/m);
  expect(check('nowhere.json').status).toBe(2);
  const { status, out } = run(
    project(),
    bin(),
    ['check', '-'],
    readFileSync(join(samples, 'broken.desk.json'), 'utf8'),
  );
  expect(status).toBe(1);
  expect(out).toMatch(/^<stdin>:\d+:\d+: /);
  // A reader that stops early.
  const cut = run(project(), 'sh', ['-c', `"${bin()}" check --format json *.desk.json *.assessment.json | head -n 1`]);
  expect(cut).toEqual({ status: 0, out: '{\n', err: '' });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>;
  expect(run(project(), bin(), ['--version']).out).toBe(`${version}\n`);

  const client = new Client({ name: 'tests', version: '1' });
  await client.connect(new StdioClientTransport({ command: bin(), args: ['mcp', project()] }));
  const checked = await client.callTool({ name: 'check', arguments: { file: 'broken.desk.json' } });
  expect(checked.structuredContent).toEqual(JSON.parse(check('--format', 'json', 'broken.desk.json').out));
  const outside = await client.callTool({ name: 'check', arguments: { file: '../package.json' } });
  expect(JSON.stringify(outside.structuredContent)).toContain('is outside the folder');
  await client.close();
});

/** The exact example of the library in a README. */
const exampleIn = (path: string): string =>
  /```ts\n((?:(?!```).)*?'assessment-desk\/core'.*?)```/s.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? '';

test('the examples of the READMEs compile and run in a strict project, which can import the schemas', () => {
  const place = join(project(), 'strict');
  mkdirSync(place);
  const readmes = { 'readme.ts': 'README.md', 'library.ts': 'src/library/README.md' };
  for (const [file, readme] of Object.entries(readmes)) writeFileSync(join(place, file), exampleIn(readme));
  copyFileSync(join(samples, 'broken.desk.json'), join(project(), 'work.desk.json'));
  const compilerOptions = {
    ...{ target: 'ES2022', lib: ['ES2022'], strict: true, outDir: '.', rootDir: '.' },
    ...{ exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, verbatimModuleSyntax: true },
    ...{ module: 'nodenext', moduleResolution: 'nodenext' },
    ...{ skipLibCheck: false, types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
  };
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: Object.keys(readmes) }));
  runWell(place, process.execPath, [join(root, 'node_modules/@typescript/native/bin/tsc'), '-p', '.']);
  for (const file of Object.keys(readmes)) {
    const listed = runWell(project(), process.execPath, [join(place, file.replace('.ts', '.js'))]);
    expect(listed).toMatch(/^error \/claims\/\d+\/span\S*: The span ends \(/m);
  }

  const names = readdirSync(join(root, 'src/schema')).filter((name) => name.endsWith('.schema.json'));
  expect(names.length).toBeGreaterThan(2);
  const lines = names.map(
    (name, at) => `import schema${String(at)} from 'assessment-desk/schemas/${name}' with { type: 'json' };`,
  );
  const ids = names.map((_, at) => `schema${String(at)}.$id`).join(', ');
  writeFileSync(join(project(), 'schemas.mjs'), `${lines.join('\n')}\nprocess.stdout.write([${ids}].join(' '));\n`);
  expect(runWell(project(), process.execPath, ['--no-warnings', 'schemas.mjs']).split(' ')).toHaveLength(names.length);
});
