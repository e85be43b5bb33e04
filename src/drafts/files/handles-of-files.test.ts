import { afterEach, expect, it, vi } from 'vitest';
import type { FileHandle } from './file-system-access.ts';
import { handleOf, onLaunchedFiles } from './handles-of-files.ts';

type Consume = (launch: { readonly files?: readonly FileHandle[] }) => void;

afterEach(() => vi.unstubAllGlobals());

it('opens the files of each launch, and remembers where to save them', async () => {
  let launch: Consume = () => undefined;
  vi.stubGlobal('launchQueue', { setConsumer: (consume: Consume) => (launch = consume) });
  const opened: Promise<readonly File[]>[] = [];
  onLaunchedFiles((files) => opened.push(files));
  const handles = ['north', 'south'].map((name) => {
    const file = new File(['{}'], `${name}.assessmentdesk`);
    return { getFile: () => Promise.resolve(file) } as unknown as FileHandle;
  });
  for (const handle of handles) launch({ files: [handle] });
  launch({});
  const files = await Promise.all(opened);
  expect(files.map((each) => each.map(({ name }) => name))).toEqual([
    ['north.assessmentdesk'],
    ['south.assessmentdesk'],
    [],
  ]);
  expect(files.slice(0, 2).map(([file]) => file && handleOf(file))).toEqual(handles);
});
