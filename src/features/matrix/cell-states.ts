/** What a cell of the evidence matrix reports besides its effect: missing reasons, and the findings at its links. */
import type { Finding, Level } from '../../core/rules/finding.ts';
import { higherLevelOf } from '../../core/check/levels.ts';
import type { EvidenceMatrix, MatrixEntry } from '../../core/matrix/matrix.ts';

/** The state of the links from one claim to one entry. */
export interface CellState {
  /** The highest level of the errors and violations at the links; null for none. */
  readonly level: Level | null;
  /** Whether a link has no reason yet. */
  readonly lacksReason: boolean;
}

/** The states of the cells of one entry that have something to report, by the claim's index. */
export type CellStates = ReadonlyMap<number, CellState>;

interface Made {
  readonly findings: readonly Finding[];
  readonly claims: EvidenceMatrix['claims'];
  readonly states: CellStates;
}

const made = new WeakMap<MatrixEntry, Made>();

/** Returns the index of the link that a finding is about; undefined if it is about another part of the entry. */
export function linkOf({ path }: MatrixEntry, finding: Pick<Finding, 'path'>): number | undefined {
  const [, index] = /^\/evidence\/(\d+)(?:\/|$)/.exec(finding.path.slice(path.length)) ?? [];
  return index === undefined ? undefined : Number(index);
}

/** Returns the states of an entry's cells. `findings` are those of the entry. The same map while nothing changes. */
export function cellStates(matrix: EvidenceMatrix, entry: MatrixEntry, findings: readonly Finding[]): CellStates {
  const cached = made.get(entry);
  if (cached?.findings === findings && cached.claims === matrix.claims) return cached.states;
  const states = statesOf(matrix, entry, findings);
  made.set(entry, { findings, claims: matrix.claims, states });
  return states;
}

function statesOf(matrix: EvidenceMatrix, entry: MatrixEntry, findings: readonly Finding[]): CellStates {
  const states = new Map<number, CellState>();
  const note = (index: number, change: (before: CellState) => CellState): void => {
    const claim = matrix.claimById(entry.links[index]?.claim_id);
    if (claim) states.set(claim.index, change(states.get(claim.index) ?? { level: null, lacksReason: false }));
  };
  for (const finding of findings) {
    const index = linkOf(entry, finding);
    // A notice may well be right, and would mark too many cells. The preview shows it.
    if (index === undefined || finding.level === 'notice') continue;
    note(index, (before) => ({ ...before, level: higherLevelOf(before.level, finding.level) }));
  }
  entry.links.forEach((link, index) => {
    if (link && !link.reason) note(index, (before) => ({ ...before, lacksReason: true }));
  });
  return states;
}
