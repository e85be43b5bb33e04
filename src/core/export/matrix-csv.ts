/** The export of the evidence matrix as a CSV table: claims by entries. */
import { viewAssessment } from '../assessment/view.ts';
import { placeOfClaimInWords } from '../casefile/origins.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { csvText } from './csv/csv.ts';

type Evidence = readonly ({ readonly claim_id?: string; readonly effect?: string } | undefined)[] | undefined;

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
  const { claims = [], power_bases = [], intent_hypotheses = [] } = viewAssessment(assessment);
  const columns = [
    ...power_bases.map((view, at) => ({
      id: view?.power_basis_id || `power_bases/${at}`,
      cells: cellsOf(view?.evidence),
    })),
    ...intent_hypotheses.map((view, at) => ({
      id: view?.hypothesis_id || `intent_hypotheses/${at}`,
      cells: cellsOf(view?.evidence),
    })),
  ];
  const head = ['claim_id', 'claim_words', ...columns.map(({ id }) => id), 'place_in_file'];
  const rows = claims.map((view, at) => {
    const id = view?.claim_id || `claims/${at}`;
    const cells = columns.map((column) => column.cells.get(id) ?? 'none');
    return [id, view?.actual ?? '', ...cells, placeOfClaimInWords(casefile, view ?? {})];
  });
  return [head, ...rows];
}

/** The effects of an entry's links, by claim ID. An effect that is not in the contract is written unchanged. */
function cellsOf(evidence: Evidence): ReadonlyMap<string, string> {
  const effects = new Map<string, Set<string>>();
  for (const link of evidence ?? []) {
    if (link?.claim_id === undefined || link.effect === undefined) continue;
    effects.set(link.claim_id, (effects.get(link.claim_id) ?? new Set()).add(link.effect));
  }
  return new Map(Array.from(effects, ([id, ofClaim]) => [id, cellOf(ofClaim)]));
}

function cellOf(effects: ReadonlySet<string>): string {
  if (effects.size === 2 && effects.has('supports') && effects.has('contradicts')) return 'both';
  return [...effects].join(' and ');
}
