/**
 * The report of what changed between two versions of a draft: entries that are new, changed or deleted, and the
 * evidence behind each change (ICD 203, standard 7: explains change to or consistency of analytic judgments).
 */
import { titleInWords } from '../../assessment/draft-title.ts';
import type { Digest } from '../../casefile/hash.ts';
import { compareDrafts } from '../../review/compare-drafts.ts';
import { type Difference, textsOfDifference } from '../../compare/difference.ts';
import { counted } from '../../json/words.ts';
import { assessmentDigest } from '../../review/digests.ts';
import { textsAt } from '../../workspace/texts-at.ts';
import { textLanguageOf } from '../../workspace/text-language.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { cautions } from '../report/findings.ts';
import type { ReportEntry } from '../report/entries.ts';
import { newestOfSources } from '../report/report.ts';
import { inEnglish, list, quote, section, sentences, type Block, type Line, type Prose } from '../prose/prose.ts';
import { entryBlocks, entriesOf, entryChanges, type EntryChange, type EntryList } from './entry-blocks.ts';
import { viewAssessment } from '../../assessment/view.ts';
import { fileNameFor } from '../../files/file-names.ts';
import type { ExportedContent } from '../exported-file.ts';
import { writeProse, type ProseFormat } from '../prose/write-prose.ts';

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
