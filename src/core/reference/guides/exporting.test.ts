import { describe, expect, it } from 'vitest';
import { helpTexts } from '../../../cli/run.ts';
import { exitCodes } from '../../../cli/host.ts';
import * as library from '../../../library/core.ts';
import { guides } from '../guides.ts';

function bodyOf(id: string) {
  return guides.find((entry) => entry.id === id)?.body ?? [];
}

function codeIn(id: string): string {
  return bodyOf(id)
    .map((block) => (block.kind === 'code' ? block.text : ''))
    .join('\n');
}

describe('the guide to the command line', () => {
  const text = JSON.stringify(bodyOf('guide/command-line'));

  it('names only options, formats and levels that the command has', () => {
    const options = [...text.matchAll(/--[a-z-]+/g)].map(([option]) => option);
    expect(options.length).toBeGreaterThan(5);
    const known = Object.values(helpTexts).join('\n');
    expect(options.filter((option) => !known.includes(option))).toEqual([]);
    for (const word of ['json', 'sarif', 'error', 'violation', 'notice']) expect(helpTexts.check).toContain(word);
  });

  it('names only existing commands', () => {
    const commands = [...codeIn('guide/command-line').matchAll(/assessment-desk ([a-z-]+)/g)].map(([, name]) => name);
    expect(new Set(commands)).toEqual(
      new Set('check compare export fmt mcp hash fingerprint extract verify-origin verify-signature'.split(' ')),
    );
    for (const name of commands) expect(Object.keys(helpTexts)).toContain(name);
  });

  it('has the exit statuses of the command', () => {
    const tables = bodyOf('guide/command-line').flatMap((block) => (block.kind === 'table' ? [block] : []));
    const statuses = tables.find(({ head }) => head[0] === 'Exit status')?.rows.map(([status]) => Number(status));
    expect(statuses).toEqual(Object.values(exitCodes));
  });
});

describe('the guide to the library', () => {
  it('calls only functions of the package', () => {
    const [, names = ''] = /import \{ ([^}]+) \} from 'assessment-desk\/core'/.exec(codeIn('guide/library')) ?? [];
    const called = [...names.split(', '), 'serialize', 'compare'];
    expect(called.length).toBe(4);
    expect(called.filter((name) => !Object.hasOwn(library, name))).toEqual([]);
  });

  it('shows how to read and check a file', () => {
    const file = library.parse('{"contract":"ww3.assessment/v1"}');
    if (file.kind !== 'assessment') throw new Error(file.problems[0]?.message);
    expect(library.check(file).counts.error).toBeGreaterThan(0);
    expect(library.parse('{').kind).toBe('refused');
  });
});
