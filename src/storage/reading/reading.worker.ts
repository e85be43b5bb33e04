/** Reads or unpacks one file in a worker, so that decoding, unzipping, parsing and hashing never block the page. */
import { serveCalls } from '../../platform/worker-call.ts';
import { fingerprint, readAndHash, type ReadingMethods } from './read-here.ts';
import type { UnpackingMethods } from './unpack-here.ts';

/** Zip files are rare, so their code is loaded with the first one. */
const load = async (): Promise<UnpackingMethods> => (await import('./unpack-here.ts')).unpackingMethods;

serveCalls<ReadingMethods & UnpackingMethods>({
  readAndHash,
  fingerprint,
  unpackSources: async (...given) => (await load()).unpackSources(...given),
  unpackDocuments: async (...given) => (await load()).unpackDocuments(...given),
});
