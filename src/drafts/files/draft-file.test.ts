import { describe, expect, it } from 'vitest';
import { emptyWorkspace } from '../../core/workspace/create.ts';
import type { FileHandle } from './file-system-access.ts';
import { createFileLinks } from './file-links.ts';
import { see, DraftFile } from './draft-file.ts';
import { reviewFileName } from '../../core/files/file-names.ts';
import { withReview } from '../../core/review/reviews.fixtures.ts';
import { render } from './render.ts';
import { testDesk } from '../../app/desk.fixtures.ts';

/** A file on a disk of its own, which the page may read. */
function fileOnDisk(name: string, text: string) {
  const disk = { text, changedAt: 1, gone: false };
  const handle = {
    name,
    queryPermission: async () => 'granted',
    async getFile() {
      if (disk.gone) throw new DOMException('It is gone.', 'NotFoundError');
      return new File([disk.text], name, { lastModified: disk.changedAt });
    },
  } as unknown as FileHandle;
  return { disk, handle };
}

/** An open draft “One” that is saved to a file. */
async function draftInFile() {
  const { desk, repository, session } = testDesk();
  const workspace = emptyWorkspace('One');
  const id = await repository.add(workspace);
  const { disk, handle } = fileOnDisk('one.desk.json', render(workspace, 'desk').text);
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
  it('is found when the draft is opened, with the state of its content', async () => {
    const { desk, file, id, handle } = await draftInFile();
    expect(desk.getState().file).toEqual({
      name: 'one.desk.json',
      format: 'desk',
      at: 5,
      current: true,
      disk: 'same',
      writing: false,
    });
    expect(file.of(id)?.handle).toBe(handle);
    expect(file.of('another')).toBeUndefined();
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
    disk.gone = true;
    await file.look();
    expect(desk.getState().file?.disk).toBe('gone');
    expect(await file.version()).toBeUndefined();
  });

  it('is released when the draft is closed', async () => {
    const { session, file, id } = await draftInFile();
    await session.close();
    expect(file.of(id)).toBeUndefined();
    expect(await file.version()).toBeUndefined();
  });
});
