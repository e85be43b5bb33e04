/** The data of the matrix grid: its rows and columns, with the effect of exclusions, and the actions on a cell. */
import type { EvidenceMatrix, MatrixClaim, MatrixEntry } from '../../core/matrix/matrix.ts';
import type { ExclusionEffects, Loss } from '../../core/matrix/exclusions.ts';
import type { CellState, CellStates } from './cell-states.ts';
import { claimName, claimWords, entryName, lossWords } from './sentences.ts';

/** The effects that the contract has. */
export type Effect = 'supports' | 'contradicts';

/** The effect of the exclusions on a heading: the claim is excluded, or the entry has losses, or only fewer claims. */
export type Tone = 'excluded' | 'losses' | 'fewer';

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
