/** The blocks of a changed entry in the report of changes. */
import { counted } from '../../json/words.ts';
import { isJsonObject, type JsonValue } from '../../json/json.ts';
import { ownText } from '../../json/own.ts';
import { parsePointer } from '../../json/pointer.ts';
import type { Difference, FieldDifference } from '../../compare/difference.ts';
import { listInWords } from '../../compare/phrases.ts';
import { wordDifference } from '../../compare/words.ts';
import { oneLine, shortenEnd } from '../../passage/shorten.ts';
import { authorsTextsIn } from '../../workspace/texts-at.ts';
import { languageOfHeading, type ReportEntry, type ReportLink, reportEntries } from '../report/entries.ts';
import { inEnglish, list, quote, sentences, type Block, type Line, type Part } from '../prose/prose.ts';
import { inWords } from '../report/names.ts';
import { casefileIndex } from '../../casefile/lookup.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { reportClaims, reportPassages } from '../report/claims.ts';
import { firstById } from '../report/report.ts';

// Which entries are new, changed or deleted between two versions of an assessment, and which evidence changed.

/** The entries of one version, by their lists. */
type Entries = Readonly<Record<EntryList, readonly ReportEntry[]>>;

/** The lists whose entries have evidence links. */
export type EntryList = 'intent_hypotheses' | 'power_bases';

/** The property that is the statement of an entry. */
const statementField: Readonly<Record<EntryList, string>> = {
  intent_hypotheses: 'hypothesis',
  power_bases: 'description',
};

/** An entry that differs between the versions, or whose evidence does. */
export interface EntryChange {
  readonly kind: 'new' | 'changed' | 'deleted';
  /** As in the later version; a deleted one as in the earlier version. */
  readonly entry: ReportEntry;
  /** Its old ID if it was only given another one. */
  readonly renamed: string | undefined;
  readonly statementChanged: boolean;
  /** Changed fields except the evidence. */
  readonly fields: readonly FieldDifference[];
  /** Links that were added, removed, turned, or given another reason. */
  readonly evidence: readonly FieldDifference[];
  /** Changes of claims that the entry cites: changed or deleted, but still cited. */
  readonly claims: readonly Difference[];
}

/** Returns the entries of a version, prepared for reports. */
export function entriesOf(workspace: Workspace): Entries {
  const { assessment, casefile } = workspace;
  const index = casefileIndex(casefile);
  const claims = reportClaims(workspace, index, reportPassages(assessment, index, casefile));
  const { powerBases, intents } = reportEntries(workspace, index, firstById(claims));
  return { power_bases: powerBases, intent_hypotheses: intents };
}

/** Returns the changes of one list: the entries of the later version in their order, then the deleted ones. */
export function entryChanges(
  list: EntryList,
  before: Entries,
  after: Entries,
  differences: readonly Difference[],
): readonly EntryChange[] {
  const ofList = differences.filter(({ section, entry }) => section === list && entry !== undefined);
  const byIndex = new Map(ofList.map((difference) => [difference.entry?.after ?? -1, difference] as const));
  const claims = changedClaims(differences);
  const current = after[list].flatMap((entry, index): readonly EntryChange[] => {
    const difference = byIndex.get(index);
    const kind = difference?.kind === 'added' ? 'new' : 'changed';
    const cited = kind === 'new' ? [] : citedChanges(entry, claims);
    if (!difference && cited.length === 0) return [];
    const earlier = before[list][difference?.entry?.before ?? -1];
    return [{ kind, entry, ...fieldsOf(list, difference), renamed: renamedFrom(difference, earlier), claims: cited }];
  });
  const deleted = ofList.flatMap((difference): readonly EntryChange[] => {
    const entry = difference.kind === 'removed' ? before[list][difference.entry?.before ?? -1] : undefined;
    return entry ? [{ kind: 'deleted', entry, ...fieldsOf(list, undefined), renamed: undefined, claims: [] }] : [];
  });
  return [...current, ...deleted];
}

function renamedFrom(difference: Difference | undefined, earlier: ReportEntry | undefined): string | undefined {
  return difference?.kind === 'renamed' ? earlier?.id : undefined;
}

type Fields = Pick<EntryChange, 'statementChanged' | 'fields' | 'evidence'>;

function fieldsOf(list: EntryList, difference: Difference | undefined): Fields {
  const all = (difference?.fields ?? []).map((field) => ({ field, property: propertyOf(field) }));
  const isRename = difference?.kind === 'renamed';
  return {
    statementChanged: all.some(({ property }) => property === statementField[list]),
    fields: all.flatMap(({ field, property }) =>
      property === 'evidence' || (isRename && /_id$/.test(property) && property !== 'actor_id') ? [] : [field],
    ),
    evidence: all.flatMap(({ field, property }) => (property === 'evidence' ? [field] : [])),
  };
}

/** The property of an entry that a difference is in: 'evidence' for “/power_bases/0/evidence/3/effect”. */
function propertyOf({ places }: FieldDifference): string {
  return parsePointer(places.after ?? places.before ?? '')[2] ?? '';
}

/** The claims that say something else, or are missing; a new ID alone says nothing else. */
function changedClaims(differences: readonly Difference[]): ReadonlyMap<string, Difference> {
  const changed = differences.filter(
    ({ section, kind, entry }) =>
      section === 'claims' && entry !== undefined && (kind === 'changed' || kind === 'removed'),
  );
  return new Map(changed.map((difference) => [difference.entry?.id ?? '', difference] as const));
}

function citedChanges({ links }: ReportEntry, claims: ReadonlyMap<string, Difference>): readonly Difference[] {
  const ids = new Set(links.map(({ claimId }) => claimId));
  return [...ids].flatMap((id) => claims.get(id) ?? []);
}

/** The blocks about an entry: its state, its statement, and the changes in it and in its evidence. */
export function entryBlocks(change: EntryChange, lineOf: (difference: Difference) => Line): readonly Block[] {
  const { kind, entry, renamed } = change;
  const heading: Line = [quote(entry.id), `, ${kind}: `, ...actorAndHeading(entry)];
  return [
    { kind: 'heading', level: 3, line: heading },
    { kind: 'paragraph', role: 'statement', line: [quote(entry.statement, entry.language)] },
    ...(kind === 'changed' ? changedBlocks(change, lineOf) : [sentences(`Workflow state: ${entry.state}.`)]),
    ...(renamed === undefined ? [] : [sentences('Its ID was ', quote(renamed), '.')]),
    ...(kind === 'changed' ? [] : evidenceOf(entry)),
  ];
}

/** The heading of a power basis is its domain, one of our words. */
function actorAndHeading(entry: ReportEntry): Line {
  const actor = quote(entry.actor ? inWords(entry.actor) : 'No actor');
  return [actor, ', ', quote(entry.heading, languageOfHeading(entry) ?? 'en')];
}

function changedBlocks(change: EntryChange, lineOf: (difference: Difference) => Line): readonly Block[] {
  const { entry } = change;
  return [
    sentences(movesInWords(change)),
    ...list(change.fields.map((field) => fieldLine(field, entry))),
    ...list(change.evidence.map((field) => evidenceLine(field, entry))),
    ...list(change.claims.map((claim) => ['Cited claim: ', ...lineOf(claim)])),
  ];
}

/**
 * Whether the statement and the evidence changed, in sentences, so that a reader sees a statement that did not change
 * although its evidence changed, and one that changed although no evidence did (ICD 203, standard 7).
 */
export function movesInWords({ statementChanged, evidence, claims }: EntryChange): string {
  const words = evidenceInWords(evidence, claims.length);
  if (words === '')
    return statementChanged ? 'The statement changed, but its evidence did not.' : 'Its evidence is unchanged.';
  const statement = statementChanged
    ? 'The statement changed, and so did its evidence'
    : 'The statement is unchanged, but its evidence changed';
  return `${statement}: ${words}.`;
}

/** “one link added, one removed” */
function evidenceInWords(evidence: readonly FieldDifference[], claims: number): string {
  const kinds = evidence.map(moveOf);
  const count = (kind: Move): number => kinds.filter((each) => each === kind).length;
  const parts = [
    [count('added'), counted(count('added'), 'link added', 'links added')],
    [count('removed'), counted(count('removed'), 'link removed', 'links removed')],
    [count('turned'), counted(count('turned'), 'effect changed', 'effects changed')],
    [count('reason'), counted(count('reason'), 'reason changed', 'reasons changed')],
    [count('other'), counted(count('other'), 'other change')],
    [claims, counted(claims, 'cited claim changed', 'cited claims changed')],
  ] as const;
  return listInWords(
    parts.filter(([n]) => n > 0).map(([, words]) => words),
    parts.length,
  );
}

type Move = 'added' | 'removed' | 'turned' | 'reason' | 'other';

/** Says what happened to a link, by the place of the difference: “/power_bases/0/evidence/3/effect”. */
function moveOf({ kind, places }: FieldDifference): Move {
  const [, , , index, property] = parsePointer(places.after ?? places.before ?? '');
  if (index !== undefined && property === undefined && (kind === 'added' || kind === 'removed')) return kind;
  if (kind !== 'changed') return 'other';
  return property === 'effect' ? 'turned' : property === 'reason' ? 'reason' : 'other';
}

function evidenceLine(field: FieldDifference, entry: ReportEntry): Line {
  const move = moveOf(field);
  if (move === 'added') return [{ kind: 'strong', text: 'Added:' }, ' ', ...linkLine(field.after, entry, entry.links)];
  if (move === 'removed') return [{ kind: 'strong', text: 'Removed:' }, ' ', ...linkLine(field.before, entry, [])];
  return fieldLine(field, entry);
}

/** A link as a sentence: “C-012 × contradicts this, because …” */
function linkLine(link: JsonValue | undefined, { language }: ReportEntry, links: ReportEntry['links']): Line {
  if (!isJsonObject(link)) return ['a link that cannot be read.'];
  const claimId = ownText(link, 'claim_id') ?? '';
  const claim = links.find((each) => each.claimId === claimId)?.claim;
  const [effect, reason] = [ownText(link, 'effect') ?? '', ownText(link, 'reason') ?? ''];
  return linkParts({ effect, reason, claimId, claim }, language);
}

/** The maximum number of code points of a claim’s text beside a link. */
const maxWords = 160;

function linkParts({ effect, reason, claimId, claim }: ReportLink, language: string): Line {
  const does: Line =
    effect === 'supports' || effect === 'contradicts'
      ? [{ kind: 'effect', effect }]
      : ['is linked with an unknown effect to'];
  const words: Line = claim ? [': ', quote(`“${shortenEnd(oneLine(claim.actual), maxWords)}”`, claim.language)] : [];
  return [
    quote(claimId),
    ' ',
    ...does,
    ' this',
    ...words,
    reason === '' ? '.' : ', because: ',
    quote(reason, language),
  ];
}

function evidenceOf({ links, language }: ReportEntry): readonly Block[] {
  return links.length === 0
    ? [sentences('No evidence.')]
    : [sentences('Evidence:'), ...list(links.map((link) => linkParts(link, language)))];
}

/** A difference in a sentence; for a changed text, also the text with its removed and added words. */
function fieldLine({ sentence, lead, places, before, after }: FieldDifference, { language }: ReportEntry): Line {
  const path = places.after ?? places.before ?? '';
  const texts = [before, after].flatMap((value) => authorsTextsIn(value, path, language));
  const isText = lead !== undefined && typeof before === 'string' && typeof after === 'string';
  return isText
    ? [...inEnglish(sentence, texts), ' ', ...changedWords(before, after, texts[0]?.language ?? '')]
    : inEnglish(sentence, texts);
}

/** The maximum number of code points of unchanged words on each side of a change. */
const maxContext = 80;

function changedWords(before: string, after: string, language: string): Line {
  const parts = wordDifference(before, after);
  return parts.flatMap((part, at): readonly Part[] => {
    if (part.kind === 'same') return [quote(shortenMiddle(part.text, at > 0, at < parts.length - 1), language)];
    const isReplacement = part.kind === 'added' && parts[at - 1]?.kind === 'removed';
    return [...(isReplacement ? [' '] : []), { kind: part.kind, text: part.text, language }];
  });
}

/** The fewest code points that are left out. */
const leastLeftOut = 20;

/** Unchanged words between changed ones, without their middle if they are long. */
function shortenMiddle(text: string, isAfterChange: boolean, isBeforeChange: boolean): string {
  const characters = Array.from(text);
  const [start, end] = [isAfterChange ? maxContext : 0, isBeforeChange ? maxContext : 0];
  if (characters.length <= start + end + leastLeftOut) return text;
  const first = start === 0 ? '' : `${characters.slice(0, start).join('')} `;
  const last = end === 0 ? '' : ` ${characters.slice(-end).join('')}`;
  return `${first}…${last}`;
}
