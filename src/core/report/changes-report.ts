/**
 * The report of what changed between two versions of a draft: entries that are new, changed or deleted, and the
 * evidence behind each change (ICD 203, standard 7: explains change to or consistency of analytic judgments).
 */
import { titleInWords } from '../assessment/draft-title.ts';
import type { Digest } from '../casefile/hash.ts';
import { compareDrafts } from '../review/compare-drafts.ts';
import { type Difference, textsOfDifference, type FieldDifference } from '../compare/difference.ts';
import { counted } from '../json/words.ts';
import { assessmentDigest } from '../review/contents.ts';
import { textsAt, authorsTextsIn } from '../workspace/texts-at.ts';
import { textLanguageOf } from '../workspace/text-language.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { cautions } from './report/findings.ts';
import { type ReportEntry, languageOfHeading, type ReportLink, reportEntries } from './report/entries.ts';
import { newestOfSources, firstById } from './report/report.ts';
import {
  inEnglish,
  list,
  quote,
  section,
  sentences,
  type Block,
  type Line,
  type Prose,
  type Part,
} from './prose/prose.ts';
import { viewAssessment } from '../assessment/view.ts';
import { fileNameFor } from '../files/file-names.ts';
import type { ExportedContent } from './exported-file.ts';
import { writeProse, type ProseFormat } from './prose/write-prose.ts';
import { isJsonObject, type JsonValue } from '../json/json.ts';
import { ownText } from '../json/own.ts';
import { parsePointer } from '../json/pointer.ts';
import { listInWords } from '../compare/phrases.ts';
import { wordDifference } from '../compare/words.ts';
import { oneLine, shortenEnd } from '../text/shorten.ts';
import { inWords } from './report/names.ts';
import { casefileIndex } from '../casefile/lookup.ts';
import { reportClaims, reportPassages, type ReportClaim } from './report/claims.ts';
import { withCues } from '../check/claim-sentence.ts';

// The entry point of the report of changes: writes it in a format, with its name, type and preview.

const formats = { html: 'changes-html', markdown: 'changes-markdown', word: 'changes-word' } as const;

/** Writes what changed from one version to another. The same versions and names always give the same content. */
export async function exportChanges(
  before: NamedVersion,
  after: NamedVersion,
  format: ProseFormat,
  digest: Digest,
): Promise<ExportedContent> {
  const producer = viewAssessment(after.workspace.assessment).producer?.name ?? '';
  const content = await writeProse(changesReport(before, after, digest), format, { digest, producer });
  return { fileName: fileNameFor(after.workspace.title, formats[format]), ...content };
}

/** One of the two versions. */
export interface NamedVersion {
  /** Its name within a sentence: “the version from 14:02”. */
  readonly name: string;
  readonly workspace: Workspace;
}

/** Collects the report. The same versions and names always give the same report. */
export function changesReport(before: NamedVersion, after: NamedVersion, digest: Digest): Prose {
  const differences = compareDrafts(before.workspace, after.workspace);
  const [old, fresh] = [entriesOf(before.workspace), entriesOf(after.workspace)];
  const changesOf = (name: EntryList) => ({ changes: entryChanges(name, old, fresh, differences), now: fresh[name] });
  const [intents, bases] = [changesOf('intent_hypotheses'), changesOf('power_bases')];
  const lineOf = (difference: Difference) => differenceLine(difference, before.workspace, after.workspace);
  const sha256 = (each: NamedVersion): string => assessmentDigest(each.workspace.assessment, digest);
  const blocks: readonly Block[] = [
    sentences('Changes from ', ...nameOf(before), ' to ', ...nameOf(after), '.'),
    ...list([['Counts of changes and of links are not a measure of strength or likelihood.'], [cautions.validation]]),
    {
      kind: 'paragraph',
      role: 'facts',
      line: [`SHA-256 of the assessments: before ${sha256(before)}, after ${sha256(after)}.`],
    },
    ...section('Summary', summary(intents, bases, differences)),
    ...section('Intent hypotheses', listBlocks(intents, lineOf)),
    ...section('Power bases', listBlocks(bases, lineOf)),
    ...otherSections.flatMap(({ title, has }) => section(title, list(differences.filter(has).map(lineOf)))),
    ...headBlocks(differences.filter(isOther).map(lineOf)),
  ];
  return {
    sort: 'What changed',
    title: titleInWords(after.workspace.title),
    language: textLanguageOf(after.workspace),
    newest: newestOfSources(after.workspace.casefile),
    blocks,
  };
}

/** The name of a version, which can quote the title of a draft. */
function nameOf({ name, workspace }: NamedVersion): Line {
  return inEnglish(name, textsAt(workspace, 'workspace', '/title'));
}

interface ListChanges {
  readonly changes: readonly EntryChange[];
  /** The entries of the later version. */
  readonly now: readonly ReportEntry[];
}

function summary(intents: ListChanges, bases: ListChanges, differences: readonly Difference[]): readonly Block[] {
  if (differences.length === 0) return [sentences('The two versions do not differ.')];
  const claims = differences.filter(({ section: name, entry }) => name === 'claims' && entry !== undefined);
  const count = (kind: Difference['kind']): number => claims.filter((each) => each.kind === kind).length;
  const [added, changed, deleted] = [count('added'), count('changed'), count('removed')];
  return [
    sentences(`Intent hypotheses: ${countsInWords(intents)}. Power bases: ${countsInWords(bases)}.`),
    sentences(`Claims: ${String(added)} new, ${String(changed)} changed, ${String(deleted)} deleted.`),
    ...consistency([...intents.changes, ...bases.changes]),
  ];
}

function countsInWords({ changes, now }: ListChanges): string {
  const count = (kind: EntryChange['kind']): string =>
    changes.filter((change) => change.kind === kind).length.toLocaleString('en');
  return `${count('new')} new, ${count('changed')} changed, ${count('deleted')} deleted, ${unchangedEntries({ changes, now }).length.toLocaleString('en')} unchanged`;
}

function unchangedEntries({ changes, now }: ListChanges): readonly ReportEntry[] {
  const different = new Set(changes.map(({ entry }) => entry));
  return now.filter((entry) => !different.has(entry));
}

/** The entries whose statement and evidence did not change together. A reader should see why. */
function consistency(changes: readonly EntryChange[]): readonly Block[] {
  const changed = changes.filter(({ kind }) => kind === 'changed');
  const evidenceChanged = ({ evidence, claims }: EntryChange): boolean => evidence.length + claims.length > 0;
  const groups = [
    [
      'Evidence changed, statement unchanged: ',
      changed.filter((each) => evidenceChanged(each) && !each.statementChanged),
    ],
    [
      'Statement changed, evidence unchanged: ',
      changed.filter((each) => !evidenceChanged(each) && each.statementChanged),
    ],
  ] as const;
  return list(
    groups
      .filter(([, all]) => all.length > 0)
      .map(([lead, all]) => [lead, ...idsOf(all.map(({ entry }) => entry)), '.']),
  );
}

function idsOf(entries: readonly ReportEntry[]): Line {
  return entries.flatMap(({ id }, at) => (at === 0 ? [quote(id)] : [', ', quote(id)]));
}

function listBlocks({ changes, now }: ListChanges, lineOf: (difference: Difference) => Line): readonly Block[] {
  const same = unchangedEntries({ changes, now });
  const stayed =
    same.length === 0
      ? []
      : [sentences(`${counted(same.length, 'entry', 'entries')} unchanged: `, ...idsOf(same), '.')];
  return [...changes.flatMap((change) => entryBlocks(change, lineOf)), ...stayed];
}

const entryLists: ReadonlySet<string> = new Set(['intent_hypotheses', 'power_bases']);

/** The differences that are not about one entry, in the order of the report. */
const otherSections: readonly { readonly title: string; readonly has: (difference: Difference) => boolean }[] = [
  { title: 'Contradictions', has: ({ section: name }) => name === 'contradictions' },
  { title: 'Unknowns', has: ({ section: name }) => name === 'unknowns' },
  { title: 'Claims', has: ({ section: name }) => name === 'claims' },
  { title: 'Casefile', has: ({ document, section: name }) => document === 'casefile' || name === 'casefile' },
];

/** Differences of the draft’s title and reviews, of the document’s own fields, and of the order of entries. */
function headBlocks(lines: readonly Line[]): readonly Block[] {
  return lines.length === 0 ? [] : section('Other changes', list(lines));
}

function isOther({ document, section: name, entry }: Difference): boolean {
  if (document === 'casefile' || name === 'casefile') return false;
  // A list of entries itself can differ, in its order.
  if (entryLists.has(name)) return entry === undefined;
  return !['contradictions', 'unknowns', 'claims'].includes(name);
}

function differenceLine(difference: Difference, before: Workspace, after: Workspace): Line {
  return inEnglish(difference.sentence, textsOfDifference(difference, { before, after }));
}

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

/** The start of a claim’s text, with the cues that govern it. */
function shortWords({ actual, sentence }: ReportClaim): string {
  return withCues(`“${shortenEnd(oneLine(actual), maxWords)}”`, sentence);
}

function linkParts({ effect, reason, claimId, claim }: ReportLink, language: string): Line {
  const does: Line =
    effect === 'supports' || effect === 'contradicts'
      ? [{ kind: 'effect', effect }]
      : ['is linked with an unknown effect to'];
  const words: Line = claim ? [': ', quote(shortWords(claim), claim.language)] : [];
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
