/** The table that says the same as a map: one row for each path. */
import type { Casefile } from '../../casefile/types.generated.ts';
import type { EvidenceMap, MapPath } from './map-model.ts';
import {
  claimName,
  claimWords,
  effectWords,
  entryName,
  observationName,
  passageName,
  publisherName,
} from './map-names.ts';

/** The headings of the table. */
export const mapHeadings = [
  'Publisher',
  'Observation',
  'Passage',
  'Claim',
  'Text',
  'Effect',
  'Entry',
  'Reason',
] as const;

/** A row of the table; a cell without a value is ''. */
export interface MapTableRow {
  readonly path: MapPath;
  readonly cells: readonly string[];
}

/** Returns the rows of the table, in the order of the document. */
export function mapRows(casefile: Casefile | null, { paths }: EvidenceMap): readonly MapTableRow[] {
  return paths.map((path) => ({ path, cells: cellsOf(casefile, path) }));
}

function cellsOf(casefile: Casefile | null, path: MapPath): readonly string[] {
  const { claim, claimId, link } = path;
  const cited = claim ? claimName(claim) : claimId === '' ? '' : `${claimId} (missing)`;
  return [
    ...(link && !claim ? ['', '', ''] : sourceCells(casefile, path)),
    cited,
    claim ? claimWords(claim) : '',
    link ? effectWords[link.effect] : '',
    link ? entryName(link.entry) : '',
    link?.reason ?? '',
  ];
}

function sourceCells(casefile: Casefile | null, { publisher, observation, passageId, place }: MapPath) {
  const passage = [passageName(casefile, observation, passageId), place].filter((part) => part !== '').join(', ');
  return [publisherName(casefile, publisher), observationName(casefile, observation), passage];
}
