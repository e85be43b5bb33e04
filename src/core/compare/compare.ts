/** The entry point of comparison: two assessments, two casefiles or two drafts in, a list of differences out. */
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { sameJson } from '../json/same-json.ts';
import { own } from '../json/own.ts';
import { mapActorIds, mapClaimIds } from '../workspace/references.ts';
import { pointer } from '../json/pointer.ts';
import { listOf } from '../assessment/view.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { fieldRank } from '../check/fields.ts';
import type { Difference } from './difference.ts';
import { compareEntries, pairEntries, renamesIn, type Lists } from './entries.ts';
import { sentenceOf, alikeInWords } from './finding.ts';
import { actorNames, assessmentLists, casefileLists, type ListKind } from './list-kinds.ts';
import { quoteText } from './phrases.ts';
import { byText, textOf } from './same.ts';
import { compareValues } from './values.ts';
import { isCasefileFormat } from '../casefile/create.ts';
import { counted } from '../json/words.ts';

// Compares the origins of passages in two casefiles, by passage. Their content is for programs, so only counts are
// reported.

const path = pointer('origins');

function byPassage(list: JsonValue | undefined): ReadonlyMap<string | undefined, JsonValue> {
  return new Map((isJsonArray(list) ? list : []).map((origin) => [textOf(origin, 'passage_id'), origin]));
}

/** Returns a casefile without its origins, and without a format that only follows from its content. */
function withoutOrigins(casefile: JsonObject, other: JsonObject): JsonObject {
  const formatFollows = [casefile, other].every((side) => isCasefileFormat(own(side, 'format')));
  const entries = Object.entries(casefile).filter(
    ([name]) => name !== 'origins' && !(formatFollows && name === 'format'),
  );
  return Object.fromEntries(entries);
}

const passages = (count: number): string => counted(count, 'passage');

/** Returns one difference if the origins differ. */
function compareOrigins(before: JsonObject, after: JsonObject): readonly Difference[] {
  const [old, fresh] = [own(before, 'origins'), own(after, 'origins')];
  if (sameJson(old, fresh)) return [];
  const [oldOnes, freshOnes] = [byPassage(old), byPassage(fresh)];
  const added = [...freshOnes.keys()].filter((id) => !oldOnes.has(id)).length;
  const removed = [...oldOnes.keys()].filter((id) => !freshOnes.has(id)).length;
  const changed = [...freshOnes].filter(([id, origin]) => oldOnes.has(id) && !sameJson(oldOnes.get(id), origin)).length;
  const parts = [
    added > 0 ? `added for ${passages(added)}` : '',
    removed > 0 ? `removed for ${passages(removed)}` : '',
    changed > 0 ? `changed for ${passages(changed)}` : '',
  ].filter(Boolean);
  const what = parts.length === 0 ? 'changed' : parts.join(', ');
  const kind = old === undefined ? 'added' : fresh === undefined ? 'removed' : 'changed';
  return [
    {
      id: `${kind} ${path}`,
      kind,
      document: 'casefile',
      section: 'origins',
      places: { ...(old !== undefined && { before: path }), ...(fresh !== undefined && { after: path }) },
      sentence: `Origins of texts were ${what}.`,
      fields: [],
    },
  ];
}

/** The options of a comparison. */
export interface CompareOptions {
  /**
   * The casefiles of the two versions. The names of their actors are marked in word differences. If an actor was given
   * another ID, references to it do not count as differences. The cues that govern the words of an added or deleted
   * claim are shown with them.
   */
  readonly casefiles?: { readonly before: JsonObject | null; readonly after: JsonObject | null } | undefined;
  /** Called after each pair of entries, for progress. */
  readonly onEntry?: (() => void) | undefined;
}

/**
 * Compares two assessments by ID, not by line. The differences are in the order of the contract's table (specification
 * 2.1). Documents may be malformed or incomplete in any way. If a claim was only given another ID, links to it do not
 * count as differences. Without `casefiles`, the result is empty exactly if the two are equal as JSON, ignoring the
 * order of properties.
 */
export function compareAssessments(
  before: JsonObject,
  after: JsonObject,
  { casefiles, onEntry }: CompareOptions = {},
): readonly Difference[] {
  const names = [casefiles?.before, casefiles?.after].flatMap((casefile) => namesIn(casefile ?? null));
  const claims = listsOf(assessmentLists[0] as ListKind, before, after);
  const renamed = renamesIn(claims);
  const followed = followActors(
    mapClaimIds(before, (id) => renamed.get(id) ?? id),
    casefiles,
  );
  return compareDocuments(followed, after, assessmentLists, 'assessment', { names, onEntry, casefiles });
}

/** Compares two casefiles: their actors, observations and passages, each by ID. */
export function compareCasefiles(
  before: JsonObject,
  after: JsonObject,
  { onEntry }: Pick<CompareOptions, 'onEntry'> = {},
): readonly Difference[] {
  const renamed = renamesIn(listsOf(casefileLists[0] as ListKind, before, after));
  const followed = followPublishers(before, renamed);
  const names = [...namesIn(before), ...namesIn(after)];
  const [old, fresh] = [withoutOrigins(followed, after), withoutOrigins(after, followed)];
  return [
    ...compareDocuments(old, fresh, casefileLists, 'casefile', { names, onEntry }),
    ...compareOrigins(before, after),
  ];
}

/** Compares two drafts: their titles, the languages of their texts, their briefs, assessments and casefiles. */
export function compareWorkspaces(
  before: Workspace,
  after: Workspace,
  { onEntry }: Pick<CompareOptions, 'onEntry'> = {},
): readonly Difference[] {
  const [old, fresh] = [before.casefile as JsonObject | null, after.casefile as JsonObject | null];
  return [
    ...(before.title === after.title ? [] : [ofWorkspace('title', 'changed', titleChange(before.title, after.title))]),
    ...compareStated('textLanguage', 'The language of the texts', before, after),
    ...compareStated('brief', 'The brief for reviewers', before, after),
    ...compareAssessments(before.assessment, after.assessment, { casefiles: { before: old, after: fresh }, onEntry }),
    ...(old && fresh ? compareCasefiles(old, fresh, { onEntry }) : casefileAddedOrDeleted(old, fresh)),
  ];
}

function titleChange(before: string, after: string): string {
  const alike = alikeInWords(before, after);
  return alike === undefined
    ? `Title changed from ${quoteText(before)} to ${quoteText(after)}.`
    : `Title changed: ${alike}.`;
}

/** Compares a text of the draft that may be missing. */
function compareStated(
  name: 'textLanguage' | 'brief',
  title: string,
  { [name]: before }: Workspace,
  { [name]: after }: Workspace,
): readonly Difference[] {
  if (before === after) return [];
  const path = pointer(name);
  const places = { ...(before !== undefined && { before: path }), ...(after !== undefined && { after: path }) };
  const [kind, change] =
    before === undefined
      ? (['added', `was added: ${quoteText(after ?? '')}`] as const)
      : after === undefined
        ? (['removed', `was deleted (${quoteText(before)})`] as const)
        : (['changed', `changed from ${quoteText(before)} to ${quoteText(after)}`] as const);
  return [{ ...ofWorkspace(name, kind, `${title} ${change}.`), places }];
}

function casefileAddedOrDeleted(before: JsonObject | null, after: JsonObject | null): readonly Difference[] {
  if (before === after) return [];
  const kind = before === null ? 'added' : 'removed';
  return [ofWorkspace('casefile', kind, `The casefile was ${before === null ? 'added' : 'deleted'}.`)];
}

/** A difference of a draft's title or casefile. Both properties always exist, so the pointer is valid on both sides. */
function ofWorkspace(section: string, kind: Difference['kind'], sentence: string): Difference {
  const path = pointer(section);
  const places = { before: path, after: path };
  return { id: `${kind} ${section}`, kind, document: 'workspace', section, places, sentence, fields: [] };
}

function namesIn(casefile: JsonObject | null): readonly string[] {
  const actors = own(casefile ?? undefined, 'actors');
  return isJsonArray(actors) ? [...new Set(actors.flatMap(actorNames))] : [];
}

function followActors(assessment: JsonObject, casefiles: CompareOptions['casefiles']): JsonObject {
  if (!casefiles?.before || !casefiles.after) return assessment;
  const renamed = renamesIn(listsOf(casefileLists[0] as ListKind, casefiles.before, casefiles.after));
  return [...renamed].reduce((document, [from, to]) => mapActorIds(document, from, to), assessment);
}

function followPublishers(casefile: JsonObject, renamed: ReadonlyMap<string, string>): JsonObject {
  const observations = own(casefile, 'observations');
  if (renamed.size === 0 || !isJsonArray(observations)) return casefile;
  const followed = observations.map((observation) => {
    const to = renamed.get(textOrNone(own(observation, 'publisher_actor_id')));
    return to !== undefined && isJsonObject(observation) ? { ...observation, publisher_actor_id: to } : observation;
  });
  return { ...casefile, observations: followed };
}

const textOrNone = (value: JsonValue | undefined): string => (typeof value === 'string' ? value : '');

function listsOf(kind: ListKind, before: JsonObject, after: JsonObject): Lists {
  const entries = (document: JsonObject) => listOf(document, kind.list as Parameters<typeof listOf>[1]);
  return pairEntries(kind, entries(before), entries(after));
}

/** Compares two documents property by property, in the order of the schema, which is that of the contract's table. */
function compareDocuments(
  before: JsonObject,
  after: JsonObject,
  lists: readonly ListKind[],
  document: 'assessment' | 'casefile',
  { names, onEntry, casefiles }: Pick<CompareOptions, 'onEntry' | 'casefiles'> & { readonly names: readonly string[] },
): readonly Difference[] {
  const kind = document === 'casefile' ? 'casefile' : 'document';
  return Object.keys({ ...before, ...after })
    .map((name) => ({ name, rank: fieldRank(kind, pointer(name)) }))
    .sort((one, other) => byText(one.rank, other.rank))
    .flatMap(({ name }) => {
      const [old, fresh] = [own(before, name), own(after, name)];
      if (sameJson(old, fresh)) return [];
      const list = lists.find((candidate) => candidate.list === name);
      if (!list) return compareTopField(document, name, old, fresh, names);
      const entries = compareEntries(listsOf(list, before, after), names, onEntry, casefiles);
      // A list that is missing or not a list on one side is reported once, besides its entries.
      const bothLists = isJsonArray(old) && isJsonArray(fresh);
      return bothLists ? entries : [...compareTopField(document, name, old, fresh, []), ...entries];
    });
}

function compareTopField(
  document: 'assessment' | 'casefile',
  name: string,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  names: readonly string[],
): readonly Difference[] {
  const path = pointer(name);
  const kind = document === 'casefile' ? 'casefile' : 'document';
  const part = { kind, subject: document === 'casefile' ? 'the casefile' : 'the assessment', names } as const;
  const findings = compareValues(part, { path, before: path, after: path }, before, after);
  const difference = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return [
    {
      id: `${difference} ${path}`,
      kind: difference,
      document,
      section: name,
      places: { ...(before !== undefined && { before: path }), ...(after !== undefined && { after: path }) },
      sentence: sentenceOf(
        part.subject,
        findings.flatMap(({ phrase }) => (phrase ? [phrase] : [])),
      ),
      fields: findings.map(({ field }) => field),
    },
  ];
}
