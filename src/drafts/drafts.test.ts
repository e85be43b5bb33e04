import { expect, it } from 'vitest';
import { createLibraryStore } from '../store/library-store.ts';
import { draftCommands } from './drafts.ts';

it('shows in the library that lost drafts could not be dismissed', async () => {
  const requests: (readonly string[])[] = [];
  const repository = {
    async dismissLost(ids: readonly string[]) {
      requests.push(ids);
      throw new Error('The browser refuses.');
    },
  };
  const library = createLibraryStore();
  const parts = { repository: { get: async () => repository, now: () => repository } };
  type Given = Parameters<typeof draftCommands>;
  const commands = draftCommands({ library } as unknown as Given[0], parts as unknown as Given[1]);
  await commands.dismissLost(['d']);
  expect(requests).toEqual([['d']]);
  expect(library.getState().trouble).toBe('The browser refuses.');
});
