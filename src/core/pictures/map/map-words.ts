/** Describes a map in sentences. They count claims and name publishers, and never weigh them. */
import type { Casefile } from '../../casefile/types.generated.ts';
import { listed, counted } from '../../json/words.ts';
import { grouped } from '../../json/grouped.ts';
import { matrixOf, type EvidenceMatrix, type MatrixEntry } from '../../matrix/matrix.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { EvidenceMap, MapEffect, MapNode, MapPath, MapSharing } from './map-model.ts';
import { showHiddenCharacters } from '../../passage/hidden.ts';
import { isolateText } from '../text-width.ts';
import { entryName, publisherName } from './map-names.ts';

/** The maximum number of names that a sentence lists; the rest are counted. */
const maxListed = 6;

/** Returns what a map shows, in sentences, the most important first. */
export function mapInWords(workspace: Workspace, map: EvidenceMap): readonly string[] {
  const { casefile } = workspace;
  const sentences =
    map.subject.kind === 'entry'
      ? entrySentences(casefile, map.paths)
      : map.subject.kind === 'claim'
        ? claimSentences(casefile, map.paths)
        : publisherSentences(matrixOf(workspace), map.paths, map.subject.actorId);
  const grouping = 'There are many links, so the claims of each passage are drawn as one. The table lists each link.';
  return map.isGrouped ? [...sentences, grouping] : sentences;
}

/** Returns the paths with an effect, one for each claim: the first, or each that names no claim. */
function byClaim(paths: readonly MapPath[], effect: MapEffect): readonly MapPath[] {
  const own = paths.filter(({ link }) => link?.effect === effect);
  return [...grouped(own, ({ claim, claimId, key }) => claim ?? (claimId === '' ? key : claimId)).values()].flatMap(
    ([first]) => first ?? [],
  );
}

/** Says which observations on a map share words, but not which one had them first. */
export function sharingInWords(sharing: readonly MapSharing[]): readonly string[] {
  const named = sharing.map(({ from, to }) => `observation ${numberOf(from)} with observation ${numberOf(to)}`);
  if (named.length === 0) return [];
  return [`Dotted lines join passages that share words: ${listed([...new Set(named)], maxListed)}.`];
}

function numberOf({ thing }: MapNode): string {
  return thing.kind === 'passage' && thing.observation !== undefined ? String(thing.observation) : '?';
}

function entrySentences(casefile: Casefile | null, paths: readonly MapPath[]): readonly string[] {
  if (paths.length === 0) return ['This entry has no evidence links yet.'];
  const [supporting, contradicting] = [byClaim(paths, 'supports'), byClaim(paths, 'contradicts')];
  const missing = paths.filter(({ claim }) => claim === undefined).length;
  return [
    ...supportSentences(casefile, supporting),
    ...contradictionSentences(casefile, contradicting),
    ...(missing === 0 ? [] : [`${counted(missing, 'link')} ${missing === 1 ? 'leads' : 'lead'} to a missing claim.`]),
    ...(casefile ? [] : ['No casefile is attached, so the publishers are unknown.']),
  ];
}

/** Where the supporting claims come from. Says so if all come from one publisher. */
function supportSentences(casefile: Casefile | null, supporting: readonly MapPath[]): readonly string[] {
  if (supporting.length === 0) return ['No claim supports it.'];
  if (!casefile)
    return [`${counted(supporting.length, 'claim')} ${supporting.length === 1 ? 'supports' : 'support'} it.`];
  const { names, unknown } = publishersOf(casefile, supporting);
  const rest = unknownSentences(unknown, 'supporting claim');
  const [name = ''] = names;
  if (names.length === 0) return rest;
  if (names.length > 1) {
    return [
      `The supporting claims come from ${String(names.length)} different publishers: ${listed(names, maxListed)}. Different publishers are not necessarily independent.`,
      ...rest,
    ];
  }
  if (unknown > 0) return [`All supporting claims with a known publisher come from one publisher: ${name}.`, ...rest];
  if (supporting.length === 1) return [`The only supporting claim comes from one publisher: ${name}.`];
  return [`All supporting claims come from one publisher: ${name}.`];
}

/** Names only the publishers that the casefile gives, each with its own claims, and counts the other claims. */
function contradictionSentences(casefile: Casefile | null, contradicting: readonly MapPath[]): readonly string[] {
  const { length } = contradicting;
  if (length === 0) return ['No claim contradicts it.'];
  const { names, unknown, counts } = publishersOf(casefile, contradicting);
  const from = names.length === 0 ? '' : `, from ${listed(unknown === 0 ? names : counts, maxListed)}`;
  return [
    `${counted(length, 'claim')} ${length === 1 ? 'contradicts' : 'contradict'} it${from}.`,
    ...(casefile ? unknownSentences(unknown, 'contradicting claim') : []),
  ];
}

function unknownSentences(unknown: number, kind: string): readonly string[] {
  return unknown === 0 ? [] : [`The publisher of ${counted(unknown, kind)} is unknown.`];
}

/** Returns the name of a publisher with its own direction, so that the words and digits after it stay after it. */
function nameWithin(casefile: Casefile | null, publisher: string): string {
  return isolateText(showHiddenCharacters(publisherName(casefile, publisher)));
}

/**
 * The names of the publishers of paths, in order, and how many paths have none. `counts` has the number of claims at
 * each name, and `names` only if there are several.
 */
function publishersOf(casefile: Casefile | null, paths: readonly MapPath[]) {
  const groups = [...grouped(paths, ({ publisher }) => publisher ?? null)];
  const known = groups.flatMap(([id, own]) => (id === null ? [] : [{ name: nameWithin(casefile, id), own }]));
  const counts = known.map(({ name, own }) => `${name} (${counted(own.length, 'claim')})`);
  const names = known.length === 1 ? known.map(({ name }) => name) : counts;
  return { names, counts, unknown: groups.find(([id]) => id === null)?.[1].length ?? 0 };
}

function claimSentences(casefile: Casefile | null, paths: readonly MapPath[]): readonly string[] {
  const [first] = paths;
  const origin =
    typeof first?.publisher === 'string'
      ? `It comes from ${nameWithin(casefile, first.publisher)}.`
      : 'Its publisher is unknown.';
  const [supports, contradicts] = [entriesOf(paths, 'supports'), entriesOf(paths, 'contradicts')];
  if (paths.every(({ link }) => link === undefined)) return ['No entry cites this claim.', origin];
  const alone = supports.filter((entry) => supportersIn(entry).length === 1).map(entryName);
  return [
    `It supports ${counted(supports.length, 'entry', 'entries')} and contradicts ${counted(contradicts.length, 'entry', 'entries')}.`,
    ...(alone.length === 0 ? [] : [`It is the only supporting claim of ${listed(alone, maxListed)}.`]),
    origin,
  ];
}

function publisherSentences(
  matrix: EvidenceMatrix,
  paths: readonly MapPath[],
  actorId: string | null,
): readonly string[] {
  const observations = new Set(paths.flatMap(({ observation }) => observation ?? [])).size;
  const claims = new Set(paths.flatMap(({ claim }) => claim ?? [])).size;
  const isUnknown = actorId === null;
  if (observations === 0) {
    return [`The casefile has no observations ${isUnknown ? 'without a publisher' : 'from this publisher'}.`];
  }
  const [supports, contradicts] = [entriesOf(paths, 'supports'), entriesOf(paths, 'contradicts')];
  const unused = paths.filter(({ claim, passageId }) => claim === undefined && passageId !== undefined).length;
  const only = isUnknown ? [] : supports.filter((entry) => isOnlyFrom(matrix, entry, actorId)).map(entryName);
  // Observations without a publisher are not one source.
  const source = isUnknown ? 'such claims' : 'it';
  return [
    `${counted(claims, 'claim')} ${claims === 1 ? 'comes' : 'come'} from ${counted(observations, 'observation')}${isUnknown ? ' with an unknown publisher' : ''}.`,
    `${counted(supports.length, 'entry', 'entries')} ${supports.length === 1 ? 'has' : 'have'} support from ${source}, and ${counted(contradicts.length, 'entry', 'entries')} ${contradicts.length === 1 ? 'is' : 'are'} contradicted by ${source}.`,
    ...(only.length === 0 ? [] : [`All supporting claims of ${listed(only, maxListed)} come from this publisher.`]),
    ...(unused === 0 ? [] : [`${counted(unused, 'passage')} ${unused === 1 ? 'has' : 'have'} no claim.`]),
  ];
}

/** Returns the entries that paths lead to with an effect, each once. */
function entriesOf(paths: readonly MapPath[], effect: MapEffect): readonly MatrixEntry[] {
  return [...new Set(paths.flatMap(({ link }) => (link?.effect === effect ? [link.entry] : [])))];
}

/** Returns the IDs that an entry names as supporting claims, each once. */
function supportersIn({ links }: MatrixEntry): readonly string[] {
  const ids = links.flatMap((link) => (link?.effect === 'supports' ? (link.claim_id ?? '') : []));
  return [...new Set(ids)];
}

function isOnlyFrom(matrix: EvidenceMatrix, entry: MatrixEntry, actorId: string): boolean {
  return supportersIn(entry).every((id) => matrix.claimById(id)?.publisher === actorId);
}
