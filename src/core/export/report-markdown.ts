/** The Markdown report: its sections in order. Entries, passages and escaping have files of their own. */
import { titleInWords } from '../assessment/draft-title.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { ExportContext } from './exported-file.ts';
import { markdownText } from './markdown/escape.ts';
import { briefEntryLines, entryLines, wordsInSentence } from './markdown/entries.ts';
import { passageLines } from './markdown/passages.ts';
import { cautions, standingInWords } from './report/cautions.ts';
import { inWords } from './report/entries.ts';
import type { ContradictionSide, ReportContradiction } from './report/contradictions.ts';
import type { ReportClaim } from './report/claims.ts';
import { listedFindings, moreInWords, type ListedFinding, type ReportFinding } from './report/findings.ts';
import { leftOutInWords } from './report/left-out.ts';
import { gradeNote, reportOf, type Report, type ReportObservation } from './report/report.ts';
import { sectionTitles, type SectionName } from './report/section-names.ts';
import { contentInWords, evidenceInWords, openPointsInWords } from './report/sections.ts';
import { shortFormLimits, shortenAtWord } from './report/short-form.ts';

/**
 * Writes the report as Markdown (CommonMark), for pasting. It has the content of the HTML report, but cannot check
 * itself. Every text of the document is escaped, so that it never becomes markup. Claims have numbers, and their text
 * in the passages is between ⟦number and number⟧.
 */
export function reportMarkdown(workspace: Workspace, context: ExportContext): string {
  const report = reportOf(workspace, context);
  const entry = report.shape.short ? briefEntryLines : entryLines;
  const parts: Readonly<Record<SectionName, readonly string[]>> = {
    summary: summaryLines(report),
    intents: report.intents.flatMap(entry),
    'power-bases': report.powerBases.flatMap(entry),
    contradictions: contradictionLines(report),
    unknowns: [report.unknowns.map((unknown) => `- ${markdownText(unknown, '  ')}`).join('\n')],
    findings: findingLines(report),
    claims: report.claims.map(claimItem),
    observations: [...gradeNote(report), report.observations.map(observationItem).join('\n')],
    passages: report.passages.flatMap((passage) => passageLines(passage, report.claims)),
  };
  const blocks = [
    ...headLines(report),
    ...report.shape.sections.flatMap((name) => section(sectionTitles[name], ...parts[name])),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function section(name: string, ...blocks: readonly string[]): readonly string[] {
  const shown = blocks.filter((block) => block !== '');
  return [`## ${name}`, ...(shown.length === 0 ? ['None.'] : shown)];
}

function summaryLines(report: Report): readonly string[] {
  const entries = [...report.intents, ...report.powerBases].map((entry) => {
    const facts = `${markdownText(entry.state)}; ${evidenceInWords(entry)}.`;
    return `- ${markdownText(entry.id)}: ${markdownText(entry.statement, '  ')}\\\n  ${facts}`;
  });
  const counts = `${contentInWords(report)} ${openPointsInWords(report)}`;
  return report.shape.short ? [counts] : [counts, entries.join('\n')];
}

function headLines(report: Report): readonly string[] {
  const { title, producer, fingerprint, fingerprintStanding, findings, scope, omittedPassages } = report;
  const made = [producer.name, producer.version].filter((part) => part !== '').map((part) => markdownText(part, '  '));
  const kind = producer.kind === '' ? '' : ` (${markdownText(producer.kind)})`;
  const left = omittedPassages.toLocaleString('en');
  return [
    `# ${oneLine(titleInWords(title))}`,
    `**${standingInWords(findings)}**`,
    [
      'Situation assessment, ww3.assessment/v1.',
      `- Producer: ${made.length === 0 ? 'not stated' : made.join(' ') + kind}`,
      `- Casefile fingerprint: ${fingerprint === '' ? '' : `${markdownText(fingerprint)}. `}${fingerprintStanding}`,
      ...(scope === undefined ? [] : [`- Scope: ${markdownText(scope, '  ')}`]),
    ].join('\n'),
    cautions.map((caution) => `> - ${caution}`).join('\n'),
    leftOutInWords(report),
    'This text does not check itself. The HTML report checks its own hashes and spans.',
    ...(omittedPassages > 0 ? [`Omitted passages without claims: ${left}.`] : []),
  ];
}

/** Escapes a text for a heading, which must be on one line. */
function oneLine(text: string): string {
  return markdownText(text.replaceAll(/\s+/g, ' ').trim());
}

function observationItem({ number, record, publisher, grades }: ReportObservation): string {
  if (!record) return `- Observation ${number}: not in the casefile.`;
  const { title, canonical_url, published_at, retrieved_at, language } = record;
  const facts = [
    publisher ? `publisher: ${markdownText(inWords(publisher), '  ')} (as recorded; not authenticated)` : '',
    published_at ? `published at ${markdownText(published_at)}` : '',
    retrieved_at ? `retrieved at ${markdownText(retrieved_at)}` : '',
    language ? `language ${markdownText(language)}` : '',
    canonical_url ? markdownText(canonical_url) : '',
  ];
  const lead = `- Observation ${number}: ${markdownText(title, '  ')}`;
  const lines = grades.map(({ name, text }) => `  - ${name}: ${markdownText(text, '    ')}`);
  return [[lead, ...facts.filter((fact) => fact !== '')].join(', '), ...lines].join('\n');
}

function side({ claim, claimId }: ContradictionSide): string {
  const id = markdownText(claimId);
  return claim ? `[${claim.number}] ${id} ${wordsInSentence(claim)}` : `${id} (no such claim)`;
}

function briefContradiction({ left, right, explanation }: ReportContradiction): string {
  const id = ({ claim, claimId }: ContradictionSide): string =>
    `**${markdownText(claimId)}**${claim ? '' : ' (no such claim)'}`;
  const words = markdownText(shortenAtWord(explanation, shortFormLimits.explanation), '  ');
  return `- ${id(left)} × against ${id(right)}: ${words}`;
}

function contradictionLines({ contradictions, shape }: Report): readonly string[] {
  if (shape.short) return [contradictions.map(briefContradiction).join('\n')];
  return contradictions.map(
    ({ left, right, explanation }) =>
      `${side(left)}\\\n**× against**\\\n${side(right)}\n\n${markdownText(explanation)}`,
  );
}

function findingLines({ findings }: Report): readonly string[] {
  const { errors, violations, notices, unchecked } = findings;
  const groups: readonly (readonly [name: string, ofGroup: readonly ReportFinding[]])[] = [
    ['Errors', errors],
    ['Violations', violations],
    ['Notices', notices],
    ['Cannot be checked', unchecked],
  ];
  const shown = groups.filter(([, ofGroup]) => ofGroup.length > 0);
  if (shown.length === 0) return ['No findings. This does not make any entry true.'];
  return shown.flatMap(([name, ofGroup]) => [
    `### ${name}: ${ofGroup.length.toLocaleString('en')}`,
    listedFindings(ofGroup).map(findingItem).join('\n'),
  ]);
}

function findingItem(finding: ListedFinding): string {
  const item = `- ${markdownText(finding.about)}: ${markdownText(finding.message, '  ')}`;
  return finding.more > 0 ? `${item}\n- ${moreInWords(finding)}` : item;
}

function claimItem(claim: ReportClaim): string {
  const { number, id, actual, proposition, kind, representation, mode, attributedTo, subjects, observation } = claim;
  const attribution = attributedTo ? `${mode}, ${inWords(attributedTo)}` : mode;
  const facts = [kind, representation, `attribution: ${attribution}`];
  if (subjects.length > 0) facts.push(`about ${subjects.map(inWords).join(', ')}`);
  if (observation !== undefined) facts.push(`observation ${observation}`);
  return [
    `**[${number}]** ${markdownText(id)} “${markdownText(actual)}”`,
    `Represents: ${markdownText(proposition)}`,
    `${markdownText(facts.join('; '))}; ${placeOf(claim)}`,
  ].join('\\\n');
}

const anchors = {
  holds: 'text matches the passage.',
  differs: 'text differs from the passage.',
  unknown: 'cannot be checked (passage not available).',
} as const;

function placeOf({ passage, span, place: inFile, anchor }: ReportClaim): string {
  const place = passage ? `passage ${passage.number}` : 'a passage that is not in this report';
  return `${place}${inFile === '' ? '' : `, ${markdownText(inFile)}`}${span ? `, characters ${span.start} to ${span.end}` : ''}: ${anchors[anchor]}`;
}
