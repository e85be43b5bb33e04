import { describe, expect, it } from 'vitest';
import { runSideBySide, runStep, type Step, type StepEnd } from './steps.ts';

const program = (name: string, code: string): Step => ({ name, command: process.execPath, args: ['-e', code] });

describe('a step', () => {
  it('gives what it printed on both streams, and that it went well', async () => {
    const end = await runStep(program('talks', 'console.log("one"); console.error("two")'), false);
    expect(end).toMatchObject({ name: 'talks', ok: true });
    expect(end.output.split('\n').toSorted()).toEqual(['', 'one', 'two']);
  });

  it('has failed where its status is not 0, where it is killed, and where it cannot be started', async () => {
    expect((await runStep(program('fails', 'process.exit(3)'), false)).ok).toBe(false);
    expect((await runStep(program('dies', 'process.kill(process.pid, "SIGKILL")'), false)).ok).toBe(false);
    const none = await runStep({ name: 'none', command: '/no/such/program', args: [] }, false);
    expect(none).toMatchObject({ ok: false, output: expect.stringContaining('ENOENT') as string });
  });

  it('is given its own environment', async () => {
    const step = { ...program('asks', 'process.stdout.write(process.env.WORD ?? "")'), env: { WORD: 'given' } };
    expect((await runStep(step, false)).output).toBe('given');
  });
});

describe('steps side by side', () => {
  const steps = ['a', 'b', 'c'].map((name) =>
    program(name, `for (let i = 0; i < 3; i++) console.log("${name}"); process.exit(${name === 'b' ? 1 : 0})`),
  );

  it('are told of one after the other, each whole, and a failed one stops no other', async () => {
    const told: StepEnd[] = [];
    const ends = await runSideBySide(steps, 2, (end) => told.push(end));
    expect(told).toEqual(ends);
    expect(told.map(({ name }) => name).toSorted()).toEqual(['a', 'b', 'c']);
    for (const { name, ok, output } of told) {
      expect(output).toBe(`${name}\n`.repeat(3));
      expect(ok).toBe(name !== 'b');
    }
  });

  it('keep their order where there is room for one only', async () => {
    expect((await runSideBySide(steps, 1, () => undefined)).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(await runSideBySide([], 0, () => undefined)).toEqual([]);
  });
});
