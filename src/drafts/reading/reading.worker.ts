/** Reads one file in a worker, so that decoding, parsing and hashing never block the page. */
import { serveCalls } from '../../platform/worker-call.ts';
import { readAndHash } from './read-here.ts';

serveCalls({ readAndHash });
