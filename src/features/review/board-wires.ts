/** The wires between the claims and the entries on the review's board, whether their ends are visible or not. */
import type { Box, Wire } from './line-paths.ts';
import type { ReviewModel, Connection } from './model.ts';

/**
 * What a line represents: connections from claims to entries and contradictions, or the connection from a claim's span
 * to the claim.
 */
export interface LineId {
  readonly key: string;
  /** The index of the claim whose span the line starts at; undefined for links. */
  readonly span: number | undefined;
  /** Several links if their ends out of sight are at the same edge. */
  readonly links: readonly Connection[];
}

/** One column of cards: their order, the boxes of the visible ones, and where lines to the others end. */
export interface BoardColumn<Id> {
  readonly order: ReadonlyMap<Id, number>;
  readonly boxes: ReadonlyMap<Id, Box>;
  readonly above: Box;
  readonly below: Box;
}

interface Board {
  readonly claims: BoardColumn<number>;
  readonly entries: BoardColumn<string>;
}

/**
 * Returns a wire for each link that has a visible card, and for each of the `chain`. Ends outside the view are at the
 * edge of the column; links of one effect between one card and one edge share a wire. Links to cards that the columns
 * do not contain, or that name no claim of the document, have no wire.
 */
export function linkWires(
  model: ReviewModel,
  board: Board,
  chain: readonly Connection[],
  shows: (link: Connection) => boolean,
): readonly Wire<LineId>[] {
  const { claims, entries } = board;
  const seen = new Set<Connection>([
    ...chain,
    ...[...entries.boxes.keys()].flatMap((path) => model.cardAt.get(path)?.connections ?? []),
    ...[...claims.boxes.keys()].flatMap((claim) => model.claimAt.get(claim)?.connections ?? []),
  ]);
  const [claimEnd, entryEnd] = [endsOf(claims), endsOf(entries)];
  const wires = new Map<string, { readonly from: Box; readonly to: Box; readonly links: Connection[] }>();
  for (const link of seen) {
    const from = link.claim === undefined ? undefined : claimEnd(link.claim);
    const to = entryEnd(link.entry);
    if (!from || !to || !shows(link)) continue;
    const isStub = from.edge !== undefined || to.edge !== undefined;
    const ends = [from.edge ?? String(link.claim), to.edge ?? link.entry, link.effect ?? ''];
    const key = isStub ? `stub ${ends.join(' ')}` : link.key;
    const wire = wires.get(key);
    if (wire) wire.links.push(link);
    else wires.set(key, { from: from.box, to: to.box, links: [link] });
  }
  return [...wires].map(([key, { from, to, links }]) => ({ id: { key, span: undefined, links }, from, to }));
}

interface WireEnd {
  readonly box: Box;
  /** Undefined if the card is visible. */
  readonly edge: 'above' | 'below' | undefined;
}

/** Returns a function that gives the end of a wire at a card; undefined if the column does not contain the card. */
function endsOf<Id>({ order, boxes, above, below }: BoardColumn<Id>): (id: Id) => WireEnd | undefined {
  const first = Math.min(...[...boxes.keys()].map((id) => order.get(id) ?? Infinity));
  return (id) => {
    const box = boxes.get(id);
    if (box) return { box, edge: undefined };
    const place = order.get(id);
    if (place === undefined || boxes.size === 0) return undefined;
    return place < first ? { box: above, edge: 'above' } : { box: below, edge: 'below' };
  };
}
