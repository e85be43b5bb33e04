/** Reads large texts in a worker, so that typing is not blocked. */
import { serveCalls } from '../../platform/worker-call.ts';
import { problemsIn } from './read-source.ts';

serveCalls({ problemsIn });
