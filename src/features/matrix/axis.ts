import type { EvidenceMatrix, MatrixClaim, MatrixEntry } from '../../core/matrix/matrix.ts';
import type { Loss, PulledThread } from '../../core/matrix/thread.ts';
import { claimName, claimWords, entryName } from './labels.ts';
import { lossWords } from './sentences.ts';

/** What a pulled thread does to a heading: it is switched off, loses something, or only has less to stand on. */
export type Tone = 'off' | 'loses' | 'stands';

/** A heading of the grid with what is said of it: one of the two kinds of things that can stand there. */
export type AxisItem = {
  readonly name: string;
  readonly words: string;
  readonly tone: Tone | undefined;
  /** What the tone means here, in words. */
  readonly note: string | undefined;
  readonly losses: readonly Loss[];
} & ({ readonly kind: 'claim'; readonly claim: MatrixClaim } | { readonly kind: 'entry'; readonly entry: MatrixEntry });

/** What the grid shows: which things down, which across, and what stands where they meet. */
export interface GridContent {
  readonly matrix: EvidenceMatrix;
  readonly rows: readonly AxisItem[];
  readonly columns: readonly AxisItem[];
  /** The same without what a pulled thread says of them: cells are drawn from these, and stay as they are. */
  readonly plainRows: readonly AxisItem[];
  readonly plainColumns: readonly AxisItem[];
}

/** What nobody has pulled at. */
export const unpulled: Pick<PulledThread, 'off' | 'touched'> = { off: new Set(), touched: [] };

const noLosses: readonly Loss[] = [];

/** A claim as a heading. */
export function claimItem(claim: MatrixClaim, thread: Pick<PulledThread, 'off'>): AxisItem {
  const off = thread.off.has(claim.index);
  return {
    kind: 'claim',
    claim,
    name: claimName(claim),
    words: claimWords(claim),
    tone: off ? 'off' : undefined,
    note: off ? 'switched off' : undefined,
    losses: noLosses,
  };
}

/** The entries as headings. */
export function entryItems(
  entries: readonly MatrixEntry[],
  { touched }: Pick<PulledThread, 'touched'>,
): readonly AxisItem[] {
  const consequences = new Map(touched.map((consequence) => [consequence.entry, consequence]));
  return entries.map((entry) => {
    const consequence = consequences.get(entry);
    const losses = consequence?.losses ?? noLosses;
    const note = losses.length === 0 ? 'stands on with less' : losses.map((loss) => lossWords[loss]).join(', ');
    return {
      kind: 'entry',
      entry,
      name: entryName(entry),
      words: entry.words || 'No words yet',
      tone: consequence && (losses.length > 0 ? 'loses' : 'stands'),
      note: consequence && note,
      losses,
    };
  });
}

/** The claim and the entry that meet in a cell. */
export function meeting(
  row: AxisItem | undefined,
  column: AxisItem | undefined,
): { readonly claim: MatrixClaim; readonly entry: MatrixEntry } | undefined {
  if (row?.kind === 'claim' && column?.kind === 'entry') return { claim: row.claim, entry: column.entry };
  if (row?.kind === 'entry' && column?.kind === 'claim') return { claim: column.claim, entry: row.entry };
  return undefined;
}
