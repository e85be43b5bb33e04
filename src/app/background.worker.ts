/** The worker for background work. The name of each instance says for which, and only the code for that is loaded. */
import type { BackgroundWork } from '../platform/background-work.ts';
import { lazyMethods } from '../platform/lazy-loader.ts';
import { serveCalls } from '../platform/worker-call.ts';
import type { SharingMethods } from '../storage/casefile-search.ts';

/** Loads the methods for a kind of work. */
const methodsFor: Readonly<Record<BackgroundWork, () => Promise<object>>> = {
  comparing: () => import('../storage/versions/shown-differences.ts'),
  encryption: () => import('../storage/encryption/age-here.ts'),
  exporting: () => import('../storage/exporting/export-here.ts'),
  extracting: async () => (await import('../storage/reading/extract-here.ts')).extractingMethods,
  merging: async () => (await import('../storage/versions/shown-differences.ts')).createMergingMethods(),
  originals: async () => ({
    ...(await import('../platform/originals/write-original.ts')),
    ...(await import('../platform/read-in-pieces.ts')),
  }),
  reading: async () => ({
    ...(await import('../storage/reading/read-here.ts')),
    // Zip files are rare, so their code is loaded with the first one.
    ...lazyMethods({ get: async () => (await import('../storage/reading/unpack-here.ts')).unpackingMethods }, [
      'unpackSources',
      'unpackDocuments',
    ]),
  }),
  repairing: () => import('../screens/json-view/repair-proposal.ts'),
  async 'shared words'(): Promise<SharingMethods> {
    const { SharedPassages } = await import('../core/check/compared-words.ts');
    // Keeps the passages of earlier calls.
    const index = new SharedPassages();
    return { addPassages: (passages) => passages.flatMap((passage) => index.add(passage)) };
  },
  source: () => import('../screens/json-view/read-source.ts'),
};

serveCalls(methodsFor[self.name as BackgroundWork]());
