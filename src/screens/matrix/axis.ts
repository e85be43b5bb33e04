/** The data of the matrix grid: rows and columns, what each cell reports, the effect of exclusions, and actions. */
import type { EvidenceMatrix, MatrixClaim, MatrixEntry } from '../../core/matrix/matrix.ts';
import type { ExclusionEffects, Loss } from '../../core/matrix/exclusions.ts';
import { claimName, claimWords, entryName, lossWords } from './sentences.ts';
import type { Finding, Level } from '../../core/rules/finding.ts';
import { higherLevelOf } from '../../core/check/levels.ts';

/** The effects that the contract has. */
export type Effect = 'supports' | 'contradicts';

/** The effect of the exclusions on a heading: the claim is excluded, or the entry has losses, or only fewer claims. */
type Tone = 'excluded' | 'losses' | 'fewer';

/** A heading of the grid: a claim or an entry, with the effect of the exclusions. */
export type AxisItem = {
  readonly name: string;
  readonly words: string;
  readonly tone: Tone | undefined;
  /** The tone in words. */
  readonly note: string | undefined;
  readonly losses: readonly Loss[];
} & (
  | { readonly kind: 'claim'; readonly claim: MatrixClaim }
  | {
      readonly kind: 'entry';
      readonly entry: MatrixEntry;
      /** The states of its cells, by the claim's index. */
      readonly states: CellStates;
    }
);

/** The rows and columns of the grid. */
export interface GridContent {
  readonly matrix: EvidenceMatrix;
  readonly rows: readonly AxisItem[];
  readonly columns: readonly AxisItem[];
  /** The same without the effect of exclusions. Cells are rendered from these, so that an exclusion rerenders none. */
  readonly plainRows: readonly AxisItem[];
  readonly plainColumns: readonly AxisItem[];
}

/** The effects when nothing is excluded. */
export const noEffects: Pick<ExclusionEffects, 'off' | 'touched'> = { off: new Set(), touched: [] };

const noLosses: readonly Loss[] = [];

const noStates: CellStates = new Map();

const plainClaims = new WeakMap<MatrixClaim, AxisItem>();

/** A claim as a heading; the same object each time, unless it is excluded. */
export function claimItem(claim: MatrixClaim, effects: Pick<ExclusionEffects, 'off'>): AxisItem {
  const excluded = effects.off.has(claim.index);
  const plain = excluded ? undefined : plainClaims.get(claim);
  if (plain) return plain;
  const item: AxisItem = {
    kind: 'claim',
    claim,
    name: claimName(claim),
    words: claimWords(claim),
    tone: excluded ? 'excluded' : undefined,
    note: excluded ? 'excluded' : undefined,
    losses: noLosses,
  };
  if (!excluded) plainClaims.set(claim, item);
  return item;
}

const plainEntries = new WeakMap<MatrixEntry, AxisItem & { readonly kind: 'entry' }>();

/** The entries as headings. One without an effect of the exclusions is the same object while nothing in it changes. */
export function entryItems(
  entries: readonly MatrixEntry[],
  { touched }: Pick<ExclusionEffects, 'touched'>,
  statesOf: (entry: MatrixEntry) => CellStates = () => noStates,
): readonly AxisItem[] {
  const consequences = new Map(touched.map((consequence) => [consequence.entry, consequence]));
  return entries.map((entry) => {
    const states = statesOf(entry);
    const consequence = consequences.get(entry);
    const plain = consequence ? undefined : plainEntries.get(entry);
    if (plain?.states === states) return plain;
    const losses = consequence?.losses ?? noLosses;
    const note = losses.length === 0 ? 'has fewer claims' : losses.map((loss) => lossWords[loss]).join(', ');
    const item = {
      kind: 'entry' as const,
      entry,
      states,
      name: entryName(entry),
      words: entry.words || 'No text yet',
      tone: consequence && (losses.length > 0 ? ('losses' as const) : ('fewer' as const)),
      note: consequence && note,
      losses,
    };
    if (!consequence) plainEntries.set(entry, item);
    return item;
  });
}

/** Returns the claim and the entry of a cell; undefined for a heading. */
export function pairOf(
  row: AxisItem | undefined,
  column: AxisItem | undefined,
): { readonly claim: MatrixClaim; readonly entry: MatrixEntry } | undefined {
  if (row?.kind === 'claim' && column?.kind === 'entry') return { claim: row.claim, entry: column.entry };
  if (row?.kind === 'entry' && column?.kind === 'claim') return { claim: column.claim, entry: row.entry };
  return undefined;
}

/** Returns what the cell of a row and a column reports; undefined for nothing. */
export function stateOfCell(row: AxisItem, column: AxisItem): CellState | undefined {
  if (row.kind === 'claim' && column.kind === 'entry') return column.states.get(row.claim.index);
  return row.kind === 'entry' && column.kind === 'claim' ? row.states.get(column.claim.index) : undefined;
}

/** The actions on a cell or heading of the grid. */
export interface GridActions {
  /** Opens the link with its claim in the passage, the claim, or the entry in the editor. */
  open(row: AxisItem | undefined, column: AxisItem | undefined): void;
  /** Excludes the claim of a cell or heading, or includes it again. */
  toggle(row: AxisItem | undefined, column: AxisItem | undefined): void;
  /**
   * Links the claim and the entry of a cell, or sets the effect of their only link. Returns the index of the link with
   * this effect, whose reason may be missing or about the other effect; undefined if there is none.
   */
  link(row: AxisItem | undefined, column: AxisItem | undefined, effect: Effect): number | undefined;
  /** Removes the links of a cell. */
  unlink(row: AxisItem | undefined, column: AxisItem | undefined): void;
}

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
