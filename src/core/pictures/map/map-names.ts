/** The names and texts of the parts of a map. */
import { nameOfActor, casefileIndex } from '../../casefile/lookup.ts';
import type { Casefile } from '../../casefile/types.generated.ts';
import { claimSentenceOf, withCues } from '../../check/claim-sentence.ts';
import type { MatrixClaim, MatrixEntry } from '../../matrix/matrix.ts';
import type { EvidenceMap, MapEffect, MapNode, MapPath, MapRibbon, MapThing } from './map-model.ts';
import { counted } from '../../json/words.ts';

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
