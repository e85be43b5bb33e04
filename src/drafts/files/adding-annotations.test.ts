import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { testDesk } from '../../app/desk.fixtures.ts';
import { listOf } from '../../core/assessment/view.ts';
import { passageId } from '../../core/casefile/hash.ts';
import { addSources } from '../../core/workspace/add-sources.ts';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import { newWorkspace } from '../../core/workspace/create.ts';
import { addHighlights } from './adding-annotations.ts';

const text = 'The strait is closed. The channel is open.';
const sources = [passageId(text, sha256)];
const fields = { canonical_url: null, publisher: null, published_at: null, retrieved_at: null, language: null };
const annotation = (quote: string) =>
  ({ quote, prefix: '', suffix: '', position: undefined, sources, comment: '', tags: [] }) as const;

async function deskWithDraft() {
  const parts = testDesk();
  const empty = newWorkspace('A');
  const source = { title: 'A', ...fields, passages: [{ passage_id: sources[0] ?? '', text }] };
  const id = await parts.repository.add(applyEdit(empty, addSources(empty, [source])));
  const other = await parts.repository.add(newWorkspace('B'));
  const claims = (): number => listOf(parts.desk.getState().draft?.workspace.assessment ?? {}, 'claims').length;
  return { ...parts, id, other, claims };
}

describe('adding highlights', () => {
  it('waits until the draft is open, and is one step', async () => {
    const { desk, session, id, claims } = await deskWithDraft();
    const adding = addHighlights(desk, [annotation('is open'), annotation('is')], 'a.pdf', id);
    await session.open(id, undefined);
    expect(await adding).toEqual({
      fileName: 'a.pdf',
      outcome: 'attached',
      summary:
        '2 claims added from “a.pdf”. 1 claim is not exactly at one place: choose “Review claim texts” in “Find anything”. You can undo this.',
      problems: [],
      notices: [],
    });
    expect(claims()).toBe(2);
    desk.actions.undo();
    expect(claims()).toBe(0);
  });

  it('says which were added before, and which are not in the casefile', async () => {
    const { desk, session, id } = await deskWithDraft();
    await session.open(id, undefined);
    await addHighlights(desk, [annotation('is open')], 'a.pdf', id);
    const other = { ...annotation('elsewhere'), sources: [passageId('Elsewhere.', sha256)] };
    const report = await addHighlights(desk, [annotation('is open'), other], 'a.pdf', id);
    expect(report.summary).toBe('0 claims added from “a.pdf”. 1 highlight was added before.');
    expect(report.notices).toEqual([
      {
        message:
          '1 highlight was skipped, because the highlighted text is not in the casefile, such as “elsewhere”. Add the source, and then the highlights again.',
      },
    ]);
  });

  it('adds nothing to another draft', async () => {
    const { desk, session, id, other, claims } = await deskWithDraft();
    const adding = addHighlights(desk, [annotation('is open')], 'a.pdf', id);
    await session.open(other, undefined);
    expect(await adding).toMatchObject({
      outcome: 'refused',
      problems: [{ message: expect.stringContaining('closed') }],
    });
    expect(claims()).toBe(0);
  });
});
