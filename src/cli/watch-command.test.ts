/** Runs `check --watch` as a process, and changes files as editors do. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeAssessment } from '../core/files/write.ts';
import { exampleAssessment } from '../core/rules/example-workspace.ts';
import { runWith } from './host.fixtures.ts';

let folder = '';
let watcher: ChildProcess;
/** The output of the command since the last call of `next`. */
let out = '';
let err = '';
let wake = (): void => undefined;

/** Waits until a check has ended, and returns what it printed. */
async function next(): Promise<string> {
  while (!err.includes('Waiting for changes.')) {
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
  const printed = out;
  out = '';
  err = '';
  return printed;
}

const uncited = 'claim/uncited';
const text = writeAssessment({ ...exampleAssessment, contradictions: [], power_bases: [], intent_hypotheses: [] });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assessment-desk-watch-'));
  writeFileSync(join(folder, 'a.assessment.json'), '{');
  const main = join(import.meta.dirname, 'main.ts');
  const tsx = import.meta.resolve('tsx');
  const args = ['--import', tsx, main, 'check', '--watch', 'a.assessment.json'];
  watcher = spawn(process.execPath, args, { cwd: folder });
  watcher.stdout?.on('data', (data: Buffer) => {
    out += data.toString();
    wake();
  });
  watcher.stderr?.on('data', (data: Buffer) => {
    err += data.toString();
    wake();
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('checks again when a file is replaced, deleted or created, and when the configuration changes', async () => {
  expect(await next()).toContain('a.assessment.json:1:2: error');
  writeFileSync(join(folder, 'new'), text);
  renameSync(join(folder, 'new'), join(folder, 'a.assessment.json'));
  expect(await next()).toContain(`(${uncited})`);
  writeFileSync(join(folder, 'assessment-desk.config.json'), JSON.stringify({ rules: { [uncited]: 'off' } }));
  const configured = await next();
  expect(configured).toContain('a.assessment.json');
  expect(configured).not.toContain(`(${uncited})`);
  rmSync(join(folder, 'a.assessment.json'));
  expect(await next()).toContain('file not found');
  writeFileSync(join(folder, 'a.assessment.json'), text);
  expect(await next()).not.toContain('file not found');
  const ended = new Promise((resolve) => watcher.once('exit', (_, signal) => resolve(signal)));
  watcher.kill('SIGINT');
  expect(await ended).toBe('SIGINT');
});

it('cannot watch standard input', async () => {
  const { exitCode, err: said } = await runWith({}, ['check', '--watch', '-']);
  expect(exitCode).toBe(2);
  expect(said).toContain('Standard input (“-”) cannot be watched.');
});
