import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { casefileFingerprint } from '../../core/casefile/fingerprint.ts';
import { passageId } from '../../core/casefile/hash.ts';
import { emptyAssessment, emptyWorkspace, newWorkspace } from '../../core/workspace/create.ts';
import { listOf } from '../../core/assessment/view.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { emptyCasefile } from '../../core/casefile/create.ts';
import { writeAssessment, writeCasefile, writeDesk } from '../../core/files/write.ts';
import { strToU8, zipSync } from 'fflate';
import { pathOf, withPath } from '../../platform/file-path.ts';
import { createRequestStore, type AnnotationRequest, type SourceImport } from '../../desk/requests.ts';
import { testDesk } from '../../app/desk.fixtures.ts';
import { createFileOpening } from './file-opening.ts';
import { addSources } from '../../core/workspace/add-sources.ts';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import { addAnnotationFile, addHighlights } from './adding-annotations.ts';

const casefileText = (title: string) => writeCasefile(emptyCasefile(title));
const file = (name: string, text: string) => new File([text], name);

/** A brief for which the code that knows the own briefs does not load. */
const offline = 'Without a connection.';

/** The commands over real stores, with answers to questions and the shown drafts noted. */
function testOpening(answer = true) {
  const parts = testDesk();
  const shown: string[] = [];
  const asked: string[] = [];
  const sources = createRequestStore<SourceImport>();
  const opening = createFileOpening({
    desk: parts.desk,
    add: parts.repository.add,
    show: (...places) => shown.push(places.filter(Boolean).join('/')),
    ask: async ({ title }) => {
      asked.push(title);
      return answer;
    },
    decryptFiles: async (files) => ({ files, reports: [] }),
    sources,
    annotations: createRequestStore<AnnotationRequest>(),
    isOwnBrief: async (brief) => {
      if (brief === offline) throw new TypeError('Failed to fetch dynamically imported module');
      return brief === 'Written here.';
    },
    onOpened: () => Promise.resolve(),
  });
  const titles = () => parts.library.getState().drafts.map(({ title }) => title);
  const casefileTitle = () => parts.desk.getState().draft?.workspace.casefile?.title;
  return { ...parts, opening, shown, asked, sources, titles, casefileTitle };
}

async function withOpenDraft(answer = true) {
  const parts = testOpening(answer);
  const id = await parts.repository.add(emptyWorkspace('Open'));
  await parts.session.open(id, undefined);
  return parts;
}

describe('opening files', () => {
  it('handles a key between reading a file and opening it', async () => {
    const { opening, casefileTitle } = await withOpenDraft();
    const titleThen: unknown[] = [];
    await opening.openFiles([file('a.casefile.json', casefileText('A'))], 'draft', undefined, ({ label }) => {
      if (label === 'Opening') setTimeout(() => titleThen.push(casefileTitle()));
    });
    expect([titleThen, casefileTitle()]).toEqual([[undefined], 'A']);
  });

  it('opens a file with a brief in Review, but for writing if the brief was written on this device', async () => {
    const { opening, shown } = testOpening();
    for (const brief of ['Written here.', 'Written elsewhere.', offline]) {
      const opened = [file('a.desk.json', writeDesk({ ...emptyWorkspace('A'), brief }))];
      expect(await opening.openFiles(opened, 'library')).toMatchObject([{ outcome: 'opened', problems: [] }]);
    }
    expect(shown.map((place) => place.endsWith('/review'))).toEqual([false, true, true]);
  });

  it('opens a file without the signature beside it, and says where the signature is checked', async () => {
    const { opening, shown } = testOpening();
    const name = 'a.casefile.json';
    const files = [file(`${name}.jws`, 'a signature'), file(name, casefileText('A'))];
    const message = expect.stringContaining('“Check a signature…”') as string;
    expect(await opening.openFiles(files, 'library')).toMatchObject([
      { fileName: name, outcome: 'opened', problems: [] },
      { fileName: `${name}.jws`, outcome: 'refused', problems: [{ message }] },
    ]);
    expect(shown).toHaveLength(1);
  });

  it('says what is wrong with a file, and opens the other files', async () => {
    const { opening, titles } = testOpening();
    const files = [file('bad.json', '{'), file('good.casefile.json', casefileText('Good'))];
    const [bad, good] = await opening.openFiles(files, 'library');
    expect(bad).toMatchObject({ outcome: 'refused', problems: [{ line: 1 }] });
    expect(bad).not.toHaveProperty('draftId');
    expect(good).toMatchObject({ outcome: 'opened', draftId: 'd1' });
    expect(titles()).toEqual(['Good']);
  });

  it('attaches a casefile to the open draft as one step that can be undone', async () => {
    const { opening, desk, casefileTitle, shown } = await withOpenDraft();
    const opened = [file('s.casefile.json', casefileText('Sources'))];
    expect(await opening.openFiles(opened, 'draft')).toMatchObject([{ outcome: 'attached' }]);
    expect([casefileTitle(), shown]).toEqual(['Sources', []]);
    desk.actions.undo();
    expect(desk.getState().draft?.workspace).toEqual(emptyWorkspace('Open'));
  });

  it('never attaches a casefile to a draft that was opened while the file was read', async () => {
    const { opening, desk, titles } = await withOpenDraft();
    const reading = opening.openFiles([file('s.casefile.json', casefileText('Sources'))], 'draft');
    desk.actions.open('another', emptyWorkspace('Another'));
    const before = desk.getState().draft;
    expect(await reading).toMatchObject([{ outcome: 'opened' }]);
    expect(before?.workspace.title).toBe('Another');
    expect(desk.getState().draft).toBe(before);
    expect(titles()).toContain('Sources');
  });

  it('asks before it replaces a casefile, and changes nothing if the answer is no', async () => {
    const { opening, casefileTitle, asked } = await withOpenDraft(false);
    await opening.openText(casefileText('First'), 'draft');
    const report = await opening.openText(casefileText('Second'), 'draft');
    expect(report).toMatchObject({ outcome: 'refused', problems: [] });
    expect([asked, casefileTitle()]).toEqual([['Replace the casefile?'], 'First']);
  });

  describe('a STIX bundle', () => {
    const identity = (number: number, name: string, actorId?: string) => ({
      type: 'identity',
      id: `identity--${String(number)}`,
      name,
      ...(actorId !== undefined && {
        external_references: [{ source_name: 'casefile actor', external_id: actorId }],
      }),
    });
    const bundle = (...objects: readonly object[]) =>
      file('b.json', JSON.stringify({ type: 'bundle', id: 'bundle--1', objects }));
    const council = identity(1, 'Harbour Council', 'A-7');
    const report = { type: 'report', id: 'report--1', name: 'North', description: 'It closes.' };

    it('without a report adds its identities as actors, as one step, once a person has agreed', async () => {
      const { opening, desk, asked, sources } = await withOpenDraft();
      const given = bundle(council, identity(2, 'Guild'), identity(3, 'Guild'), { type: 'note', id: 'note--1' });
      const [done] = await opening.openFiles([given], 'draft');
      expect(asked).toEqual(['Add 2 actors from “b.json”?']);
      expect(done?.summary).toBe('2 actors added from “b.json”. You can undo this.');
      expect(desk.getState().draft?.workspace.casefile?.actors).toEqual([
        { actor_id: 'A-7', names: ['Harbour Council'], publisher_hosts: [] },
        { actor_id: 'guild', names: ['Guild'], publisher_hosts: [] },
      ]);
      expect(sources.getState().request).toBeNull();
      const [again] = await opening.openFiles([given], 'draft');
      expect([again?.summary, asked.length]).toEqual([
        'No actors were added from “b.json”. The casefile already has an actor for each identity in it.',
        1,
      ]);
      desk.actions.undo();
      expect(desk.getState().draft?.workspace).toEqual(emptyWorkspace('Open'));
    });

    it('with a report is offered as a source, too, and adds no actor if the answer is no', async () => {
      const { opening, desk, asked, sources } = await withOpenDraft(false);
      const given = bundle(council, report);
      expect(await opening.openFiles([given], 'draft')).toMatchObject([{ outcome: 'refused', problems: [] }]);
      expect(asked).toEqual(['Add 1 actor from “b.json”?']);
      expect(desk.getState().draft?.workspace.casefile).toBeNull();
      expect(sources.getState().request?.files).toEqual([given]);
    });

    it('is only a source without an open draft, or without identities', async () => {
      const { opening, asked, sources } = testOpening();
      await opening.openFiles([bundle(council)], 'library');
      expect(sources.getState().request?.files).toHaveLength(1);
      await opening.openFiles([bundle(report)], 'draft');
      expect(sources.getState().request?.files).toHaveLength(2);
      expect(asked).toEqual([]);
    });
  });

  it('gives an assessment the casefile of the open draft if it cites that, and says so', async () => {
    const { opening, repository, session } = testOpening();
    const { casefile, assessment } = workspaceOf({ title: 'x' });
    await session.open(await repository.add({ ...emptyWorkspace('Sources'), casefile }), undefined);
    const opened = async (text: string, into: 'draft' | 'library' = 'draft') => {
      const { draftId = '', notices } = await opening.openText(text, into);
      const workspace = (await repository.peek(draftId))?.workspace;
      return [workspace?.casefile?.title ?? 'none', notices?.map(({ message }) => message)];
    };
    const told = ['The north channel', ['It uses the casefile of “Sources”.']];
    expect(await opened(writeAssessment(assessment))).toEqual(told);
    const invented = {
      ...assessment,
      claims: listOf(assessment, 'claims').map((claim) => ({ ...(claim as JsonObject), passage_id: 'p-1' })),
    };
    expect(await opened(writeAssessment(invented))).toEqual(told);
    expect(await opened(writeAssessment(emptyAssessment()))).toEqual(['none', []]);
    expect(await opened(writeAssessment(assessment), 'library')).toEqual(['none', []]);
    await session.open(await repository.add({ ...emptyWorkspace(''), casefile }), undefined);
    expect((await opened(writeAssessment(assessment)))[1]).toEqual(['It uses the casefile of “Untitled assessment”.']);
  });

  it('opens nothing if it is cancelled, and never replaces the open draft by a file that is not a casefile', async () => {
    const { opening, desk, titles, shown } = await withOpenDraft();
    const files = [file('s.casefile.json', casefileText('Sources'))];
    await expect(opening.openFiles(files, 'library', AbortSignal.abort())).rejects.toThrow();
    expect(titles()).toEqual(['Open']);
    await opening.openText(writeAssessment(emptyAssessment()), 'draft');
    expect(desk.getState().draft?.workspace.title).toBe('Open');
    expect([titles().length, shown]).toEqual([2, ['d2']]);
  });
});

describe('sources', () => {
  const text = (name: string, content = `Text of ${name}.`) => file(name, content);

  it('are offered for the open draft, and not reported', async () => {
    const { opening, sources } = await withOpenDraft();
    expect(await opening.openFiles([text('a.txt'), text('b')], 'draft')).toEqual([]);
    expect(sources.getState().request).toMatchObject({ draftId: 'd1', title: '', skipped: 0 });
    await opening.openFiles([text('c.html')], 'draft');
    expect(sources.getState().request?.files.map(({ name }) => name)).toEqual(['a.txt', 'b', 'c.html']);
  });

  it('are offered for a new draft, or for the one that is opened with them', async () => {
    const { opening, sources, library } = testOpening();
    await opening.openFiles([text('a.txt')], 'library');
    expect(sources.getState().request?.draftId).toBeNull();
    sources.setState({ request: null });
    const reports = await opening.openFiles([text('a.txt'), text('b.casefile.json', casefileText('B'))], 'library');
    expect(reports).toMatchObject([{ fileName: 'b.casefile.json', outcome: 'opened' }]);
    expect(sources.getState().request?.draftId).toBe(library.getState().drafts[0]?.id);
  });

  it('are refused in a read-only tab, and are not documents under another name, which are opened', async () => {
    const { opening, sources, desk, titles } = await withOpenDraft();
    desk.actions.follow(emptyWorkspace('Open'));
    const refused = await opening.openFiles([text('a.txt'), text('b.txt')], 'draft');
    expect(refused).toMatchObject([{ fileName: '2 files', outcome: 'refused' }]);
    await opening.openFiles([text('b.txt', casefileText('B'))], 'library');
    expect(titles()).toContain('B');
    expect(sources.getState().request).toBeNull();
  });

  it('come out of folders and zip archives, which name the new draft', async () => {
    const { opening, sources } = testOpening();
    const offered = async (files: readonly File[]) => {
      sources.setState({ request: null });
      await opening.openFiles(files, 'library');
      const { request } = sources.getState();
      return [request?.title, request?.skipped, request?.files.map(pathOf)];
    };
    const inFolder = ['case 7/a.txt', 'case 7/Page.html', 'case 7/Page_files/b.css', 'case 7/.DS_Store'].map((path) =>
      withPath(text(path.slice(path.lastIndexOf('/') + 1)), path),
    );
    expect(await offered(inFolder)).toEqual(['case 7', 1, ['case 7/a.txt', 'case 7/Page.html']]);
    const zip = zipSync({ 'x/a.txt': strToU8('A.'), 'b.md': strToU8('B.') });
    expect(await offered([new File([zip], 'case 8.zip')])).toEqual(['case 8', 0, ['x/a.txt', 'b.md']]);
  });

  it('become a draft whose fingerprint matches its casefile', async () => {
    const { opening, repository, session, desk, shown } = testOpening();
    const passage = { passage_id: passageId('A.', sha256), text: 'A.' };
    const fields = { canonical_url: null, publisher: null, published_at: null, retrieved_at: null, language: null };
    await opening.openSources([{ title: 'A', ...fields, passages: [passage] }], 'Case');
    expect(shown).toEqual(['d1']);
    await repository.refresh();
    await session.open('d1', undefined);
    const { title, assessment, casefile } = desk.getState().draft!.workspace;
    expect(title).toBe('Case');
    expect(assessment['casefile_fingerprint_sha256']).toBe(casefileFingerprint(casefile!, sha256));
  });
});

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
    const summary =
      '2 claims added from “a.pdf”. 1 claim does not have exactly one match. Open “Find anything” and choose “Review claim texts”. You can undo this.';
    expect(await added).toEqual({ fileName: 'a.pdf', outcome: 'attached', summary, problems: [] });
    expect(claims()).toBe(2);
    desk.actions.undo();
    expect(claims()).toBe(0);
  });

  it('says which were added before, and which are not in the casefile', async () => {
    const { adding, session, id, asked } = await deskWithDraft();
    await session.open(id, undefined);
    await addHighlights(adding, [annotation('is open')], 'a.pdf', id);
    const other = { ...annotation('elsewhere'), sources: [passageId('Elsewhere.', sha256)] };
    const message =
      '1 highlight was skipped, because the highlighted text is not in the casefile, such as “elsewhere”. Add the source, then add the highlights again.';
    expect(await addHighlights(adding, [annotation('is open'), other], 'a.pdf', id)).toMatchObject({
      summary: 'No claims were added from “a.pdf”. 1 highlight was added before.',
      notices: [{ message }],
    });
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
    const target = (exact: string, source = sources[0]) => [
      { source, selector: [{ type: 'TextQuoteSelector', exact }] },
    ];
    const rows = ['is open', 'is', 'is open', 'no such words'].map((exact) => ({ target: target(exact) }));
    const elsewhere = { target: target('no such words', 'https://other.example/') };
    const note = { target: [{ source: sources[0] }], text: 'A note on the page' };
    const file = new File([JSON.stringify([...rows, elsewhere, note])], 'a.jsonld');
    const report = await addAnnotationFile(adding, file, 'draft');
    expect(seen).toEqual([0]);
    expect(asked[0]?.rows.map(({ outcome }) => outcome).join(' ')).toBe('exact undecided known undecided unplaced');
    expect(asked[0]?.others).toEqual([{ comment: 'A note on the page' }]);
    expect(report.summary).toMatch(/^3 claims added from “a.jsonld”. 2 claims do not have exactly one match./);
    expect(claims()).toBe(3);
  });

  it('adds nothing if the answer is no, if the draft was closed meanwhile, or if another one is opened', async () => {
    const { adding, session, id, other, claims, requests } = await deskWithDraft(() => undefined);
    await session.open(id, undefined);
    const declined = addHighlights(adding, [annotation('is open')], 'a.pdf', id);
    await Promise.resolve();
    requests.getState().request?.answer(false);
    const refused = { fileName: 'a.pdf', outcome: 'refused' };
    expect(await declined).toEqual({ ...refused, summary: 'No claims were added.', problems: [] });
    expect([claims(), requests.getState().request]).toEqual([0, null]);
    const late = addHighlights(adding, [annotation('is open')], 'a.pdf', id);
    await Promise.resolve();
    const { request } = requests.getState();
    await session.open(other, undefined);
    request?.answer(true);
    await session.close();
    const elsewhere = addHighlights(adding, [annotation('is open')], 'a.pdf', id);
    await session.open(other, undefined);
    const problems = [{ message: expect.stringContaining('closed') as string }];
    for (const report of [await late, await elsewhere]) expect(report).toMatchObject({ ...refused, problems });
    expect(claims()).toBe(0);
  });
});
