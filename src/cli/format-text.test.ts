import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import { listOf } from '../core/assessment/view.ts';
import { writeAssessment, writeCasefile } from '../core/files/write.ts';
import { exampleAssessment, exampleCasefile } from '../core/rules/example-workspace.ts';
import { caution } from './report.ts';
import { checkAsJson, runWith } from './host.fixtures.ts';

const withError = writeAssessment({ ...exampleAssessment, contract: 'ww3.assessment/v0' });
const escape = '\u001b';

describe('a report in text', () => {
  it('has a line for each finding and a summary, with unchecked findings counted separately', async () => {
    const { out } = await runWith({ withError }, ['check', '--verbose', 'withError', 'nowhere']);
    const lines = out.split('\n');
    expect(lines[0]).toBe('withError:2:15: error: Contract must be “ww3.assessment/v1”. (schema/const)');
    expect(lines[1]).toMatch(/^withError:\d+:\d+: unchecked: .*\.? \([a-z-]+\/[a-z-]+\)$/);
    expect(lines.at(-4)).toBe('nowhere: error: Could not read “nowhere”: file not found. (file/unreadable)');
    const unchecked = lines.filter((line) => line.includes(': unchecked: ')).length;
    expect(lines.at(-3)).toBe(
      `1 file checked: 2 errors, 0 violations, 0 notices; ${String(unchecked)} cannot be checked; 1 file could not be read.`,
    );
    expect(lines.at(-2)).toContain('--casefile');
    expect(lines.at(-1)).toBe('');
  });

  it('groups unchecked findings by rule without a casefile, and lists each with --verbose', async () => {
    const files = { sample: readFileSync('public/samples/strait-of-hesper.assessment.json', 'utf8') };
    const linesWith = async (...args: readonly string[]) =>
      (await runWith(files, ['check', ...args, 'sample'])).out
        .split('\n')
        .filter((line) => line.includes(' unchecked: '));
    const [grouped, verbose] = [await linesWith(), await linesWith('--verbose')];
    const ruleOf = (line: string) => /\(([^()]+)\)$/.exec(line)?.[1];
    expect(verbose.length).toBeGreaterThan(100);
    expect(grouped.map(ruleOf)).toEqual([...new Set(grouped.map(ruleOf))]);
    expect(new Set(grouped.map(ruleOf))).toEqual(new Set(verbose.map(ruleOf)));
    const repeated = grouped.filter((line) => line.includes('Cannot be checked in '));
    const counted = repeated.map((line) => Number(/in (\d+) places/.exec(line)?.[1]));
    expect(counted.reduce((sum, count) => sum + count, grouped.length - repeated.length)).toBe(verbose.length);
    expect((await checkAsJson(files, ['sample'])).counts['unchecked']).toBe(verbose.length);
  });

  it('names the entry of a finding, by its ID if it has one, and none for findings of the whole document', async () => {
    const claims = listOf(exampleAssessment, 'claims');
    const first = claims[0] as JsonObject;
    const twice = writeAssessment({
      ...exampleAssessment,
      contract: 'ww3.assessment/v0',
      claims: [...claims, { ...first, claim_id: 'C 9\u202e', proposition: '' }],
      contradictions: [{ left_claim_id: 'C-404', right_claim_id: first['claim_id'] ?? '', explanation: 'No.' }],
    });
    const { out } = await runWith({ twice }, ['check', 'twice']);
    expect(out).toMatch(/error: Contract must be/);
    expect(out).toMatch(/error: claim C 9⟨U\+202E⟩: Proposition is empty\. Fill it in\. \(schema\/minLength\)/);
    expect(out).toMatch(/error: contradiction 1: There is no claim “C-404”/);
  });

  it('says how to check the rest only if a casefile is missing', async () => {
    const files = { valid: writeAssessment(exampleAssessment), casefile: writeCasefile(exampleCasefile) };
    expect((await runWith(files, ['check', 'valid'])).out).toContain('Use --casefile FILE');
    expect((await runWith(files, ['check', '-q', 'valid'])).out).toBe('');
    expect((await runWith(files, ['check', '--casefile', 'casefile', 'valid'])).out).not.toContain('--casefile');
  });

  it('states the place of a syntax error once, at the start of the line', async () => {
    const { out } = await runWith({ broken: '{\n  "contract": ww3\n}' }, ['check', 'broken']);
    expect(out).toMatch(/^broken:2:15: error: [A-Z“](?!.*[Ll]ine 2).* \(file\/syntax\)\n0 files checked: 1 error/);
  });

  it('has colours if they are requested, and on a terminal that allows them', async () => {
    const colored = async (args: readonly string[], more = {}) =>
      (await runWith({ withError }, ['check', ...args, 'withError'], more)).out.includes(escape);
    expect(await colored([])).toBe(false);
    expect(await colored([], { outIsTerminal: true })).toBe(true);
    expect(await colored([], { outIsTerminal: true, env: { NO_COLOR: '1' } })).toBe(false);
    expect(await colored([], { outIsTerminal: true, env: { TERM: 'dumb' } })).toBe(false);
    expect(await colored(['--color', 'never'], { outIsTerminal: true })).toBe(false);
    expect(await colored(['--color', 'always'], { env: { NO_COLOR: '1' } })).toBe(true);
    const toFile = await runWith({ withError }, ['check', '-o', 'x', 'withError'], { outIsTerminal: true });
    expect(toFile.written['x']).not.toContain(escape);
  });

  it('ends with the contract’s caution on a terminal', async () => {
    const args = ['check', '--color', 'never', 'withError'];
    expect((await runWith({ withError }, args, { outIsTerminal: true })).out).toMatch(new RegExp(`${caution}\\n$`));
    expect((await runWith({ withError }, args)).out).not.toContain(caution);
  });

  it('never passes control characters from a file to a terminal', async () => {
    const name = `x${escape}[2J\n\u202e.json`;
    const { out } = await runWith({ [name]: `{"contract": "${'\\u001b'}]0;x\\u0007", "${'\\u202e'}": 1}` }, [
      'check',
      name,
    ]);
    expect(out).not.toContain(escape);
    expect(out).not.toContain('\u202e');
    expect(out).toMatch(/^x⟨U\+001B⟩\[2J ⟨U\+202E⟩\.json:1:\d+: error: /);
  });
});
