import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { testDesk } from '../../app/desk.fixtures.ts';
import { listOf } from '../../core/assessment/view.ts';
import { passageId } from '../../core/casefile/hash.ts';
import { addSources } from '../../core/workspace/add-sources.ts';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import { newWorkspace } from '../../core/workspace/create.ts';
import { createRequestStore, type AnnotationRequest } from '../../store/requests.ts';
import { addAnnotationFile, addHighlights } from './adding-annotations.ts';

const text = 'The strait is closed. The channel is open.';
const sources = [passageId(text, sha256)];
const fields = { canonical_url: null, publisher: null, published_at: null, retrieved_at: null, language: null };
const annotation = (quote: string) =>
  ({ quote, prefix: '', suffix: '', position: undefined, sources, comment: '', tags: [] }) as const;

/** A desk with two drafts. A person answers each question with `answer`, and every question is noted. */
async function deskWithDraft(answer: (asked: AnnotationRequest) => void = (asked) => asked.answer(true)) {
  const desk = testDesk();
  const requests = createRequestStore<AnnotationRequest>();
  const asked: AnnotationRequest[] = [];
  requests.subscribe(({ request }) => {
    if (!request) return;
    asked.push(request);
    answer(request);
  });
  const parts = { ...desk, adding: { desk: desk.desk, requests }, requests, asked };
  const empty = newWorkspace('A');
  const source = { title: 'A', ...fields, passages: [{ passage_id: sources[0] ?? '', text }] };
  const id = await parts.repository.add(applyEdit(empty, addSources(empty, [source])));
  const other = await parts.repository.add(newWorkspace('B'));
  const claims = (): number => listOf(parts.desk.getState().draft?.workspace.assessment ?? {}, 'claims').length;
  return { ...parts, id, other, claims };
}

describe('adding highlights', () => {
  it('waits until the draft is open, and is one step', async () => {
    const { desk, adding, session, id, claims } = await deskWithDraft();
    const added = addHighlights(adding, [annotation('is open'), annotation('is')], 'a.pdf', id);
    await session.open(id, undefined);
    expect(await added).toEqual({
      fileName: 'a.pdf',
      outcome: 'attached',
      summary:
        '2 claims added from “a.pdf”. 1 claim does not have exactly one match. Open “Find anything” and choose “Review claim texts”. You can undo this.',
      problems: [],
    });
    expect(claims()).toBe(2);
    desk.actions.undo();
    expect(claims()).toBe(0);
  });

  it('says which were added before, and which are not in the casefile', async () => {
    const { adding, session, id, asked } = await deskWithDraft();
    await session.open(id, undefined);
    await addHighlights(adding, [annotation('is open')], 'a.pdf', id);
    const other = { ...annotation('elsewhere'), sources: [passageId('Elsewhere.', sha256)] };
    const report = await addHighlights(adding, [annotation('is open'), other], 'a.pdf', id);
    expect(report.summary).toBe('No claims were added from “a.pdf”. 1 highlight was added before.');
    expect(report.notices).toEqual([
      {
        message:
          '1 highlight was skipped, because the highlighted text is not in the casefile, such as “elsewhere”. Add the source, then add the highlights again.',
      },
    ]);
    // Nothing could be added, so the person was not asked.
    expect(asked).toHaveLength(1);
  });

  it('shows what becomes of each annotation before anything is added', async () => {
    const seen: number[] = [];
    const { adding, session, id, asked, claims } = await deskWithDraft((request) => {
      seen.push(claims());
      request.answer(true);
    });
    await session.open(id, undefined);
    const rows = ['is open', 'is', 'is open', 'no such words'].map((exact) => ({
      target: [{ source: sources[0], selector: [{ type: 'TextQuoteSelector', exact }] }],
    }));
    const elsewhere = { target: [{ source: 'https://other.example/', selector: rows[3]?.target[0]?.selector }] };
    const note = { target: [{ source: sources[0] }], text: 'A note on the page' };
    const file = new File([JSON.stringify([...rows, elsewhere, note])], 'a.jsonld');
    const report = await addAnnotationFile(adding, file, 'draft');
    expect(seen).toEqual([0]);
    expect(asked[0]?.rows.map(({ outcome }) => outcome)).toEqual([
      'exact',
      'undecided',
      'known',
      'undecided',
      'unplaced',
    ]);
    expect(asked[0]?.others).toEqual([{ comment: 'A note on the page' }]);
    expect([report.summary, claims()]).toEqual([
      '3 claims added from “a.jsonld”. 2 claims do not have exactly one match. Open “Find anything” and choose “Review claim texts”. You can undo this.',
      3,
    ]);
  });

  it('adds nothing if the answer is no, or if the draft was closed meanwhile', async () => {
    const { adding, session, id, other, claims, requests } = await deskWithDraft(() => undefined);
    await session.open(id, undefined);
    const declined = addHighlights(adding, [annotation('is open')], 'a.pdf', id);
    await Promise.resolve();
    requests.getState().request?.answer(false);
    expect(await declined).toEqual({
      fileName: 'a.pdf',
      outcome: 'refused',
      summary: 'No claims were added.',
      problems: [],
    });
    expect([claims(), requests.getState().request]).toEqual([0, null]);
    const late = addHighlights(adding, [annotation('is open')], 'a.pdf', id);
    await Promise.resolve();
    const { request } = requests.getState();
    await session.open(other, undefined);
    request?.answer(true);
    expect((await late).problems[0]?.message).toContain('was closed');
    expect(claims()).toBe(0);
  });

  it('adds nothing to another draft', async () => {
    const { adding, session, id, other, claims } = await deskWithDraft();
    const added = addHighlights(adding, [annotation('is open')], 'a.pdf', id);
    await session.open(other, undefined);
    expect(await added).toMatchObject({
      outcome: 'refused',
      problems: [{ message: expect.stringContaining('closed') }],
    });
    expect(claims()).toBe(0);
  });
});
