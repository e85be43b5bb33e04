import { expect, it } from 'vitest';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { small } from '../../shared/desk.fixtures.ts';
import { untilRendered, renderHookInDesk, type GivenStores } from '../../shared/rendered.fixtures.tsx';
import type { VersionCommands } from '../../desk/version-commands.ts';
import { useReadVersion, type VersionSource } from './version-choice.tsx';
import type { Version } from './version.ts';

const counts = { claims: 2, powerBases: 1, intents: 1, contradictions: 0, unknowns: 0 } as never;
const saved = (id: string): VersionSource => ({ kind: 'state', state: { id, at: 0, reason: 'while working', counts } });

function renderReader(versions: Partial<VersionCommands>, stores: GivenStores = {}) {
  const read: Version[] = [];
  const onRead = (version: Version): void => void read.push(version);
  const { now } = renderHookInDesk(() => useReadVersion(onRead), small, { versions, ...stores });
  return { read, now };
}

it('returns only the version that was requested last, whichever is read first', async () => {
  const pending = new Map<string, (workspace: Workspace) => void>();
  const readVersion = (id: string) => new Promise<Workspace>((resolve) => pending.set(id, resolve));
  const { read, now } = renderReader({ readVersion });
  await untilRendered(() => now().read(saved('first')));
  await untilRendered(() => now().read(saved('second')));
  await untilRendered(() => pending.get('second')?.({ ...small, title: 'Second' }));
  await untilRendered(() => pending.get('first')?.({ ...small, title: 'First' }));
  expect(read.map(({ workspace }) => workspace.title)).toEqual(['Second']);
  expect(now().reading).toBeNull();
});

it('returns nothing after it is cancelled', async () => {
  let finish: ((workspace: Workspace) => void) | undefined;
  const { read, now } = renderReader({ readVersion: () => new Promise((resolve) => (finish = resolve)) });
  await untilRendered(() => now().read(saved('slow')));
  expect(now().reading?.label).toBe('Reading');
  await untilRendered(() => now().reading?.cancel());
  await untilRendered(() => finish?.(small));
  expect([read, now().reading, now().trouble]).toEqual([[], null, []]);
});

it('returns a version with the cues that both casefiles need, or without them if they cannot be loaded', async () => {
  const other = { ...small, title: 'Other' };
  const ends: (readonly [title: string, resolve: () => void, reject: () => void])[] = [];
  const loadFor = ({ title }: Workspace) => new Promise<void>((resolve, reject) => ends.push([title, resolve, reject]));
  const { read, now } = renderReader({ readVersion: async () => other }, { loadFor });
  await untilRendered(() => now().read(saved('other')));
  expect(ends.map(([title]) => title)).toEqual(['Other', small.title]);
  await untilRendered(() => ends[0]?.[2]());
  expect(read).toEqual([]);
  await untilRendered(() => ends[1]?.[1]());
  expect(read.map(({ workspace }) => workspace)).toEqual([other]);
});

it('says why a version cannot be read, until the next one is read', async () => {
  const readVersion = async (id: string): Promise<Workspace> => {
    if (id === 'damaged') throw new Error('This version is damaged.');
    return small;
  };
  const { read, now } = renderReader({ readVersion });
  await untilRendered(() => now().read(saved('damaged')));
  expect(now().trouble).toEqual(['This version is damaged.']);
  await untilRendered(() => now().read(saved('whole')));
  expect([read.length, now().trouble]).toEqual([1, []]);
});
