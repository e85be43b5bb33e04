/** The rows of evidence links, of the matrix and of claims, and the CSV tables of links and matrix. */
import type { Workspace } from '../workspace/workspace.ts';
import type { ExportContext } from './exported-file.ts';
import type { ActorName } from './report/names.ts';
import type { ReportClaim } from './report/claims.ts';
import type { ReportEntry, ReportLink } from './report/entries.ts';
import { reportOf, type Report } from './report/report.ts';
import { modelOf, type ModelEntry } from '../assessment/model.ts';
import { placeOfClaimInWords } from '../casefile/origins.ts';

/**
 * Writes CSV as in RFC 4180: commas, CR LF, every field in quotation marks, quotation marks in a field doubled. It
 * starts with a byte order mark, which spreadsheet programs need to recognise UTF-8.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
}

function field(value: string | number): string {
  return `"${(typeof value === 'number' ? String(value) : guardFormula(value)).replaceAll('"', '""')}"`;
}

/** The start of a text that a spreadsheet may read as a formula, or an apostrophe, which the guard uses. */
const toGuard = /^(?:'|[\p{White_Space}\p{Cf}]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20\u2212])/u;

/**
 * Returns a text that no spreadsheet reads as a formula. Adds one apostrophe before a text that starts with = + - @
 * (including their full-width forms and the minus sign), a tab, a line break or an apostrophe, also after white space
 * and invisible characters. The rest is unchanged. `removeGuard` restores the text.
 */
export function guardFormula(text: string): string {
  return toGuard.test(text) ? `'${text}` : text;
}

/** Restores the text passed to `guardFormula`: removes an apostrophe at its start. */
export function removeGuard(text: string): string {
  return text.startsWith("'") ? text.slice(1) : text;
}

// The export of the evidence matrix as a CSV table: claims by entries.

/** Writes the evidence matrix as a table. Texts are guarded against formulas (`guarded`). */
export function matrixCsv(workspace: Workspace): string {
  return csvText(matrixRows(workspace));
}

/**
 * Returns the evidence matrix with its head: a row for each claim and a column for each power basis, then for each
 * intent hypothesis, in the document's order. A cell says supports, contradicts, both or none. Nothing is counted or
 * ranked. The last column says where the claim's text is in the file of its passage. An entry or a claim
 * without an ID is identified by its position.
 */
export function matrixRows({
  assessment,
  casefile,
}: Workspace): readonly [readonly string[], ...(readonly string[])[]] {
  const { claims, entries } = modelOf(assessment);
  const columns = entries.map(({ list, index, id, links }) => ({
    id: id || `${list}/${index}`,
    cells: cellsOf(links),
  }));
  const head = ['claim_id', 'claim_words', ...columns.map(({ id }) => id), 'place_in_file'];
  const rows = claims.list.map(({ index, id: ownId, claim }) => {
    const id = ownId || `claims/${index}`;
    const cells = columns.map((column) => column.cells.get(id) ?? 'none');
    return [id, claim.actual ?? '', ...cells, placeOfClaimInWords(casefile, claim)];
  });
  return [head, ...rows];
}

/** The effects of an entry's links, by claim ID. An effect that is not in the contract is written unchanged. */
function cellsOf(links: ModelEntry['links']): ReadonlyMap<string, string> {
  const effects = new Map<string, Set<string>>();
  for (const link of links) {
    if (link?.claim_id === undefined || link.effect === undefined) continue;
    effects.set(link.claim_id, (effects.get(link.claim_id) ?? new Set()).add(link.effect));
  }
  return new Map(Array.from(effects, ([id, ofClaim]) => [id, cellOf(ofClaim)]));
}

function cellOf(effects: ReadonlySet<string>): string {
  if (effects.size === 2 && effects.has('supports') && effects.has('contradicts')) return 'both';
  return [...effects].join(' and ');
}

/** The columns of the table of evidence links, in their order. */
export const linkColumns = [
  'entry_kind',
  'entry_id',
  'actor_id',
  'actor_name',
  'heading',
  'workflow_state',
  'link',
  'effect',
  'reason',
  'claim_id',
  'claim_words',
  'proposition',
  'passage_id',
  'observation_id',
  'observation_title',
  'span_start',
  'span_end',
  'anchor',
  'claim_kind',
  'representation',
  'attribution_mode',
  'attributed_actor_id',
  'attributed_actor_name',
  'place_in_file',
  'sentence',
  'cues_in_sentence',
  'publisher_name',
] as const;

/** A cell of a table: a text, or a number. */
export type TableCell = string | number;

/** Writes the evidence links as a table. Texts are guarded against formulas (`guarded`). */
export function linksCsv(workspace: Workspace, context: ExportContext): string {
  return csvText([linkColumns, ...linkRows(reportOf(workspace, context))]);
}

/**
 * Returns every evidence link as a row: those of the power bases first, then those of the intent hypotheses, in the
 * document's order. `link` counts from 1 within the entry. Spans are in code points; the end is exclusive. If a link's
 * claim does not exist, the claim's columns are empty.
 */
export function linkRows({ powerBases, intents, observations }: Report): readonly (readonly TableCell[])[] {
  const titles = titlesOf(observations);
  return [...powerBases, ...intents].flatMap((entry) =>
    entry.links.map((link, at) => [
      ...entryCells(entry),
      at + 1,
      ...linkCells(link),
      ...claimCells(link.claim, titles),
      publisherCell(link.claim),
    ]),
  );
}

/** The columns of the table of claims, in their order: those of a claim in the table of links, and its subjects. */
export const claimColumns = [
  ...linkColumns.slice(linkColumns.indexOf('claim_id'), -1),
  'subject_actor_ids',
  'subject_actor_names',
  'publisher_name',
] as const;

/** Returns every claim as a row, in the document's order. Several subjects of a claim are on a line each. */
export function claimRows({ claims, observations }: Report): readonly (readonly TableCell[])[] {
  const titles = titlesOf(observations);
  return claims.map((claim) => [
    claim.id,
    ...claimCells(claim, titles),
    claim.subjects.map(({ id }) => id).join('\n'),
    claim.subjects.map(({ name }) => name).join('\n'),
    publisherCell(claim),
  ]);
}

/** The titles of the observations that are in the casefile. */
function titlesOf(observations: Report['observations']): ReadonlyMap<number, string> {
  return new Map(observations.map(({ number, record }) => [number, record?.title ?? ''] as const));
}

function entryCells({ kind, id, actor, heading, state }: ReportEntry): readonly string[] {
  return [kind, id, ...actorCells(actor), heading, state];
}

function actorCells(actor: ActorName | undefined): readonly string[] {
  return [actor?.id ?? '', actor?.name ?? ''];
}

function linkCells({ effect, reason, claimId }: ReportLink): readonly string[] {
  return [effect, reason, claimId];
}

const anchorWords = { holds: 'holds', differs: 'differs', unknown: 'cannot be checked' } as const;

function claimCells(claim: ReportClaim | undefined, titles: ReadonlyMap<number, string>): readonly TableCell[] {
  if (!claim) return Array<string>(linkColumns.length - 11).fill('');
  const { actual, proposition, passageId, observation, span, anchor, kind, representation, mode, attributedTo } = claim;
  const { sentence } = claim;
  return [
    actual,
    proposition,
    passageId,
    observation ?? '',
    titles.get(observation ?? 0) ?? '',
    span?.start ?? '',
    span?.end ?? '',
    anchorWords[anchor],
    kind,
    representation,
    mode,
    ...actorCells(attributedTo),
    claim.place,
    sentence ? [...sentence.before, { text: sentence.own }, ...sentence.after].map(({ text }) => text).join('') : '',
    (sentence?.cues ?? []).map(({ words }) => words).join('; '),
  ];
}

/** The last column of both tables, so that the columns before it keep their places. */
function publisherCell(claim: ReportClaim | undefined): string {
  return claim?.publisher?.name ?? '';
}
