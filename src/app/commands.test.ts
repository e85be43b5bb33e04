import { expect, it } from 'vitest';
import { createCommands, type CommandParts } from './commands.ts';
import { lazyLoader } from './lazy-loader.ts';

it('what is not to be spoken of any more, and could not be noted, is said in the library', async () => {
  const refused = new Error('The browser refuses.');
  const troubles: unknown[] = [];
  const asked: (readonly string[])[] = [];
  const states = lazyLoader(async () => ({
    async forgetLost(ids: readonly string[]) {
      asked.push(ids);
      throw refused;
    },
  }));
  const parts = {
    versions,
    comparing: lazyLoader(async () => ({})),
    onTrouble: (error: unknown) => troubles.push(error),
  };
  await createCommands(parts as unknown as CommandParts).forgetLost(['d']);
  expect([asked, troubles]).toEqual([[['d']], [refused]]);
});
