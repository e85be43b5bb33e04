/** The entry point for merging two versions of a draft: assessment, casefile and fingerprint, without reviews. */
import { isJsonArray, type JsonObject, type JsonValue } from '../../json/json.ts';
import { sameJson } from '../../json/same-json.ts';
import { own } from '../../json/own.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { casefileFingerprint } from '../../casefile/fingerprint.ts';
import type { Digest } from '../../casefile/hash.ts';
import type { Casefile } from '../../casefile/types.generated.ts';
import { quoteText, numberInWords } from '../phrases.ts';
import { separateObservations, withoutUnquoted, type SeparateSources } from './separate-sources.ts';
import { type Choices, type Conflict, type MergeRename, ConflictCollector } from './conflicts.ts';
import { mergeAssessments } from './merge.ts';
import {
  onSides,
  type Sides,
  quotedSources,
  type WithSources,
  entriesIn,
  siteOfCasefile,
  sourceSite,
  passageIdsIn,
  entryKey,
} from './sides.ts';
import { asJson, isCasefileFormat, withFormat } from '../../casefile/create.ts';
import { idFieldOf } from '../../assessment/ids.ts';
import { occurrences } from '../../json/grouped.ts';
import { pointer } from '../../json/pointer.ts';
import { listOf } from '../../assessment/view.ts';
import { fieldName, lowerFirst } from '../../check/fields.ts';
import { casefileLists, type ListKind } from '../list-kinds.ts';
import { textOf } from '../same.ts';
import { mergeProperties, mergeValues } from './fields.ts';
import { mergeLists, type ItemKind } from './lists.ts';

// Merges the casefiles of two versions, and finds the sources that the merged assessment needs.

/** A sentence for each duplicate ID or number in a casefile, with what to do. */
function duplicatesInCasefile(casefile: JsonObject, version: string): readonly string[] {
  return casefileLists.flatMap((kind) => {
    const counts = occurrences(entriesIn(casefile, kind).map(kind.idOf));
    const doubles = [...counts].filter(([, count]) => count > 1);
    const title = lowerFirst(fieldName('casefile', pointer(kind.list)));
    const idName = kind.list === 'actors' ? 'ID' : 'number';
    return doubles.map(
      ([id, count]) =>
        `${version}’s casefile has ${numberInWords(count)} ${title} with the ${idName} ${quoteText(id)}. Give each a different ${idName} first.`,
    );
  });
}

/**
 * Merges the casefiles of two sides: actors by ID, observations by number, passages by hash. `needed` contains the
 * items that the merged assessment refers to, by site ID. `quoted` contains those that its claims quote, which are
 * kept. A value that is not a list counts as an empty list.
 */
function mergeCasefiles(
  conflicts: ConflictCollector,
  sides: Sides<JsonObject>,
  needed: ReadonlyMap<string, readonly string[]>,
  quoted: ReadonlyMap<string, readonly string[]>,
): JsonObject {
  // The format follows from the content. A base can lack a casefile.
  const formatFollows = [sides.mine, sides.theirs].every((side) => isCasefileFormat(own(side, 'format')));
  const isMergedApart = (name: string) =>
    name === 'origins' || (formatFollows && name === 'format') || casefileLists.some(({ list }) => list === name);
  const others = mergeProperties(
    { conflicts, needed: new Map() },
    siteOfCasefile(''),
    onSides(sides, (side) => Object.fromEntries(Object.entries(side).filter(([name]) => !isMergedApart(name)))),
  );
  const lists = casefileLists.map((kind): [string, JsonValue] => [
    kind.list,
    mergeLists(
      { conflicts, needed, quoted },
      siteOfCasefile(kind.list),
      itemsOf(kind),
      onSides(sides, (side) => entriesIn(side, kind)),
    ),
  ]);
  const merged = { ...others, ...Object.fromEntries(lists) };
  const origins = mergeOrigins(sides, merged);
  const whole = {
    ...(formatFollows && { format: own(sides.mine, 'format') }),
    ...merged,
    ...(origins.length > 0 && { origins }),
  };
  return formatFollows ? asJson(withFormat(whole as unknown as Casefile)) : whole;
}

function itemsOf(kind: ListKind): ItemKind {
  return {
    kind: kind.kind,
    isPart: true,
    mergesAdded: true,
    keyOf: (entry) => entryKey(kind, entry),
    subjectOf: (entry) => kind.nameOf(entry, 0),
    merge: (merging, site, sides) => mergeValues(merging, site, sides) ?? sides.mine,
  };
}

/**
 * The items of the casefile that an assessment refers to, by site ID, with the names of the entries that refer to them.
 */
function neededSources(assessment: JsonObject): ReadonlyMap<string, readonly string[]> {
  const needed = new Map<string, string[]>();
  const noteNeeded = (list: string, id: JsonValue | undefined, from: string): void => {
    if (typeof id !== 'string' && typeof id !== 'number') return;
    const site = sourceSite(list, id);
    const names = needed.get(site) ?? [];
    if (!names.includes(from)) needed.set(site, [...names, from]);
  };
  for (const list of ['claims', 'power_bases', 'intent_hypotheses'] as const) {
    for (const entry of listOf(assessment, list)) {
      const from = textOf(entry, idFieldOf[list]) ?? `an entry of ${lowerFirst(fieldName('document', pointer(list)))}`;
      noteNeeded('observations', own(entry, 'observation_id'), from);
      for (const actor of actorsOf(entry)) noteNeeded('actors', actor, from);
    }
  }
  return needed;
}

function actorsOf(entry: JsonValue): readonly (JsonValue | undefined)[] {
  const many = [own(entry, 'subject_actor_ids'), own(own(entry, 'scope'), 'related_actor_ids')];
  const one = [own(entry, 'actor_id'), own(own(entry, 'attribution'), 'actor_id')];
  return [...one, ...many.flatMap((ids) => (isJsonArray(ids) ? ids : []))];
}

// Merges the origins of passages: those of both sides, each passage once. An origin never conflicts with another.

function listIn(casefile: JsonObject, name: string): readonly JsonValue[] {
  const list = own(casefile, name);
  return isJsonArray(list) ? list : [];
}

/**
 * Returns the origins of the passages that the merged casefile has: mine, and those of the other side for passages
 * without one. The text is the same, so either says how that text can be read from a file.
 */
function mergeOrigins({ mine, theirs }: Sides<JsonObject>, merged: JsonObject): readonly JsonValue[] {
  const passages = new Set(listIn(merged, 'observations').flatMap((observation) => [...passageIdsIn(observation)]));
  const known = new Set<string | undefined>();
  return [...listIn(mine, 'origins'), ...listIn(theirs, 'origins')].filter((origin) => {
    const id = textOf(origin, 'passage_id');
    if (id === undefined || known.has(id) || !passages.has(id)) return false;
    known.add(id);
    return true;
  });
}

/** A conflict of a merge of two drafts. */
export type WorkspaceConflict = Conflict & {
  /** The document that its pointers belong to. */
  readonly document: 'assessment' | 'casefile';
};

/** The result of a merge of two drafts: the problems that prevent it, or the merged draft with its conflicts. */
export type WorkspaceMerge =
  | { readonly ok: false; readonly problems: readonly string[] }
  | {
      readonly ok: true;
      readonly merged: Workspace;
      readonly conflicts: readonly WorkspaceConflict[];
      /** Sentences about decisions of the merge that no list of differences shows. */
      readonly notes: readonly string[];
      readonly renames?: readonly MergeRename[];
    };

/** The versions of a draft. Without a base (null), every difference is a conflict. */
export interface Versions {
  readonly base: Workspace | null;
  readonly mine: Workspace;
  readonly theirs: Workspace;
}

const fingerprintField = 'casefile_fingerprint_sha256';
const nothing: JsonObject = {};

/**
 * Merges two versions of a draft: their assessments (see `mergeAssessments`) and their casefiles, actors by ID,
 * observations by number and passages by hash. The title and everything else stay mine. A casefile that only one side
 * has is kept, because an assessment file never contains one, so that a missing casefile is not a deletion. If the
 * fingerprint of a side matched its casefile, it follows the merged casefile and is never a conflict.
 */
export function mergeWorkspaces(versions: Versions, digest: Digest, choices: Choices = {}): WorkspaceMerge {
  const { mine, theirs } = versions;
  const duplicates = duplicateSources(versions);
  if (duplicates.length > 0) return { ok: false, problems: duplicates };
  const conflicts = new ConflictCollector(choices, versions.base === null);
  const sources = bothCasefiles(versions);
  const separation = sources && separateObservations(conflicts, sources);
  const follows = followsCasefile(mine, digest) || followsCasefile(theirs, digest);
  const alike = onSides(separation?.sides ?? assessmentsOf(versions), ({ assessment }) =>
    follows ? withFingerprintOf(assessment, mine.assessment) : assessment,
  );
  const result = mergeAssessments(versions.base && alike.base, alike.mine, alike.theirs, choices);
  if (!result.ok) return result;
  const { merged, casefile } = separation
    ? withCasefile(conflicts, separation, result.merged)
    : { merged: result.merged, casefile: mine.casefile ?? theirs.casefile };
  const assessment = follows && casefile ? withFingerprint(merged, casefileFingerprint(casefile, digest)) : merged;
  const ofAssessment = result.conflicts.map((conflict) => ({ ...conflict, document: 'assessment' as const }));
  const ofCasefile = conflicts.all.map((conflict) => ({ ...conflict, document: 'casefile' as const }));
  return {
    ok: true,
    merged: { ...mine, assessment, casefile },
    ...(result.renames && { renames: result.renames }),
    conflicts: [...ofAssessment, ...ofCasefile],
    notes: [...notesOn(mine, theirs, digest), ...conflicts.notes],
  };
}

/** The merged assessment with the merged casefile. */
function withCasefile(conflicts: ConflictCollector, separation: SeparateSources, assessment: JsonObject) {
  const { sides, merged } = withoutUnquoted(separation, assessment);
  return { merged, casefile: mergeOrTake(conflicts, sides, merged) as unknown as Casefile };
}

const json = (casefile: Casefile): JsonObject => casefile as unknown as JsonObject;

function duplicateSources({ base, mine, theirs }: Versions): readonly string[] {
  if (sameJson(mine.casefile && json(mine.casefile), theirs.casefile && json(theirs.casefile))) return [];
  return [
    ...(base?.casefile ? duplicatesInCasefile(json(base.casefile), 'The base version') : []),
    ...(mine.casefile ? duplicatesInCasefile(json(mine.casefile), 'Your version') : []),
    ...(theirs.casefile ? duplicatesInCasefile(json(theirs.casefile), 'Their version') : []),
  ];
}

/**
 * The versions with their casefiles, if both sides have one. A base without a casefile counts as one with an empty
 * casefile.
 */
function bothCasefiles({ base, mine, theirs }: Versions): Sides<WithSources> | undefined {
  if (!mine.casefile || !theirs.casefile) return undefined;
  return {
    base: { assessment: base?.assessment ?? nothing, casefile: base?.casefile ? json(base.casefile) : nothing },
    mine: { assessment: mine.assessment, casefile: json(mine.casefile) },
    theirs: { assessment: theirs.assessment, casefile: json(theirs.casefile) },
  };
}

function assessmentsOf({ base, mine, theirs }: Versions): Sides<Pick<WithSources, 'assessment'>> {
  return { base: { assessment: base?.assessment ?? nothing }, mine, theirs };
}

/** Whether the fingerprint of a version matches its own casefile. */
function followsCasefile({ assessment, casefile }: Workspace, digest: Digest): boolean {
  return casefile !== null && own(assessment, fingerprintField) === casefileFingerprint(casefile, digest);
}

function withFingerprint(assessment: JsonObject, fingerprint: string): JsonObject {
  return Object.hasOwn(assessment, fingerprintField) ? { ...assessment, [fingerprintField]: fingerprint } : assessment;
}

function withFingerprintOf(assessment: JsonObject, other: JsonObject): JsonObject {
  const fingerprint = own(other, fingerprintField);
  return typeof fingerprint === 'string' ? withFingerprint(assessment, fingerprint) : assessment;
}

/** Merges the casefiles. If one side changed nothing since the base version, the other’s casefile is used unchanged. */
function mergeOrTake(conflicts: ConflictCollector, sides: Sides<WithSources>, merged: JsonObject): JsonObject {
  const { base, mine, theirs } = onSides(sides, ({ casefile }) => casefile);
  if (sameJson(mine, theirs)) return mine;
  const isUntouched = (side: 'mine' | 'theirs') =>
    !conflicts.twoSides &&
    sameJson(sides.base.casefile, sides[side].casefile) &&
    sameJson(sides.base.assessment, sides[side].assessment);
  if (isUntouched('theirs')) return mine;
  if (isUntouched('mine')) return theirs;
  return mergeCasefiles(conflicts, { base, mine, theirs }, neededSources(merged), quotedSources(merged));
}

function notesOn(mine: Workspace, theirs: Workspace, digest: Digest): readonly string[] {
  const notes: string[] = [];
  if (mine.title !== theirs.title) notes.push(`The draft keeps its title, ${quoteText(mine.title)}.`);
  if (theirs.textLanguage !== undefined && mine.textLanguage !== theirs.textLanguage)
    notes.push(
      `Their version states the language of the texts as ${quoteText(theirs.textLanguage)}. It is not merged.`,
    );
  if (theirs.brief !== undefined && mine.brief !== theirs.brief)
    notes.push('Their version has another brief for reviewers. It is not merged.');
  if (mine.casefile && !theirs.casefile) notes.push('Their version has no casefile. Yours is kept.');
  if (!mine.casefile && theirs.casefile) notes.push('Your version has no casefile. Theirs is used.');
  const named = own(theirs.assessment, fingerprintField);
  const isOther = named !== own(mine.assessment, fingerprintField) && !followsCasefile(theirs, digest);
  if (isOther && followsCasefile(mine, digest))
    notes.push(
      'Their assessment is based on a different casefile, which is not included. Your casefile and fingerprint are kept. Claims on passages that are not in it cannot be checked.',
    );
  return notes;
}
