import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from './build-server.ts';

const containerfile = readFileSync('.github/Containerfile', 'utf8');

/** A user without rights on any file, if the tests run as root; otherwise the user of the tests. */
const user = process.getuid?.() === 0 ? { uid: 65532, gid: 65532 } : {};

/** The folder of the image: a build, and the server beside it. Nobody may write to it. */
let folder = '';
let server: ChildProcess | undefined;
let address = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-server-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>The page</title>');
  await buildServer(join(folder, 'server'));
  for (const path of ['dist', 'server', '.']) chmodSync(join(folder, path), 0o555);
  await start();
});

afterAll(() => {
  server?.kill('SIGKILL');
  for (const path of ['.', 'dist', 'server']) chmodSync(join(folder, path), 0o755);
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the server as the image does, and waits until it says its address. */
function start(): Promise<void> {
  const child = spawn(process.execPath, [join(folder, 'server/serve.js')], {
    ...user,
    cwd: '/',
    env: {
      ...{ HOST: '0.0.0.0', PORT: '0', SITE_URL: 'https://desk.example/' },
      ASSESSMENT_DESK_DIST: join(folder, 'dist'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = child;
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', (code) => reject(new Error(`The server ended with ${String(code)}.`)));
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      address = / at (http:\S+) /.exec(said)?.[1] ?? '';
      if (address !== '') resolve();
    });
  });
}

describe('the server of the image', () => {
  it('runs as a user who may write nothing, without the packages, and serves page, documents and endpoint', async () => {
    expect(await (await fetch(address)).text()).toContain('<title>The page</title>');
    const catalogue = await (await fetch(`${address}.well-known/api-catalog`)).text();
    expect(catalogue).toContain('https://desk.example/v1/mcp/canon');
    const schema = (await (await fetch(`${address}schemas/casefile.schema.json`)).json()) as { $id: string };
    expect(schema.$id).toContain('casefile.schema.json');
    expect((await fetch(`${address}v1/mcp/canon`)).status).toBe(405);
    const code = readFileSync(join(folder, 'server/serve.js'), 'utf8');
    const imported = Array.from(code.matchAll(/^import .* from "([^"]+)";$/gm), ([, name]) => name);
    expect(imported.filter((name) => !name?.startsWith('node:'))).toEqual([]);
    expect(readFileSync(join(folder, 'server/third-party.txt'), 'utf8')).toContain('\nminisearch ');
  });

  // Ends the server, so it is the last test that uses it.
  it('is healthy for the command of the image while it runs, and unhealthy after that', async () => {
    const [, program = ''] = /"--eval", "(.*)"\]\n/.exec(containerfile) ?? [];
    const check = () =>
      spawnSync(process.execPath, ['--eval', program], { env: { PORT: new URL(address).port } }).status;
    expect(check()).toBe(0);
    const ended = new Promise((resolve) => void server?.removeAllListeners('exit').once('exit', resolve));
    server?.kill('SIGTERM');
    // It ends by itself: as the first process of a container, a signal would not end it.
    expect(await ended).toBe(0);
    expect(check()).toBe(1);
  });
});

it('the Containerfile pins its base, runs as a numeric user who is not root, and copies no secret', () => {
  expect(containerfile).toMatch(/^ARG NODE_IMAGE=\S+:\d+\.\d+\.\d+-\w+-slim$/m);
  expect(containerfile.match(/^FROM .*/gm)).toEqual(['FROM ${NODE_IMAGE} AS build', 'FROM ${NODE_IMAGE}']);
  expect(containerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  expect(containerfile).not.toMatch(/token|secret|password/i);
  expect(readFileSync('.dockerignore', 'utf8').split('\n')).toEqual(expect.arrayContaining(['.git', 'node_modules']));
});
