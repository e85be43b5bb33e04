import { afterEach, expect, it, vi, describe } from 'vitest';
import { type FileHandle, handleOf, onLaunchedFiles } from './file-system-access.ts';
import { pathOf } from '../../platform/file-path.ts';
import { filesInFolder, maxDroppedFiles } from './dropped-folders.ts';

type Consume = (launch: { readonly files?: readonly FileHandle[] }) => void;

afterEach(() => vi.unstubAllGlobals());

it('opens the files of each launch, and remembers where to save them', async () => {
  let launch: Consume = () => undefined;
  vi.stubGlobal('launchQueue', { setConsumer: (consume: Consume) => (launch = consume) });
  const opened: Promise<readonly File[]>[] = [];
  onLaunchedFiles((files) => opened.push(files));
  const names = ['north.assessmentdesk', 'south.assessmentdesk'];
  const handles = names.map((name) => ({ getFile: async () => new File(['{}'], name) }) as unknown as FileHandle);
  for (const handle of handles) launch({ files: [handle] });
  launch({});
  const files = await Promise.all(opened);
  expect(files.map((each) => each.map(({ name }) => name))).toEqual([...names.map((name) => [name]), []]);
  expect(files.slice(0, 2).map(([file]) => file && handleOf(file))).toEqual(handles);
});

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const file = (fullPath: string) => ({
  isDirectory: false,
  name: nameOf(fullPath),
  fullPath,
  file: (found: (file: File) => void) => found(new File(['x'], nameOf(fullPath))),
});

/** A folder that gives its entries in batches of two, as browsers give them in batches of 100. */
function folder(fullPath: string, children: readonly object[]): FileSystemDirectoryEntry {
  const createReader = () => {
    const parts = [...children];
    return { readEntries: (found: (part: readonly object[]) => void) => found(parts.splice(0, 2)) };
  };
  return { isDirectory: true, name: nameOf(fullPath), fullPath, createReader } as unknown as FileSystemDirectoryEntry;
}

describe('a dropped folder', () => {
  it('gives all its files with their paths, sorted by name', async () => {
    const dropped = folder('/case', [
      file('/case/10.txt'),
      file('/case/9.txt'),
      folder('/case/b', [file('/case/b/a.html')]),
      file('/case/c.txt'),
      folder('/case/empty', []),
    ]);
    const files = await filesInFolder(dropped);
    expect(files.map(pathOf)).toEqual(['case/9.txt', 'case/10.txt', 'case/b/a.html', 'case/c.txt']);
    expect(files.map(({ name }) => name)).toEqual(['9.txt', '10.txt', 'a.html', 'c.txt']);
  });

  it('gives the files that it could read, and no more than can be imported', async () => {
    const failing = (_: unknown, failed: (error: Error) => void): void => failed(new Error());
    const broken = { ...file('/case/b.txt'), file: failing };
    expect((await filesInFolder(folder('/case', [file('/case/a.txt'), broken]))).map(pathOf)).toEqual(['case/a.txt']);
    const many = Array.from({ length: maxDroppedFiles + 5 }, (_, index) => file(`/case/${String(index)}.txt`));
    expect(await filesInFolder(folder('/case', many))).toHaveLength(maxDroppedFiles);
  });
});
