/** The names and texts of the parts of a map. */
import { nameOfActor, casefileIndex } from '../../casefile/lookup.ts';
import type { Casefile } from '../../casefile/types.generated.ts';
import { claimSentenceOf, withCues } from '../../check/claim-sentence.ts';
import { type MatrixClaim, type MatrixEntry, matrixOf, type EvidenceMatrix } from '../../matrix/matrix.ts';
import type { EvidenceMap, MapEffect, MapNode, MapPath, MapRibbon, MapThing, MapSharing } from './map-model.ts';
import { counted, listed } from '../../json/words.ts';
import { grouped } from '../../json/grouped.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { showHiddenCharacters } from '../../text/hidden.ts';
import { isolateText } from '../svg.ts';

// Describes a map in sentences. They count claims and name publishers, and never weigh them.

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

/** The words for the effect of a link. */
export const effectWords: Readonly<Record<MapEffect, string>> = {
  supports: 'supports',
  contradicts: 'contradicts',
  other: 'is linked with an unknown effect to',
};

/** Returns the name of a publisher: null is none in the casefile, undefined is not known because a part is missing. */
export function publisherName(casefile: Casefile | null, publisher: string | null | undefined): string {
  if (publisher === undefined) return 'Publisher unknown';
  if (publisher === null) return 'No publisher given';
  const actor = casefileIndex(casefile).actor(publisher);
  return actor ? nameOfActor(actor) : publisher;
}

/** Returns the number and the title of an observation: “Observation 12, Minutes of the session”. */
export function observationName(casefile: Casefile | null, number: number | undefined): string {
  if (number === undefined) return 'No observation given';
  const title = casefileIndex(casefile).observation(number)?.title;
  return title ? `Observation ${String(number)}, ${title}` : `Observation ${String(number)}`;
}

/** Says which passage of its observation it is: “passage 2 of 3”, “not in the casefile”; '' for the only one. */
export function passageName(
  casefile: Casefile | null,
  observation: number | undefined,
  passageId: string | undefined,
): string {
  const own = casefileIndex(casefile).observation(observation);
  if (!own) return casefile ? 'not in the casefile' : 'no casefile attached';
  if (passageId === undefined) return 'no passage';
  const ids = own.passages.map(({ passage_id: id }) => id);
  const place = ids.indexOf(passageId) + 1;
  if (place === 0) return 'passage not in the casefile';
  return ids.length === 1 ? '' : `passage ${String(place)} of ${String(ids.length)}`;
}

/** Returns the ID of a claim, or its number if it has none. */
export function claimName({ id, index }: MatrixClaim): string {
  return id === '' ? `Claim ${String(index + 1)}` : id;
}

/** Returns the ID of an entry, or its kind and number if it has none. */
export function entryName({ id, index, list }: MatrixEntry): string {
  if (id !== '') return id;
  return `${list === 'power_bases' ? 'Power basis' : 'Intent hypothesis'} ${String(index + 1)}`;
}

/** Returns the proposition of a claim, or its actual text. */
export function claimWords({ claim: { proposition, actual } }: MatrixClaim): string {
  return proposition || actual || 'No text yet';
}

/** The words of a claim, and the cues in their sentence that govern them, if the words are the source's. */
function wordsInBox(casefile: Casefile | null, claim: MatrixClaim): string {
  const { proposition, actual } = claim.claim;
  const isQuoted = actual && (!proposition || proposition === actual);
  return withCues(claimWords(claim), isQuoted ? claimSentenceOf(claim.claim, casefileIndex(casefile), 0) : undefined);
}

/** Names a node for screen readers, without the texts of the document: “Claim C-014, 2 links”. */
export function nodeName(casefile: Casefile | null, node: MapNode): string {
  const { effects } = node;
  const links = effects.supports + effects.contradicts + effects.other;
  const name = bareName(casefile, node.thing);
  return links === 0 ? name : `${name}, ${counted(links, 'link')}`;
}

function bareName(casefile: Casefile | null, thing: MapThing): string {
  const { title } = textsOf(casefile, thing);
  switch (thing.kind) {
    case 'publisher':
      return thing.publisher ? `Publisher ${inShort(title)}` : title;
    case 'passage':
      return passageInShort(casefile, thing.observation, thing.passageId);
    case 'claim':
      return `Claim ${title}`;
    case 'entry':
      return `${kindOf(thing.entry)} ${title}`;
    default:
      return title;
  }
}

/** Returns what the subject of a map is called: “Intent hypothesis IH-003”. */
export function subjectName(casefile: Casefile | null, { nodes }: EvidenceMap): string {
  const subject = nodes.find(({ isSubject }) => isSubject);
  return subject ? bareName(casefile, subject.thing) : '';
}

const effectNames: Readonly<Record<MapEffect, string>> = {
  supports: 'supporting',
  contradicts: 'contradicting',
  other: 'other',
};

/** Returns the texts in the box of a node; `detail` is '' for none. A publisher has the counts of its links. */
export function textsOfNode(casefile: Casefile | null, { thing, effects }: MapNode): NodeTexts {
  const texts = textsOf(casefile, thing);
  if (thing.kind !== 'publisher' && thing.kind !== 'claims') return texts;
  const counts = (Object.keys(effectNames) as MapEffect[]).flatMap((effect) =>
    effects[effect] > 0 ? [`${String(effects[effect])} ${effectNames[effect]}`] : [],
  );
  return { ...texts, detail: counts.join(', ') || 'No links' };
}

interface NodeTexts {
  readonly title: string;
  readonly detail: string;
}

function textsOf(casefile: Casefile | null, thing: MapThing): NodeTexts {
  switch (thing.kind) {
    case 'publisher':
      return { title: publisherName(casefile, thing.publisher), detail: '' };
    case 'passage': {
      const { observation, passageId } = thing;
      const title = observation === undefined ? '' : (casefileIndex(casefile).observation(observation)?.title ?? '');
      const number = observation === undefined ? 'No observation given' : `Observation ${String(observation)}`;
      const detail = [title === '' ? '' : number, passageName(casefile, observation, passageId)];
      return { title: title || number, detail: detail.filter((part) => part !== '').join(', ') };
    }
    case 'claim':
      return { title: claimName(thing.claim), detail: wordsInBox(casefile, thing.claim) };
    case 'missing-claim':
      return { title: thing.id === '' ? 'No claim chosen' : `Missing claim ${thing.id}`, detail: '' };
    case 'claims':
      return { title: counted(thing.count, 'claim'), detail: '' };
    case 'entry':
      return { title: entryName(thing.entry), detail: thing.entry.words };
  }
}

function kindOf({ list }: MatrixEntry): string {
  return list === 'power_bases' ? 'Power basis' : 'Intent hypothesis';
}

function passageInShort(casefile: Casefile | null, observation: number | undefined, passageId: string | undefined) {
  const passage = passageName(casefile, observation, passageId);
  const name = observation === undefined ? 'No observation given' : `Observation ${String(observation)}`;
  return passage === '' ? name : `${name}, ${passage}`;
}

/** Returns the first words of a name, so that a screen reader says it quickly. */
function inShort(name: string): string {
  const words = name.split(/\s+/u);
  return words.length > 4 ? `${words.slice(0, 4).join(' ')}…` : name;
}

/**
 * Names a ribbon for screen readers: “C-014 supports IH-003”, “Harbour Council to observation 12, 3 supporting links”.
 */
export function ribbonName(casefile: Casefile | null, ribbon: MapRibbon, from: MapNode, to: MapNode): string {
  const [left, right] = [from, to].map((node) => shortName(casefile, node));
  const { effect, paths } = ribbon;
  if (effect !== undefined && from.thing.kind === 'claim' && paths.length === 1) {
    return `${left ?? ''} ${effectWords[effect]} ${right ?? ''}`;
  }
  const how = effect === undefined ? 'no links' : countedLinks(effect, paths);
  return `${left ?? ''} to ${right ?? ''}, ${how}`;
}

function countedLinks(effect: MapEffect, paths: readonly MapPath[]): string {
  return counted(paths.length, `${effectNames[effect]} link`);
}

function shortName(casefile: Casefile | null, { thing }: MapNode): string {
  if (thing.kind !== 'passage') return inShort(textsOf(casefile, thing).title);
  return thing.observation === undefined ? 'no observation' : `observation ${String(thing.observation)}`;
}
