import { viewAssessment } from '../assessment/view.ts';
import type { Workspace } from '../assessment/workspace.ts';
import { csvText } from './csv/csv.ts';

type Evidence = readonly ({ readonly claim_id?: string; readonly effect?: string } | undefined)[] | undefined;

/**
 * The matrix of evidence: a row for each claim and a column for each power basis, then each intent hypothesis, in the
 * document's order; a cell says supports, contradicts, both or none. It counts nothing and orders nothing (decisions 5).
 * An entry or a claim without an id stands under its place in the document. Texts are guarded against formulas.
 */
export function matrixCsv({ assessment }: Workspace): string {
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
  const head = ['claim_id', 'claim_words', ...columns.map(({ id }) => id)];
  const rows = claims.map((view, at) => {
    const id = view?.claim_id || `claims/${at}`;
    return [id, view?.actual ?? '', ...columns.map(({ cells }) => cells.get(id) ?? 'none')];
  });
  return csvText([head, ...rows]);
}

/** What an entry's links do with each claim. An effect that the contract does not have stands as it is. */
function cellsOf(evidence: Evidence): ReadonlyMap<string, string> {
  const effects = new Map<string, Set<string>>();
  for (const link of evidence ?? []) {
    if (link?.claim_id === undefined || link.effect === undefined) continue;
    effects.set(link.claim_id, (effects.get(link.claim_id) ?? new Set()).add(link.effect));
  }
  return new Map(Array.from(effects, ([id, found]) => [id, cellOf(found)]));
}

function cellOf(effects: ReadonlySet<string>): string {
  if (effects.size === 2 && effects.has('supports') && effects.has('contradicts')) return 'both';
  return [...effects].join(' and ');
}
