import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../.config/property-runs.ts';
import type { JsonValue } from '../../json/json.ts';
import { workspaceOf } from '../../rules/example-workspace.ts';
import type { Edit } from '../../workspace/workspace.ts';
import { changeInWords, type ChangeInWords } from './change-in-words.ts';

const workspace = workspaceOf({ title: '', assessment: { '/claims/0/claimKind': 'denial' } });
const claim = '/assessment/claims/0';

describe('changeInWords', () => {
  it('describes the value, the ID, the span or the property that changes, and nothing larger', () => {
    const set = (path: string, value: JsonValue): Edit => ({ type: 'set', path, value });
    const batch = (...edits: readonly Edit[]): Edit => ({ type: 'batch', edits });
    const start = '/assessment/power_bases/0/time_scope/start';
    const cases: readonly (readonly [Edit, ChangeInWords | undefined])[] = [
      [set(`${claim}/representation`, 'paraphrase'), { before: '“verbatim”', after: '“paraphrase”' }],
      [set(`${claim}/extra`, 5), { after: '5' }],
      [set(start, null), { before: '“2026-03-01T00:00:00Z”', after: 'open' }],
      [{ type: 'unset', path: '/assessment/unknowns/0' }, { before: '“Who else uses the channel.”' }],
      [
        { type: 'rename', what: 'claim', from: 'C 1', to: 'C-1' },
        { before: '“C 1”', after: '“C-1”' },
      ],
      [{ type: 'insert', path: '/assessment/observation_ids', index: 1, values: [7] }, undefined],
      [batch(set(`${claim}/span/start`, 3), set(`${claim}/span/end`, 62)), { before: '0–59', after: '3–62' }],
      [
        batch({ type: 'unset', path: `${claim}/claimKind` }, set(`${claim}/claim_kind`, 'denial')),
        { before: '“claimKind”', after: '“claim_kind”' },
      ],
      [batch(), undefined],
    ];
    expect(cases.map(([edit]) => [edit, changeInWords(workspace, edit)])).toEqual(cases);
  });

  it('makes hidden characters visible and cuts long texts', () => {
    const value = `a\u202E${'x'.repeat(400)}`;
    const { after = '' } = changeInWords(workspace, { type: 'set', path: '/title', value }) ?? {};
    expect(after).toContain('U+202E');
    expect(after.length).toBeLessThan(200);
  });

  it('shortens long texts to what differs', () => {
    const [head, tail] = ['The pilots said 𝒫. '.repeat(30), ' They left the port.'.repeat(30)];
    const before = `${head}The quay closed.${tail}`;
    const draft = { ...workspace, assessment: { ...workspace.assessment, title: before } };
    const value = `${head}The quay opened.${tail}`;
    const change = changeInWords(draft, { type: 'set', path: '/assessment/title', value });
    expect(change?.before).toMatch(/^“….*The quay closed\. They left.*…”$/u);
    expect(change?.after).toMatch(/^“….*The quay opened\. They left.*…”$/u);
    expect(change?.after?.length).toBeLessThan(200);
  });

  it('always shows a difference between long texts, and keeps short ones whole', () => {
    const unit = fc.constantFrom('a', 'b ', '𝒫', 'é', '👩‍✈️', '中');
    const text = fc.array(unit, { maxLength: 400 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, text, text, (head, old, fresh, tail) => {
        fc.pre(old !== fresh);
        const draft = { ...workspace, assessment: { ...workspace.assessment, title: head + old + tail } };
        const value = head + fresh + tail;
        const { before = '', after = '' } =
          changeInWords(draft, { type: 'set', path: '/assessment/title', value }) ?? {};
        expect(before).not.toBe(after);
        expect(before.isWellFormed() && after.isWellFormed()).toBe(true);
        if (value.length <= 160 && value !== '') expect(after).toBe(`“${value}”`);
      }),
      { numRuns: runs(300) },
    );
  });
});
