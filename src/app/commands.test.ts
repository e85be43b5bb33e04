import { expect, it } from 'vitest';
import { createCommands, type CommandParts } from './commands.ts';
import { lazyLoader } from './lazy-loader.ts';

it('a failure to forget lost drafts is reported in the library', async () => {
  const refused = new Error('The browser refuses.');
  const troubles: unknown[] = [];
  const requests: (readonly string[])[] = [];
  const versions = lazyLoader(async () => ({
    async dismissLost(ids: readonly string[]) {
      requests.push(ids);
      throw refused;
    },
  }));
  const parts = {
    versions,
    comparing: lazyLoader(async () => ({})),
    onTrouble: (error: unknown) => troubles.push(error),
  };
  await createCommands(parts as unknown as CommandParts).dismissLost(['d']);
  expect([requests, troubles]).toEqual([[['d']], [refused]]);
});
