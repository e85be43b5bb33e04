import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../.config/property-runs.ts';
import { workspaceOf } from '../../rules/example-workspace.ts';
import type { Edit } from '../../workspace/edit.ts';
import { changeInWords, type ChangeInWords } from './change-in-words.ts';

const workspace = workspaceOf({ title: '', assessment: { '/claims/0/claimKind': 'denial' } });
const claim = '/assessment/claims/0';

describe('changeInWords', () => {
  it.each<[string, Edit, ChangeInWords | undefined]>([
    [
      'a value',
      { type: 'set', path: `${claim}/representation`, value: 'paraphrase' },
      { before: '“verbatim”', after: '“paraphrase”' },
    ],
    ['a new value', { type: 'set', path: `${claim}/extra`, value: 5 }, { after: '5' }],
    [
      'an open date',
      { type: 'set', path: '/assessment/power_bases/0/time_scope/start', value: null },
      { before: '“2026-03-01T00:00:00Z”', after: 'open' },
    ],
    ['a removed item', { type: 'unset', path: '/assessment/unknowns/0' }, { before: '“Who else uses the channel.”' }],
    ['a new ID', { type: 'rename', what: 'claim', from: 'C 1', to: 'C-1' }, { before: '“C 1”', after: '“C-1”' }],
    [
      'nothing for new items',
      { type: 'insert', path: '/assessment/observation_ids', index: 1, values: [7] },
      undefined,
    ],
    [
      'a moved span',
      {
        type: 'batch',
        edits: [
          { type: 'set', path: `${claim}/span/start`, value: 3 },
          { type: 'set', path: `${claim}/span/end`, value: 62 },
        ],
      },
      { before: '0–59', after: '3–62' },
    ],
    [
      'a renamed property',
      {
        type: 'batch',
        edits: [
          { type: 'unset', path: `${claim}/claimKind` },
          { type: 'set', path: `${claim}/claim_kind`, value: 'denial' },
        ],
      },
      { before: '“claimKind”', after: '“claim_kind”' },
    ],
    ['nothing for larger changes', { type: 'batch', edits: [] }, undefined],
  ])('describes %s', (_, edit, words) => {
    expect(changeInWords(workspace, edit)).toEqual(words);
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
