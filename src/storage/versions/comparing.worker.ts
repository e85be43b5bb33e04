/** Compares two versions in a worker: at the contract’s limits it would block the page. */
import { serveCalls } from '../../platform/worker-call.ts';
import { inSentences, shownDifferences } from './shown-differences.ts';

serveCalls({ inSentences, shownDifferences });
