import { describe, expect, it } from 'vitest';
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
    ['a new item', { type: 'insert', path: '/assessment/observation_ids', index: 1, values: [7] }, { after: '7' }],
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
});
