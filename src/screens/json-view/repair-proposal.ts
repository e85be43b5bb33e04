/** Proposes repairs for a text and says whether they are enough; the worker uses it too. */
import { repairedText } from '../../core/files/repairs/repaired-text.ts';
import type { SourceRepair } from '../../core/files/repairs/source-repair.ts';

/** The repairs that are proposed for a text. */
export interface RepairProposal {
  readonly repairs: readonly SourceRepair[];
  /** Whether the text can be read when all of them are applied. */
  readonly isEnough: boolean;
}

/** Proposes repairs for a text. */
export function proposalFor(text: string): RepairProposal {
  const { repairs, document } = repairedText(text);
  return { repairs, isEnough: document !== undefined };
}
