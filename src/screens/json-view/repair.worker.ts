/** Proposes repairs for large texts in a worker, so that typing is not blocked. */
import { serveCalls } from '../../platform/worker-call.ts';
import { proposalFor } from './repair-proposal.ts';

serveCalls({ proposalFor });
