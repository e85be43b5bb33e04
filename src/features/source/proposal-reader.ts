/** Computes the proposed repairs of a text on the page or, for a large text, in the worker. */
import { createWorkerClient, type WorkerPort } from '../../platform/worker-call.ts';
import type { RepairProposal } from './repair-proposal.ts';
import { largeText } from './source-reader.ts';

interface ProposalMethods {
  proposalFor(text: string): RepairProposal;
}

/** Computes proposals. */
export interface ProposalReader {
  /** Resolves to the proposal. Never rejects. */
  read(text: string): Promise<RepairProposal>;
  stop(): void;
}

function startModuleWorker(): WorkerPort {
  return new Worker(new URL('./repair.worker.ts', import.meta.url), { type: 'module' });
}

/** Proposes repairs on the page. Their code is loaded only once a text cannot be read. */
async function proposeHere(text: string): Promise<RepairProposal> {
  const { proposalFor } = await import('./repair-proposal.ts');
  return proposalFor(text);
}

/** Creates a reader. It starts its worker at the first large text. `start` may throw if workers are not available. */
export function createProposalReader(start: () => WorkerPort = startModuleWorker): ProposalReader {
  const worker = createWorkerClient<ProposalMethods>({ start });
  return {
    async read(text) {
      if (text.length < largeText) return proposeHere(text);
      return worker.call('proposalFor', text).catch(() => proposeHere(text));
    },
    stop: () => worker.close(),
  };
}
