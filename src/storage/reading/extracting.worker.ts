/** Reads published files in a worker, so that neither a large nor a hostile file blocks the page. */
import { serveCalls } from '../../platform/worker-call.ts';
import { extractingMethods } from './extract-here.ts';

serveCalls(extractingMethods);
