import { describe, expect, it } from 'vitest';
import { shownRules } from '../core/reference/rules-shown.ts';
import { runWith } from './host.fixtures.ts';

describe('rules', () => {
  it('lists every rule with its level and what it checks, as text and as JSON', async () => {
    const { out, exitCode } = await runWith({}, ['rules']);
    expect(exitCode).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines.map((line) => line.split(/ +/)[0])).toEqual(shownRules().map(({ id }) => id));
    expect(out).toMatch(/^span\/order +error +\S/m);
    const { rules } = JSON.parse((await runWith({}, ['rules', '--format', 'json'])).out) as { rules: object[] };
    expect(rules).toEqual(shownRules().map(({ id, level, docs: { description } }) => ({ id, level, description })));
  });
});

describe('explain', () => {
  it('explains for every rule what it checks, why, and how to fix its findings', async () => {
    for (const { id, docs } of shownRules()) {
      const { out, exitCode } = await runWith({}, ['explain', id]);
      expect([exitCode, out.startsWith(`${id}\n`)]).toEqual([0, true]);
      for (const part of [docs.description, docs.fix, 'Why: ', 'Source: ', 'Examples that it reports:']) {
        expect(out).toContain(part);
      }
    }
  });

  it('says the same as JSON', async () => {
    const { out } = await runWith({}, ['explain', '--format=json', 'span/order']);
    expect(JSON.parse(out)).toMatchObject({ id: 'span/order', level: 'error', certainty: 'checked' });
  });

  it('suggests similar rules', async () => {
    const similar = [
      ['span/ordr', 'span/order'],
      ['both-ways', 'evidence/both-ways'],
      ['Span/Order', 'span/order'],
      ['hidden', 'text/hidden-characters'],
      ['schema/formt', 'schema/format'],
    ] as const;
    for (const [id, meant] of similar) {
      const { out, err, exitCode } = await runWith({}, ['explain', id]);
      expect([exitCode, out]).toEqual([2, '']);
      expect(err).toContain(`Unknown rule “${id}”. Did you mean “${meant}”`);
    }
  });

  it('refers to the list if no rule is similar', async () => {
    expect((await runWith({}, ['explain', 'quite-another-matter'])).err).toContain('assessment-desk rules');
    for (const args of [['explain'], ['explain', 'a', 'b'], ['rules', 'x'], ['rules', '--format', 'sarif']]) {
      expect((await runWith({}, args)).exitCode).toBe(2);
    }
  });
});
