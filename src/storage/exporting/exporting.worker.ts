/** Exports a file in a worker: at the contract’s limits it would block the page for seconds. */
import { serveCalls } from '../../platform/worker-call.ts';
import { exportChangesHere, exportHere } from './export-here.ts';

serveCalls({ exportHere, exportChangesHere });
