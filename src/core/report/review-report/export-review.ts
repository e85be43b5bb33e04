/** The entry point of the review report: writes it in a format, with its name, type and preview. */
import { viewAssessment } from '../../assessment/view.ts';
import type { Digest } from '../../casefile/hash.ts';
import { fileNameFor } from '../../files/file-names.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { type ExportedContent, type ReviewReportFormat, firstLines } from '../exported-file.ts';
import { writeProse, type ProseFormat } from '../prose/write-prose.ts';
import { reviewReport } from './review-report.ts';
import { messageAction, writerOf, placeWords } from '../../review/target-words.ts';
import { messagesOn, suggestionState } from '../../review-shape/thread.ts';
import type { Message, Verdict } from '../../review-shape/types.generated.ts';
import { suggestedValues } from '../../review/suggestions.ts';
import type { Target } from '../../review/targets.ts';
import { verdictPlaces, type VerdictItem, type VerdictPlace } from '../../review/verdict-places.ts';
import { csvText } from '../links-csv.ts';

// The export of all verdicts as a CSV table, one verdict in each row.

/** The columns of the table of verdicts, in their order. */
const verdictColumns = [
  'item_kind',
  'entry_kind',
  'entry_id',
  'claim_id',
  'effect',
  'occurrence',
  'item_words',
  'reviewer',
  'review_id',
  'review_kind',
  'verdict',
  'note',
  'at',
  'state',
  'changes_since',
  'reply',
  'replied_at',
  'needs_reply',
  'reviewers_disagree',
  'suggestion',
  'suggestion_state',
  'other_claim_id',
] as const;

/**
 * Writes every verdict as a row, in the order of the document; verdicts on missing items come last. `occurrence` tells
 * items with the same IDs apart, from 1. The claims of a contradiction are `claim_id` and `other_claim_id`. Texts are
 * guarded against formulas (`guarded`).
 */
function verdictsCsv(workspace: Workspace, digest: Digest): string {
  const rows = verdictPlaces(workspace, digest).flatMap((place) =>
    place.items.map((item) => [
      ...placeCells(workspace, place),
      ...verdictCells(item),
      place.disagree ? 'yes' : 'no',
      ...suggestionCells(item.verdict),
      place.target.kind === 'contradiction' ? place.target.right_claim_id : '',
    ]),
  );
  return csvText([verdictColumns, ...rows]);
}

function placeCells({ assessment, casefile }: Workspace, place: VerdictPlace): readonly (string | number)[] {
  return [...targetCells(place.target), placeWords(assessment, casefile, place).text];
}

function targetCells(target: Target): readonly (string | number)[] {
  if (target.kind === 'document') return ['assessment', '', '', '', '', 1];
  if (target.kind === 'unknown') return ['unknown', '', '', '', '', 1];
  if (target.kind === 'contradiction') {
    return ['contradiction', '', '', target.left_claim_id, '', target.occurrence ?? 1];
  }
  const { kind, occurrence = 1 } = target;
  const entry = kind === 'claim' ? ['', ''] : [target.entry, target.entry_id];
  const claim = kind === 'entry' ? '' : target.claim_id;
  return [kind, ...entry, claim, kind === 'link' ? (target.effect ?? '') : '', occurrence];
}

const states = { current: 'current', stale: 'outdated', gone: 'missing' } as const;

/** A message in one line: “Ana Flor (author) replied: Statute 12.” */
function messageInWords(message: Message, reviewer: string): string {
  const { name, role } = writerOf(message, reviewer);
  return `${name}${role} ${messageAction(message)}${message.note === '' ? '.' : `: ${message.note}`}`;
}

/** The suggested values, one in each line, and what the author did with them. */
function suggestionCells(verdict: Verdict): readonly [suggestion: string, state: string] {
  const values = suggestedValues(verdict);
  if (values.length === 0) return ['', ''];
  return [values.map(({ label, value }) => `${label}: ${value}`).join('\n'), suggestionState(verdict)];
}

function verdictCells(item: VerdictItem): readonly string[] {
  const { name, reviewId, kind, verdict, standing, unanswered } = item;
  const messages = messagesOn(verdict);
  const changes = standing.state === 'stale' ? standing.differences.map(({ sentence }) => sentence).join(' ') : '';
  return [
    name,
    reviewId,
    kind === 'blind' ? 'blind' : 'standard',
    verdict.verdict,
    verdict.note,
    verdict.at,
    states[standing.state],
    changes,
    messages.map((message) => messageInWords(message, name)).join('\n'),
    messages.findLast(({ by }) => by === 'author')?.at ?? '',
    unanswered ? 'yes' : 'no',
  ];
}

const proseFormats: Readonly<Record<Exclude<ReviewReportFormat, 'verdicts'>, ProseFormat>> = {
  'review-report-html': 'html',
  'review-report-markdown': 'markdown',
  'review-report-word': 'word',
};

/** Writes the reviews of a draft. The same workspace always gives the same content. */
export async function exportReview(
  workspace: Workspace,
  format: ReviewReportFormat,
  digest: Digest,
): Promise<ExportedContent> {
  const fileName = fileNameFor(workspace.title, format);
  if (format === 'verdicts') {
    const content = verdictsCsv(workspace, digest).toWellFormed();
    return { fileName, mediaType: 'text/csv;charset=utf-8', content, preview: firstLines(content) };
  }
  const producer = viewAssessment(workspace.assessment).producer?.name ?? '';
  const report = reviewReport(workspace, digest);
  return { fileName, ...(await writeProse(report, proseFormats[format], { digest, producer })) };
}
