/** The export of the evidence matrix as a CSV table: claims by entries. */
import { modelOf, type ModelEntry } from '../assessment/model.ts';
import { placeOfClaimInWords } from '../casefile/origins.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { csvText } from './csv/csv.ts';

/** Writes the evidence matrix as a table. Texts are guarded against formulas (`guarded`). */
export function matrixCsv(workspace: Workspace): string {
  return csvText(matrixRows(workspace));
}

/**
 * Returns the evidence matrix with its head: a row for each claim and a column for each power basis, then for each
 * intent hypothesis, in the document's order. A cell says supports, contradicts, both or none. Nothing is counted or
 * ranked. The last column says where the claim's text is in the file of its passage. An entry or a claim
 * without an ID is identified by its position.
 */
export function matrixRows({
  assessment,
  casefile,
}: Workspace): readonly [readonly string[], ...(readonly string[])[]] {
  const { claims, entries } = modelOf(assessment);
  const columns = entries.map(({ list, index, id, links }) => ({
    id: id || `${list}/${index}`,
    cells: cellsOf(links),
  }));
  const head = ['claim_id', 'claim_words', ...columns.map(({ id }) => id), 'place_in_file'];
  const rows = claims.list.map(({ index, id: ownId, claim }) => {
    const id = ownId || `claims/${index}`;
    const cells = columns.map((column) => column.cells.get(id) ?? 'none');
    return [id, claim.actual ?? '', ...cells, placeOfClaimInWords(casefile, claim)];
  });
  return [head, ...rows];
}

/** The effects of an entry's links, by claim ID. An effect that is not in the contract is written unchanged. */
function cellsOf(links: ModelEntry['links']): ReadonlyMap<string, string> {
  const effects = new Map<string, Set<string>>();
  for (const link of links) {
    if (link?.claim_id === undefined || link.effect === undefined) continue;
    effects.set(link.claim_id, (effects.get(link.claim_id) ?? new Set()).add(link.effect));
  }
  return new Map(Array.from(effects, ([id, ofClaim]) => [id, cellOf(ofClaim)]));
}

function cellOf(effects: ReadonlySet<string>): string {
  if (effects.size === 2 && effects.has('supports') && effects.has('contradicts')) return 'both';
  return [...effects].join(' and ');
}
