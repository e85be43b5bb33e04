/** The table that says the same as a map: one row for each path. */
import type { Casefile } from '../../casefile/types.generated.ts';
import { listed } from '../../json/words.ts';
import type { EvidenceMap, MapNode, MapPath, MapSharing } from './map-model.ts';
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
export function mapRows(
  casefile: Casefile | null,
  { paths }: EvidenceMap,
  sharing: readonly MapSharing[] = [],
): readonly MapTableRow[] {
  return paths.map((path) => ({ path, cells: cellsOf(casefile, path, sharing) }));
}

/** Names the other observations on the map that share words with the passage of a path. */
function sharedWith({ observation, passageId }: MapPath, sharing: readonly MapSharing[]): string {
  const isHere = ({ thing }: MapNode): boolean =>
    thing.kind === 'passage' && thing.passageId === passageId && thing.observation === observation;
  const others = sharing.flatMap(({ from, to }) => (isHere(from) ? [to] : isHere(to) ? [from] : []));
  const numbers = others.flatMap(({ thing }) => (thing.kind === 'passage' ? (thing.observation ?? []) : []));
  if (numbers.length === 0) return '';
  return `shares words with ${numbers.length === 1 ? 'observation' : 'observations'} ${listed([...new Set(numbers)].map(String), 6)}`;
}

function cellsOf(casefile: Casefile | null, path: MapPath, sharing: readonly MapSharing[]): readonly string[] {
  const { claim, claimId, link } = path;
  const cited = claim ? claimName(claim) : claimId === '' ? '' : `${claimId} (missing)`;
  return [
    ...(link && !claim ? ['', '', ''] : sourceCells(casefile, path, sharing)),
    cited,
    claim ? claimWords(claim) : '',
    link ? effectWords[link.effect] : '',
    link ? entryName(link.entry) : '',
    link?.reason ?? '',
  ];
}

function sourceCells(casefile: Casefile | null, path: MapPath, sharing: readonly MapSharing[]) {
  const { publisher, observation, passageId, place } = path;
  const passage = [passageName(casefile, observation, passageId), place, sharedWith(path, sharing)]
    .filter((part) => part !== '')
    .join(', ');
  return [publisherName(casefile, publisher), observationName(casefile, observation), passage];
}
