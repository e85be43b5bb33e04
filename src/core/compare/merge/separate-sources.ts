/** Separates different new sources to which both sides of a merge gave the same observation number. */
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { sameJson } from '../../json/same-json.ts';
import { own } from '../../json/own.ts';
import { mapItems } from '../../json/tree.ts';
import { pointer } from '../../json/pointer.ts';
import { listOf } from '../../assessment/view.ts';
import { listInWords as listedInWords } from '../phrases.ts';
import { entryKey, listKind } from './citations.ts';
import type { ConflictCollector } from './conflicts.ts';
import {
  onSides,
  otherSide,
  sideNames,
  type Sides,
  type Site,
  entriesIn,
  observationKind,
  passageIdsIn,
  quotedSources,
  siteOfCasefile,
  sourceSite,
  type WithSources,
} from './sides.ts';

type Side = 'mine' | 'theirs';

/** A source that got a new number only because claims quote it. */
interface NewNumber {
  readonly side: Side;
  readonly number: number;
}

/** The versions with one source per number, and the sources that got a new number for that. */
export interface SeparateSources {
  readonly sides: Sides<WithSources>;
  readonly newNumbers: readonly NewNumber[];
}

/**
 * Reports a conflict for each observation number that both sides gave to different new sources, which share no passage.
 * 'both' gives theirs a new number, also in their claims. If one side is chosen and claims of the other side quote the
 * other source, that source is not dropped: it gets the new number, and its claims follow.
 */
export function separateObservations(conflicts: ConflictCollector, sides: Sides<WithSources>): SeparateSources {
  const numbered = onSides(
    sides,
    ({ casefile }) =>
      new Map(
        entriesIn(casefile, observationKind).map((entry, index) => [own(entry, 'observation_id'), { entry, index }]),
      ),
  );
  const shared = [...numbered.theirs.keys()].filter(
    (number) => numbered.mine.has(number) && !numbered.base.has(number),
  );
  return shared.reduce<SeparateSources>(
    (result, number) => {
      const [mine, theirs] = [numbered.mine.get(number), numbered.theirs.get(number)];
      if (typeof number !== 'number' || !mine || !theirs || isOneSource(mine.entry, theirs.entry)) return result;
      const at = { base: undefined, ...onBoth((side) => pointer('observations', { mine, theirs }[side].index)) };
      const site: Site = {
        ...siteOfCasefile('observations'),
        id: sourceSite('observations', number),
        kind: 'observation',
        path: '',
        at,
      };
      const quoting = onBoth((side) => claimsOn(result.sides[side], number, { mine, theirs }[side].entry));
      const choice = conflicts.resolve({
        kind: 'same-id-added',
        site,
        values: { base: undefined, mine: mine.entry, theirs: theirs.entry },
        sentence: `Observation ${number} is a different source in each version (no shared passages).${renumberingNote(quoting)}`,
        offers: ['mine', 'theirs', 'both'],
        meanwhile: 'both',
      });
      return resolveNumber(conflicts, result, { number, choice, quoting });
    },
    { sides, newNumbers: [] },
  );
}

function onBoth<Value>(make: (side: Side) => Value): Readonly<Record<Side, Value>> {
  return { mine: make('mine'), theirs: make('theirs') };
}

/** The names of a version's claims that quote the source with a number. */
function claimsOn({ assessment }: WithSources, number: number, source: JsonValue): readonly string[] {
  const passages = passageIdsIn(source);
  const quotes = (claim: JsonValue): boolean =>
    own(claim, 'observation_id') === number && passages.has(String(own(claim, 'passage_id')));
  return listOf(assessment, 'claims')
    .filter(quotes)
    .map((claim) => entryKey(listKind('claims'), claim));
}

/** A sentence about the source that is kept under a new number whatever the choice, and why. */
function renumberingNote(quoting: Readonly<Record<Side, readonly string[]>>): string {
  const sides = (['mine', 'theirs'] as const).filter((side) => quoting[side].length > 0);
  const words = sides.map((side) => `${listedInWords(quoting[side])} in ${sideNames[side]}`);
  if (words.length === 0) return '';
  return ` The source that you do not choose keeps its claims (${words.join('; ')}) under a new number.`;
}

interface NumberConflict {
  readonly number: number;
  readonly choice: Side | 'both';
  readonly quoting: Readonly<Record<Side, readonly string[]>>;
}

function resolveNumber(
  conflicts: ConflictCollector,
  { sides, newNumbers }: SeparateSources,
  { number, choice, quoting }: NumberConflict,
): SeparateSources {
  const other = choice === 'both' ? 'theirs' : otherSide(choice);
  if (choice !== 'both' && quoting[other].length === 0) return { sides: onlyOf(sides, choice, number), newNumbers };
  const { sides: parts, fresh } = withFreshNumber(sides, other, number);
  for (const each of [number, fresh]) conflicts.resolvedSites.add(sourceSite('observations', each));
  return {
    sides: parts,
    newNumbers: choice === 'both' ? newNumbers : [...newNumbers, { side: other, number: fresh }],
  };
}

function isOneSource(mine: JsonValue, theirs: JsonValue): boolean {
  if (sameJson(mine, theirs)) return true;
  const [ours, others] = [passageIdsIn(mine), passageIdsIn(theirs)];
  return [...others].some((id) => ours.has(id)) || (ours.size === 0 && others.size === 0);
}

/**
 * Gives one side's source an unused number instead of the one that both sides use. The claims of that side follow, and
 * so do the claims of any side that quote the source. A claim on the source that keeps the number keeps it, too.
 */
function withFreshNumber(sides: Sides<WithSources>, side: Side, number: number) {
  const fresh = freshNumber(sides);
  const isIt = (entry: JsonValue): entry is JsonObject =>
    isJsonObject(entry) && own(entry, 'observation_id') === number;
  const passagesOn = (of: Side) => passageIdsIn(entriesIn(sides[of].casefile, observationKind).find(isIt) ?? null);
  const [moving, staying] = [passagesOn(side), passagesOn(otherSide(side))];
  const renumber = (entry: JsonValue): JsonValue => (isIt(entry) ? { ...entry, observation_id: fresh } : entry);
  const renumberedSides = onSides(sides, (version): WithSources => {
    const isOwn = version === sides[side];
    const follows = (claim: JsonValue): boolean => {
      const passage = String(own(claim, 'passage_id'));
      return !staying.has(passage) && (isOwn || moving.has(passage));
    };
    const { assessment, casefile } = version;
    const claims = mapItems(listOf(assessment, 'claims'), (claim) => (follows(claim) ? renumber(claim) : claim));
    // A number in the base must stay listed, or the merge would see it as delisted.
    const stays = !isOwn || listedObservations(sides.base.assessment).includes(number) || claims.some(isIt);
    const comes = isOwn || claims.some((claim) => own(claim, 'observation_id') === fresh);
    const numbers = [...(stays ? [number] : []), ...(comes ? [fresh] : [])];
    return {
      assessment: {
        ...assessment,
        ...(isJsonArray(assessment['claims']) && { claims }),
        ...(isJsonArray(assessment['observation_ids']) && {
          observation_ids: listedObservations(assessment).flatMap((id) => (id === number ? numbers : [id])),
        }),
      },
      casefile: isOwn
        ? { ...casefile, observations: mapItems(entriesIn(casefile, observationKind), renumber) }
        : casefile,
    };
  });
  return { sides: renumberedSides, fresh };
}

/** A number that is not used by a source, claim or list of any version. */
function freshNumber(sides: Sides<WithSources>): number {
  const used = Object.values(sides).flatMap(({ assessment, casefile }: WithSources) => [
    ...entriesIn(casefile, observationKind).map((entry) => own(entry, 'observation_id')),
    ...listOf(assessment, 'claims').map((claim) => own(claim, 'observation_id')),
    ...listedObservations(assessment),
  ]);
  return used.reduce<number>((most, id) => (typeof id === 'number' && id > most ? id : most), 0) + 1;
}

function listedObservations(assessment: JsonObject): readonly JsonValue[] {
  const ids = own(assessment, 'observation_ids');
  return isJsonArray(ids) ? ids : [];
}

/** The versions with one side's observation under a number on both sides. */
function onlyOf(sides: Sides<WithSources>, side: Side, number: number): Sides<WithSources> {
  const isIt = (entry: JsonValue) => own(entry, 'observation_id') === number;
  const chosen = entriesIn(sides[side].casefile, observationKind).find(isIt) ?? null;
  const { assessment, casefile } = sides[otherSide(side)];
  const observations = mapItems(entriesIn(casefile, observationKind), (entry) => (isIt(entry) ? chosen : entry));
  return { ...sides, [otherSide(side)]: { assessment, casefile: { ...casefile, observations } } };
}

/** Removes the sources that got a new number if none of their claims is in the merge. */
export function withoutUnquoted(
  { sides, newNumbers }: SeparateSources,
  merged: JsonObject,
): { sides: Sides<WithSources>; merged: JsonObject } {
  const quoted = quotedSources(merged);
  const unquoted = newNumbers.filter(({ number }) => !quoted.has(sourceSite('observations', number)));
  return unquoted.reduce(
    (result, { side, number }) => {
      const { casefile } = result.sides[side];
      const left = entriesIn(casefile, observationKind).filter((entry) => own(entry, 'observation_id') !== number);
      const ids = listedObservations(result.merged);
      return {
        sides: { ...result.sides, [side]: { ...result.sides[side], casefile: { ...casefile, observations: left } } },
        merged: ids.includes(number)
          ? { ...result.merged, observation_ids: ids.filter((id) => id !== number) }
          : result.merged,
      };
    },
    { sides, merged },
  );
}
