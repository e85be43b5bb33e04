import { afterEach, describe, expect, it } from 'vitest';
import { assessment, claim } from '../../core/workspace/workspaces.fixtures.ts';
import { emptyWorkspace } from '../../core/workspace/create.ts';
import { createFileLinks } from './file-links.ts';
import { filesBehind, type FileHandle } from './file-system-access.ts';
import { see, createFileSaving, DraftFile } from './file-saving.ts';
import { render } from './render.ts';
import { devicelikeDrafts, testDesk, type TestDeskParts } from '../../app/desk.fixtures.ts';
import { reviewFileName } from '../../core/files/file-names.ts';
import { withReview } from '../../core/review/reviews.fixtures.ts';

type Moment = () => unknown;

/** A file on a disk of its own; `onPermission` is what happens while the browser asks for leave to write. */
function fileOnDisk(name: string, text: string) {
  const disk = { text, changedAt: 1, isMissing: false, onPermission: (() => undefined) as Moment };
  const handle = {
    name,
    queryPermission: async ({ mode }: { mode: string }) => (mode === 'read' ? 'granted' : 'prompt'),
    async requestPermission() {
      await disk.onPermission();
      return 'granted';
    },
    async getFile() {
      if (disk.isMissing) throw new DOMException('It is missing.', 'NotFoundError');
      return new File([disk.text], name, { lastModified: disk.changedAt });
    },
    async createWritable() {
      let written = '';
      return {
        write: async (more: string) => void (written += more),
        close: async () => void Object.assign(disk, { text: written, changedAt: disk.changedAt + 1 }),
        abort: async () => undefined,
      };
    },
  } as unknown as FileHandle;
  return { disk, handle };
}

/** The drafts “One”, open and linked to a file, and “Two”. Every question is answered with yes, after `onAsk`. */
async function twoDrafts(format: 'desk' | 'assessment' = 'desk', given: TestDeskParts = {}, document = sound) {
  const { desk, repository, session } = testDesk(devicelikeDrafts(), given);
  const workspace = { ...emptyWorkspace('One'), assessment: document };
  const [one, two] = [await repository.add(workspace), await repository.add(emptyWorkspace('Two'))];
  const file = fileOnDisk('one.json', render(workspace, format).text);
  const links = createFileLinks();
  await links.set(one, { handle: file.handle, format, at: 5, seen: await see(await file.handle.getFile()) });
  const moments = { onAsk: (() => undefined) as Moment, onKeep: (() => undefined) as Moment };
  const asked: string[] = [];
  const kept: string[] = [];
  const saving = createFileSaving({
    desk,
    render,
    links,
    clock: () => 9,
    async ask({ title }) {
      asked.push(title);
      await moments.onAsk();
      return true;
    },
    async keepAsDraft(version) {
      kept.push(await version.text());
      await moments.onKeep();
    },
  });
  await session.open(one, undefined);
  await expect.poll(() => desk.getState().file?.disk).toBe('same');
  const goToTwo = async (): Promise<void> => void (await session.open(two, undefined));
  const type = (value: string): void =>
    void desk.actions.dispatch({ type: 'set', path: '/title', value }, { label: 'typing' });
  return { desk, session, saving, moments, asked, kept, goToTwo, type, ...file };
}

const sound = assessment({ claims: [claim('C-001')] });
const left = { kind: 'not-saved', why: expect.stringContaining('the draft was closed') as unknown };

it('opening a draft from a file counts a file with another layout as up to date until the draft changes', async () => {
  const { desk, session, saving, disk, handle, goToTwo, type } = await twoDrafts();
  const { id, workspace } = desk.getState().draft ?? expect.fail();
  disk.text = JSON.stringify(JSON.parse(disk.text));
  const [opened] = await filesBehind([handle]);
  await saving.linkOpened(id, workspace, opened, 'desk');
  await goToTwo();
  await session.open(id, undefined);
  await expect.poll(() => desk.getState().file).toMatchObject({ disk: 'same', current: true });
  type('Changed');
  expect(desk.getState().file).toMatchObject({ disk: 'same', current: false });
});

describe('saving a draft to its file', () => {
  it('writes the current draft after the browser has given permission to write', async () => {
    const { saving, disk, type } = await twoDrafts();
    disk.onPermission = () => type('One more');
    expect(await saving.saveToFile()).toEqual({ kind: 'saved', fileName: 'one.json' });
    expect(disk.text).toContain('One more');
  });

  it('writes nothing if another draft is open when the browser or the person has answered, and saves no version', async () => {
    for (const isAsked of [false, true]) {
      const { saving, disk, moments, kept, goToTwo } = await twoDrafts();
      if (isAsked) Object.assign(disk, { text: '{"by": "somebody else"}', changedAt: 2 });
      const before = disk.text;
      if (isAsked) moments.onAsk = goToTwo;
      else disk.onPermission = goToTwo;
      expect(await saving.saveToFile()).toEqual(left);
      expect([disk.text, kept]).toEqual([before, []]);
    }
  });

  it('writes nothing if another draft or none is open when the other version is saved', async () => {
    for (const way of ['two', 'none']) {
      const { desk, session, saving, disk, moments, kept, goToTwo } = await twoDrafts();
      Object.assign(disk, { text: '{}', changedAt: 2 });
      moments.onKeep = way === 'two' ? goToTwo : () => session.close();
      expect(await saving.saveToFile()).toEqual(left);
      expect([disk.text, kept, desk.getState().file]).toEqual(['{}', ['{}'], null]);
    }
  });

  it('writes an assessment as it was checked, without the text typed during a question', async () => {
    const { desk, saving, disk, moments, asked } = await twoDrafts('assessment');
    Object.assign(disk, { text: '{}', changedAt: 2 });
    const edit = { type: 'set', path: '/assessment/claims/0', value: 'not a claim' } as const;
    moments.onAsk = () => desk.actions.dispatch(edit, { label: 'typing' });
    expect(await saving.saveToFile()).toEqual({ kind: 'saved', fileName: 'one.json' });
    expect(asked).toEqual(['“one.json” was changed on disk']);
    expect(disk.text).toMatch(/^(?!.*not a claim).*C-001/s);
    expect(desk.getState().file).toMatchObject({ current: false, writing: false });
  });
});

it('asks before it writes an assessment that cannot be checked, and can still write it', async () => {
  const breakOff = (): never => {
    throw new Error('Broken off.');
  };
  const unknowns = Array.from({ length: 1000 }, (_, at) => `Unknown ${at}`);
  const { saving, disk, asked, desk, type } = await twoDrafts(
    'assessment',
    { createChecker: () => ({ check: breakOff, checkSome: breakOff }), inSlices: () => () => undefined },
    { ...sound, unknowns },
  );
  type('One more');
  expect(await saving.saveToFile()).toEqual({ kind: 'saved', fileName: 'one.json' });
  expect(asked).toEqual(['Save without checking?']);
  expect(disk.text).toContain('Unknown 999');
  expect(desk.getState().draft).toMatchObject({ unchecked: true, uncheckable: true });
});

describe('saving a draft to a new file', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'showSaveFilePicker');
  });

  it('writes nothing if another draft is open when a file has been chosen', async () => {
    const { saving, goToTwo } = await twoDrafts();
    const chosen = fileOnDisk('new.json', '');
    Object.assign(globalThis, { showSaveFilePicker: () => goToTwo().then(() => chosen.handle) });
    expect(await saving.saveToFileAs('desk')).toEqual(left);
    expect(chosen.disk.text).toBe('');
  });

  it('writes the requested content, and links the file from then on', async () => {
    const { desk, saving } = await twoDrafts();
    const chosen = fileOnDisk('new.json', '');
    Object.assign(globalThis, { showSaveFilePicker: async () => chosen.handle });
    expect(await saving.saveToFileAs('desk')).toEqual({ kind: 'saved', fileName: 'new.json' });
    expect(chosen.disk.text).toContain('"One"');
    expect(desk.getState().file).toMatchObject({ name: 'new.json', at: 9, current: true, disk: 'same' });
  });
});

/** An open draft “One” that is saved to a file. */
async function draftInFile() {
  const { desk, repository, session } = testDesk();
  const workspace = emptyWorkspace('One');
  const id = await repository.add(workspace);
  const { disk, handle } = fileOnDisk('one.json', render(workspace, 'desk').text);
  const links = createFileLinks();
  await links.set(id, { handle, format: 'desk', at: 5, seen: await see(await handle.getFile()) });
  const file = new DraftFile({ desk, render, links });
  file.begin();
  await session.open(id, undefined);
  // Its digest is computed by another thread, which takes some time.
  await expect.poll(() => desk.getState().file?.disk).toBe('same');
  return { desk, session, id, disk, handle, file };
}

it('a review file has the title of the reviewed draft in its name, also if the draft was renamed', () => {
  const workspace = { ...withReview(emptyWorkspace('One')), title: 'Renamed since' };
  const review = workspace.reviews?.[0];
  expect(render(workspace, 'review').fileName).toBe(review && reviewFileName(review));
  expect(render(workspace, 'review').fileName).not.toContain('Renamed');
});

const rename = { type: 'set', path: '/title', value: 'Two' } as const;

describe('the file of the open draft', () => {
  it('is found when the draft is opened, with the state of its content, and released when it is closed', async () => {
    const { desk, session, file, id, handle } = await draftInFile();
    const found = { name: 'one.json', format: 'desk', at: 5, current: true, disk: 'same', writing: false };
    expect(desk.getState().file).toEqual(found);
    expect(file.of(id)?.handle).toBe(handle);
    expect(file.of('another')).toBeUndefined();
    await session.close();
    expect(file.of(id)).toBeUndefined();
    expect(await file.version()).toBeUndefined();
  });

  it('no longer matches the draft after an edit, and matches again after saving', async () => {
    const { desk, file, id, handle } = await draftInFile();
    desk.actions.dispatch(rename, { label: 'rename' });
    expect(desk.getState().file?.current).toBe(false);
    const workspace = desk.getState().draft?.workspace ?? emptyWorkspace('');
    await file.keep(id, { handle, format: 'desk', at: 6, seen: await see(await handle.getFile()) }, workspace);
    expect(desk.getState().file).toMatchObject({ at: 6, current: true, disk: 'same' });
  });

  it('is checked again: changed by another program, then deleted', async () => {
    const { desk, file, disk } = await draftInFile();
    Object.assign(disk, { text: '{}', changedAt: 2 });
    await file.look();
    expect(desk.getState().file?.disk).toBe('changed');
    expect(await (await file.version())?.text()).toBe('{}');
    disk.isMissing = true;
    await file.look();
    expect(desk.getState().file?.disk).toBe('gone');
    expect(await file.version()).toBeUndefined();
  });
});
