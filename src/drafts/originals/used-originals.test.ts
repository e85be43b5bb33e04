import { expect, it } from 'vitest';
import { devicelikeDrafts, testDesk } from '../../app/desk.fixtures.ts';
import { originWith } from '../../core/casefile/origins.fixtures.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { removeObservation } from '../../core/workspace/casefile-edits.ts';
import { DraftError } from '../storage/drafts.ts';
import { usedOriginals } from './used-originals.ts';

const sumOf = (digit: string): string => digit.repeat(64);

/** A draft whose passage was read from a file with this checksum. */
function readFrom(digit: string) {
  const origin = originWith([]);
  const origins = [{ ...origin, file: { ...origin.file, sha256: sumOf(digit) } }];
  return workspaceOf({ title: digit, casefile: { format: 'assessment-desk.casefile/v2', origins } });
}

const used = async (parts: Parameters<typeof usedOriginals>[0]) => [...(await usedOriginals(parts))].sort();

it('are those of drafts, of recently deleted ones and of the open one', async () => {
  const parts = testDesk();
  const { repository, session } = parts;
  await session.open(await repository.add(readFrom('1')), undefined);
  await repository.add(readFrom('2'));
  await repository.remove(await repository.add(readFrom('3')));
  expect(await used(parts)).toEqual(['1', '2', '3'].map(sumOf));
});

it('are also those that undo and redo would need again', async () => {
  const parts = testDesk();
  const { desk, repository, session } = parts;
  const id = await repository.add(readFrom('1'));
  await session.open(id, undefined);
  const { workspace } = desk.getState().draft ?? {};
  if (!workspace) throw new Error('No draft is open.');
  desk.actions.dispatch(removeObservation(workspace, 0), { label: 'delete observation 1' });
  expect(desk.getState().draft?.workspace.casefile?.origins).toBeUndefined();
  expect(await used(parts)).toEqual([sumOf('1')]);
  await session.close();
  expect(await used(parts)).toEqual([sumOf('1')]);
});

it('are also those of the version history, which can be restored', async () => {
  const parts = testDesk();
  const { repository, drafts } = parts;
  const id = await repository.add(workspaceOf({ title: 'Now' }));
  await drafts.keepState(id, readFrom('4'), 'exported', 1000, 'a.desk.json');
  await repository.remove(await repository.add(workspaceOf({ title: 'Deleted' })));
  expect(await used(parts)).toEqual([sumOf('4')]);
});

it('are not those of a version that cannot be restored', async () => {
  const stored = devicelikeDrafts();
  const damaged = { ...stored, readState: () => Promise.reject(new DraftError('unreadable', 'Damaged.')) };
  const parts = testDesk(damaged);
  const id = await parts.repository.add(readFrom('1'));
  await stored.keepState(id, readFrom('4'), 'exported', 1000, 'a.desk.json');
  expect(await used(parts)).toEqual([sumOf('1')]);
});

it('cannot be known if the storage cannot be read', async () => {
  const stored = devicelikeDrafts();
  const failing = { ...stored, readState: () => Promise.reject(new DraftError('storage', 'Full.')) };
  const parts = testDesk(failing);
  const id = await parts.repository.add(readFrom('1'));
  await stored.keepState(id, readFrom('4'), 'exported', 1000, 'a.desk.json');
  await expect(usedOriginals(parts)).rejects.toThrow('Full.');
});
