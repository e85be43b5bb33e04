/** Merges versions of a draft in a worker: at the contract’s limits it would block the page. */
import { serveCalls } from '../../platform/worker-call.ts';
import { createMergingMethods } from './shown-differences.ts';

serveCalls(createMergingMethods());
