/** Merges versions of a draft in a worker: at the contract’s limits it would block the page. */
import { serveCalls } from '../../platform/worker-call.ts';
import { createMergingMethods } from './merging.ts';

serveCalls(createMergingMethods());
