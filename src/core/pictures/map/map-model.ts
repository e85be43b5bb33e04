/**
 * The model of a map: which publishers, passages, claims and entries lead to each other around one subject. Everything
 * comes from the document and its casefile; nothing is weighed.
 */
import type { EntryList } from '../../assessment/model.ts';
import { grouped } from '../../json/grouped.ts';
import { casefileIndex } from '../../casefile/lookup.ts';
import type { SharedRun } from '../../check/compared-words.ts';
import { placeOfClaimInWords } from '../../casefile/origins.ts';
import type { Casefile, Observation } from '../../casefile/types.generated.ts';
import { matrixOf, type EvidenceMatrix, type MatrixClaim, type MatrixEntry } from '../../matrix/matrix.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { MapSubject } from './subject.ts';

/** The effect of a link; 'other' is a value that is not in the contract. */
export type MapEffect = 'supports' | 'contradicts' | 'other';

/** One path through a map, which is one row of its table. It has a link, unless it ends before an entry. */
export interface MapPath {
  readonly key: string;
  /**
   * The publisher of the observation: null if the casefile names none; undefined if the casefile or the claim is
   * missing.
   */
  readonly publisher: string | null | undefined;
  readonly observation: number | undefined;
  readonly passageId: string | undefined;
  /** Where the claim's text is in its file: “page 3”; '' if that is not known. */
  readonly place: string;
  /** The claim; undefined if the path ends before it, or if the document does not have it. */
  readonly claim: MatrixClaim | undefined;
  /** The ID by which the link or the claim itself names the claim; '' for none. */
  readonly claimId: string;
  readonly link: MapLink | undefined;
}

/** An evidence link of a path. */
export interface MapLink {
  readonly entry: MatrixEntry;
  /** The index of the link in the entry's evidence. */
  readonly index: number;
  readonly effect: MapEffect;
  readonly reason: string;
}

/** The thing that a node represents. */
export type MapThing =
  | { readonly kind: 'publisher'; readonly publisher: string | null | undefined }
  | { readonly kind: 'passage'; readonly observation: number | undefined; readonly passageId: string | undefined }
  | { readonly kind: 'claim'; readonly claim: MatrixClaim }
  | { readonly kind: 'missing-claim'; readonly id: string }
  /** Several claims of one passage, drawn as one. */
  | { readonly kind: 'claims'; readonly count: number }
  | { readonly kind: 'entry'; readonly entry: MatrixEntry };

/** A node of the map, in one of its columns. */
export interface MapNode {
  readonly key: string;
  readonly column: number;
  readonly thing: MapThing;
  /** The number of paths through it; 0 if the subject has none. */
  readonly paths: number;
  /** How many of them have a link with each effect. */
  readonly effects: Readonly<Record<MapEffect, number>>;
  readonly isSubject: boolean;
}

/** All paths from one node to the next with one effect, or without a link. */
export interface MapRibbon {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly effect: MapEffect | undefined;
  readonly paths: readonly MapPath[];
}

/** The map around one subject. */
export interface EvidenceMap {
  readonly subject: MapSubject;
  readonly paths: readonly MapPath[];
  /** Column by column; entries in the order of the document, the others in that of the paths. */
  readonly nodes: readonly MapNode[];
  readonly ribbons: readonly MapRibbon[];
  /** Whether the claims of each passage are drawn as one node, because there are too many. */
  readonly isGrouped: boolean;
}

/** Two passages on a map that share words. */
export interface MapSharing {
  readonly from: MapNode;
  readonly to: MapNode;
  readonly runs: readonly SharedRun[];
}

/** Returns the passages of different observations on a map that share words, each pair once. */
export function sharingOn({ nodes }: EvidenceMap, runs: readonly SharedRun[]): readonly MapSharing[] {
  const passages = nodes.flatMap((node) =>
    node.thing.kind === 'passage' && node.thing.passageId !== undefined
      ? [{ node, id: node.thing.passageId, observation: node.thing.observation }]
      : [],
  );
  const byIds = grouped(runs, ({ one, other }) => pairOf(one.passageId, other.passageId));
  return passages.flatMap(({ node: from, id, observation }, at) =>
    passages.slice(at + 1).flatMap(({ node: to, id: otherId, observation: other }) => {
      const own = observation === other ? undefined : byIds.get(pairOf(id, otherId));
      return own ? [{ from, to, runs: own }] : [];
    }),
  );
}

const pairOf = (...ids: readonly string[]): string => [...ids].sort().join(' ');

/** With more paths than this, the claims of each passage are drawn as one. An entry has at most 100. */
const maxPathsByClaim = 400;

/** Returns the map around a subject; undefined if the draft does not have the subject. */
export function evidenceMap(workspace: Workspace, subject: MapSubject): EvidenceMap | undefined {
  const matrix = matrixOf(workspace);
  const paths = pathsOf(workspace, matrix, subject);
  if (!paths) return undefined;
  const isGrouped = subject.kind === 'publisher' && paths.length > maxPathsByClaim;
  return { subject, paths, isGrouped, ...graphOf(matrix, subject, paths, isGrouped) };
}

function pathsOf({ casefile }: Workspace, matrix: EvidenceMatrix, subject: MapSubject): readonly MapPath[] | undefined {
  if (subject.kind === 'entry') {
    const entry = entryAt(matrix, subject.list, subject.index);
    return entry && pathsOfEntry(matrix, casefile, entry);
  }
  if (subject.kind === 'claim') {
    const claim = matrix.claims[subject.index];
    return claim && pathsOfClaim(casefile, claim, linksByClaim(matrix).get(claim) ?? []);
  }
  const index = casefileIndex(casefile);
  const own = (casefile?.observations ?? []).filter(
    (one) => one.publisher_actor_id === subject.actorId && index.observation(one.observation_id) === one,
  );
  const isKnown = casefile?.actors.some(({ actor_id: id }) => id === subject.actorId) ?? false;
  return own.length > 0 || isKnown ? pathsOfPublisher(matrix, casefile, own) : undefined;
}

/** Returns an entry of the matrix by its list and its index. */
export function entryAt({ entries }: EvidenceMatrix, list: EntryList, index: number): MatrixEntry | undefined {
  return entries.find((entry) => entry.list === list && entry.index === index);
}

function pathsOfEntry(matrix: EvidenceMatrix, casefile: Casefile | null, entry: MatrixEntry): readonly MapPath[] {
  return entry.links.map((link, index) => {
    const id = link?.claim_id;
    return pathOf(casefile, matrix.claimById(id), id ?? '', linkOf(entry, index));
  });
}

/** Returns all links to each claim. One pass, because there can be thousands of links. */
function linksByClaim({
  entries,
  claimById,
}: EvidenceMatrix): ReadonlyMap<MatrixClaim | undefined, readonly MapLink[]> {
  const links = entries.flatMap((entry) => entry.links.map((_, index) => linkOf(entry, index)));
  return grouped(links, ({ entry, index }) => claimById(entry.links[index]?.claim_id));
}

function pathsOfClaim(casefile: Casefile | null, claim: MatrixClaim, links: readonly MapLink[]): readonly MapPath[] {
  const bare = pathOf(casefile, claim, claim.id, undefined);
  return links.length === 0 ? [bare] : links.map((link) => ({ ...bare, key: linkKey(link), link }));
}

/** Returns the paths of all links, of claims without a link, and of passages without a claim. */
function pathsOfPublisher(
  matrix: EvidenceMatrix,
  casefile: Casefile | null,
  observations: readonly Observation[],
): readonly MapPath[] {
  const claims = grouped(matrix.claims, ({ claim }) => claim.observation_id);
  const links = linksByClaim(matrix);
  return observations.flatMap((observation) => {
    const { observation_id: number, publisher_actor_id: publisher, passages } = observation;
    const own = claims.get(number) ?? [];
    const used = new Set(own.map(({ claim }) => claim.passage_id));
    const ids = [...new Set(passages.map(({ passage_id: id }) => id))];
    const unused = ids.filter((id) => !used.has(id));
    const bare = own.length === 0 && unused.length === 0 ? [undefined] : unused;
    return [
      ...own.flatMap((claim) => pathsOfClaim(casefile, claim, links.get(claim) ?? [])),
      ...bare.map((passageId) => ({
        key: `passage ${String(number)} ${passageId ?? ''}`,
        ...{ publisher, observation: number, passageId, place: '', claim: undefined, claimId: '', link: undefined },
      })),
    ];
  });
}

function linkOf(entry: MatrixEntry, index: number): MapLink {
  const { effect = '', reason = '' } = entry.links[index] ?? {};
  const known = effect === 'supports' || effect === 'contradicts' ? effect : 'other';
  return { entry, index, effect: known, reason };
}

function linkKey({ entry, index }: MapLink): string {
  return `${entry.path}/evidence/${String(index)}`;
}

function pathOf(
  casefile: Casefile | null,
  claim: MatrixClaim | undefined,
  claimId: string,
  link: MapLink | undefined,
): MapPath {
  const { observation_id: observation, passage_id: passageId } = claim?.claim ?? {};
  const key = link ? linkKey(link) : `/claims/${String(claim?.index)}`;
  const place = claim ? placeOfClaimInWords(casefile, claim.claim) : '';
  return { key, publisher: claim?.publisher, observation, passageId, place, claim, claimId, link };
}

/** One step of a path: the node in one column. */
interface Step {
  readonly key: string;
  readonly column: number;
  readonly thing: MapThing;
}

/** Returns the nodes of a path from left to right. They are in adjacent columns. */
function stepsOf(path: MapPath, claimsIn: ReadonlyMap<string, number> | null): readonly Step[] {
  const { publisher, observation, passageId, claim, claimId, link } = path;
  const entryStep = link ? [entryNode(link.entry)] : [];
  if (!claim && link) {
    return [{ key: `missing ${claimId}`, column: 2, thing: { kind: 'missing-claim', id: claimId } }, ...entryStep];
  }
  const passage = passageKey(path);
  return [
    { key: publisherKey(publisher), column: 0, thing: { kind: 'publisher', publisher } },
    { key: passage, column: 1, thing: { kind: 'passage', observation, passageId } },
    ...(claim ? [claimStep(claim, passage, claimsIn)] : []),
    ...entryStep,
  ];
}

function entryNode(entry: MatrixEntry): Step {
  return { key: `entry ${entry.path}`, column: 3, thing: { kind: 'entry', entry } };
}

function claimStep(claim: MatrixClaim, passage: string, claimsIn: ReadonlyMap<string, number> | null): Step {
  const count = claimsIn?.get(passage);
  return count === undefined
    ? { key: `claim ${String(claim.index)}`, column: 2, thing: { kind: 'claim', claim } }
    : { key: `claims ${passage}`, column: 2, thing: { kind: 'claims', count } };
}

function publisherKey(publisher: string | null | undefined): string {
  return publisher === undefined ? 'publisher?' : `publisher ${publisher ?? ''}`;
}

function passageKey({ publisher, observation, passageId }: MapPath): string {
  return `passage ${publisherKey(publisher)} ${String(observation)} ${passageId ?? ''}`;
}

function claimCounts(paths: readonly MapPath[]): ReadonlyMap<string, number> {
  const byPassage = grouped(paths, passageKey);
  return new Map([...byPassage].map(([key, own]) => [key, new Set(own.flatMap(({ claim }) => claim ?? [])).size]));
}

/** Returns the subject's own node, which is drawn even if nothing leads to it. */
function subjectNode(matrix: EvidenceMatrix, subject: MapSubject): Step | undefined {
  if (subject.kind === 'publisher') {
    const { actorId: publisher } = subject;
    return { key: publisherKey(publisher), column: 0, thing: { kind: 'publisher', publisher } };
  }
  if (subject.kind === 'claim') {
    const claim = matrix.claims[subject.index];
    return claim && claimStep(claim, '', null);
  }
  const entry = entryAt(matrix, subject.list, subject.index);
  return entry && entryNode(entry);
}

function graphOf(
  matrix: EvidenceMatrix,
  subject: MapSubject,
  paths: readonly MapPath[],
  isGrouped: boolean,
): Pick<EvidenceMap, 'nodes' | 'ribbons'> {
  const own = subjectNode(matrix, subject);
  const claims = isGrouped ? claimCounts(paths) : null;
  const steps = new Map<string, Step>(own ? [[own.key, own]] : []);
  const counts = new Map<string, Record<MapEffect | 'all', number>>();
  const ribbons = new Map<string, MapRibbon & { readonly paths: MapPath[] }>();
  for (const path of paths) {
    const nodes = stepsOf(path, claims);
    nodes.forEach((step, at) => {
      if (!steps.has(step.key)) steps.set(step.key, step);
      count(counts, step.key, path);
      const next = nodes[at + 1];
      if (next) addTo(ribbons, step.key, next.key, path);
    });
  }
  const nodes = [...steps.values()].map((step) => ({
    ...step,
    paths: counts.get(step.key)?.all ?? 0,
    effects: counts.get(step.key) ?? noEffects,
    isSubject: step.key === own?.key,
  }));
  return {
    nodes: nodes.sort((one, other) => one.column - other.column || placeOf(one) - placeOf(other)),
    ribbons: [...ribbons.values()],
  };
}

/** The place of an entry in the document; other nodes stay in the order of the paths. */
function placeOf({ thing }: Step): number {
  return thing.kind === 'entry' ? thing.entry.at : 0;
}

const noEffects = { supports: 0, contradicts: 0, other: 0 };

/** Adds a path to the counts of a node. */
function count(counts: Map<string, Record<MapEffect | 'all', number>>, key: string, { link }: MapPath): void {
  const own = counts.get(key) ?? { all: 0, ...noEffects };
  own.all += 1;
  if (link) own[link.effect] += 1;
  counts.set(key, own);
}

function addTo(
  ribbons: Map<string, MapRibbon & { readonly paths: MapPath[] }>,
  from: string,
  to: string,
  path: MapPath,
) {
  const effect = path.link?.effect;
  const key = `${from} > ${to} ${effect ?? ''}`;
  const ribbon = ribbons.get(key);
  if (ribbon) ribbon.paths.push(path);
  else ribbons.set(key, { key, from, to, effect, paths: [path] });
}
