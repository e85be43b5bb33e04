/**
 * The Word report (Office Open XML, ISO/IEC 29500): the content of the HTML report with endnotes for the sources. The
 * same report always gives the same bytes. Its code is loaded only when it is needed.
 */
import { HeadingLevel, type FileChild, type Paragraph } from 'docx';
import { titleInWords } from '../../assessment/draft-title.ts';
import { partsOfSentence } from '../../passage/parts-of-sentence.ts';
import { codePointLength } from '../../passage/offsets.ts';
import { fileOfOriginInWords } from '../../casefile/origin-in-words.ts';
import { anchorInWords } from '../report/anchor-in-words.ts';
import { cautions, standingInWords } from '../report/cautions.ts';
import type { ReportClaim } from '../report/claims.ts';
import type { ContradictionSide, ReportContradiction } from '../report/contradictions.ts';
import { inWords, type ReportEntry } from '../report/entries.ts';
import { listedFindings, moreInWords, type ReportFinding } from '../report/findings.ts';
import { leftOutInWords } from '../report/left-out.ts';
import { numberedPassage } from '../report/numbered-passage.ts';
import type { ReportPassage } from '../report/passages.ts';
import { gradeNote, type Report, type ReportObservation } from '../report/report.ts';
import { sectionTitles, type SectionName } from '../report/section-names.ts';
import { contentInWords, evidenceInWords, openPointsInWords } from '../report/sections.ts';
import type { PictureTables } from '../report/picture-tables.ts';
import { tableWithHeading } from './picture-tables.ts';
import { Endnotes } from './endnotes.ts';
import { entryParagraphs, quoteClaim } from './entries.ts';
import { wordFile } from './package.ts';
import { shortContradiction, shortEntryParagraphs } from './short-entries.ts';
import { bullets, styleIds } from './styles.ts';
import { paragraph, paragraphOf, runs } from './text.ts';

/** Writes a report as a Word document. */
export async function reportWord(report: Report, tables: PictureTables): Promise<Uint8Array<ArrayBuffer>> {
  const notes = new Endnotes(report.observations);
  const parts: Parts = { report, notes, tables };
  const title = titleInWords(report.title);
  const head = headParagraphs(report);
  const sections = report.shape.sections.flatMap((name) => sectionParagraphs(name, sectionsOf[name](parts)));
  const heading = notes.isEmpty ? [] : [paragraph('Notes', { heading: HeadingLevel.HEADING_1 })];
  return wordFile({
    title,
    creator: report.producer.name,
    description: standingInWords(report.findings),
    ...(report.shape.short ? { children: head, columns: sections } : { children: [...head, ...sections, ...heading] }),
    endnotes: notes.all,
  });
}

/** The data from which the sections of a report are made. */
interface Parts {
  readonly report: Report;
  readonly notes: Endnotes;
  readonly tables: PictureTables;
}

const sectionsOf: Readonly<Record<SectionName, (parts: Parts) => readonly FileChild[]>> = {
  summary: summaryParagraphs,
  intents: (parts) => entriesParagraphs(parts.report.intents, parts),
  'power-bases': (parts) => entriesParagraphs(parts.report.powerBases, parts),
  contradictions: ({ report, notes }) =>
    report.contradictions.flatMap((each) =>
      report.shape.short ? shortContradiction(each) : contradictionParagraphs(each, notes),
    ),
  unknowns: ({ report }) =>
    report.unknowns.map((unknown) => paragraph(unknown, { numbering: bullets }, report.language)),
  findings: ({ report }) => findingParagraphs(report),
  claims: ({ report, notes }) => report.claims.flatMap((claim) => claimParagraphs(claim, notes)),
  observations: ({ report }) => [
    ...gradeNote(report).map((note) => paragraph(note)),
    ...report.observations.flatMap((observation) => observationParagraphs(observation, report.language)),
  ],
  passages: ({ report }) => report.passages.flatMap((passage) => passageParagraphs(passage, report.claims)),
};

function entriesParagraphs(entries: readonly ReportEntry[], { report, notes, tables }: Parts): readonly FileChild[] {
  return entries.flatMap((entry): readonly FileChild[] => {
    if (report.shape.short) return shortEntryParagraphs(entry);
    const sources = tables.sourcesOf(entry);
    return [...entryParagraphs(entry, notes), ...(sources ? tableWithHeading(sources) : [])];
  });
}

function sectionParagraphs(name: SectionName, paragraphs: readonly FileChild[]): readonly FileChild[] {
  const title = paragraph(sectionTitles[name], { heading: HeadingLevel.HEADING_1 });
  return [title, ...(paragraphs.length === 0 ? [paragraph('None.')] : paragraphs)];
}

function headParagraphs(report: Report): readonly Paragraph[] {
  const { title, producer, fingerprint, fingerprintStanding, findings, scope, omittedPassages } = report;
  const name = [producer.name, producer.version].filter((part) => part !== '').join(' ');
  const kind = producer.kind === '' ? '' : ` (${producer.kind})`;
  const facts = [
    'Situation assessment, ww3.assessment/v1.',
    `Producer: ${name === '' ? 'not stated' : name + kind}`,
    `Casefile fingerprint: ${fingerprint === '' ? '' : `${fingerprint}. `}${fingerprintStanding}`,
    ...(scope === undefined ? [] : [`Scope: ${scope}`]),
    ...(omittedPassages > 0 ? [`Omitted passages without claims: ${omittedPassages.toLocaleString('en')}.`] : []),
    'This file does not check itself. The HTML report checks its own hashes and spans.',
  ];
  return [
    paragraph(titleInWords(title), { heading: HeadingLevel.TITLE }, title === '' ? '' : report.language),
    paragraphOf(runs(standingInWords(findings), { bold: true }), ''),
    ...[...facts, leftOutInWords(report)]
      .filter((fact) => fact !== '')
      .map((fact) => paragraph(fact, { style: styleIds.facts })),
    ...(report.shape.short ? [cautions.join(' ')] : cautions).map((caution) =>
      paragraph(caution, { style: styleIds.caution }),
    ),
  ];
}

function summaryParagraphs({ report, tables }: Parts): readonly FileChild[] {
  const counts = paragraph(`${contentInWords(report)} ${openPointsInWords(report)}`);
  // The short form shows the entries at once.
  if (report.shape.short) return [counts];
  return [
    counts,
    ...[...report.intents, ...report.powerBases].map((entry) =>
      paragraphOf(
        [
          ...runs(`${entry.id}: `, { bold: true }),
          ...runs(entry.statement, {}, entry.language),
          ...runs(` ${entry.state}; ${evidenceInWords(entry)}.`, { italics: true }),
        ],
        entry.statement,
        { numbering: bullets },
      ),
    ),
    ...tables.timeline.flatMap(tableWithHeading),
    ...(tables.none === '' ? [] : [paragraph(tables.none)]),
  ];
}

function contradictionParagraphs(
  { left, right, explanation, language }: ReportContradiction,
  notes: Endnotes,
): readonly Paragraph[] {
  return [
    sideParagraph(left, notes),
    paragraphOf(runs('× against', { bold: true }), '', { style: styleIds.contradicts }),
    sideParagraph(right, notes),
    paragraph(explanation, { style: styleIds.reason }, language),
  ];
}

function sideParagraph({ claim, claimId }: ContradictionSide, notes: Endnotes): Paragraph {
  if (!claim) return paragraph(`${claimId} (no such claim)`, { style: styleIds.contradicts });
  const lead = `${claim.number} ${claimId}: `;
  const children = [...runs(lead, { bold: true }), ...quoteClaim(claim)];
  return paragraphOf([...children, ...notes.markOf(claim)], lead, { style: styleIds.contradicts });
}

function findingParagraphs({ findings }: Report): readonly Paragraph[] {
  const groups = [
    ['Errors', findings.errors],
    ['Violations', findings.violations],
    ['Notices', findings.notices],
    ['Cannot be checked', findings.unchecked],
  ] as const;
  const shown = groups.filter(([, ofGroup]) => ofGroup.length > 0);
  if (shown.length === 0) return [paragraph('No findings. This does not make any entry true.')];
  return shown.flatMap(([name, ofGroup]) => [
    paragraph(`${name}: ${ofGroup.length.toLocaleString('en')}`, { heading: HeadingLevel.HEADING_3 }),
    ...listedFindings(ofGroup).flatMap((finding) => [
      findingParagraph(finding),
      ...(finding.more > 0 ? [paragraph(moreInWords(finding), { numbering: bullets })] : []),
    ]),
  ]);
}

/** A finding. Each text that its message quotes has its language. */
function findingParagraph({ about, message, texts }: ReportFinding): Paragraph {
  const children = partsOfSentence(`${about}: ${message}`, texts).flatMap((part) =>
    typeof part === 'string' ? runs(part) : runs(part.text, {}, part.language),
  );
  return paragraphOf(children, about, { numbering: bullets });
}

function claimParagraphs(claim: ReportClaim, notes: Endnotes): readonly Paragraph[] {
  const { number, id, actual, proposition, kind, representation, mode, attributedTo, subjects } = claim;
  const attribution = attributedTo ? `${mode}, ${inWords(attributedTo)}` : mode;
  const about = subjects.length > 0 ? [`about ${subjects.map(inWords).join(', ')}`] : [];
  const facts = [kind, representation, `attribution: ${attribution}`, ...about, anchorInWords(claim)];
  const lead = `${number} ${id}: `;
  return [
    paragraphOf(
      [...runs(lead, { bold: true }), ...runs(`“${actual}”`, {}, claim.language), ...notes.markOf(claim)],
      lead,
      {
        keepNext: true,
      },
    ),
    paragraphOf(
      [...runs('Represents: '), ...runs(proposition, {}, claim.propositionLanguage)],
      `Represents: ${proposition}`,
      { keepNext: true },
    ),
    paragraph(`${facts.join('; ')}.`, { style: styleIds.facts }),
  ];
}

function observationParagraphs(
  { number, record, publisher, grades }: ReportObservation,
  ofAuthor: string,
): readonly Paragraph[] {
  if (!record) return [paragraph(`Observation ${number}: not in the casefile.`, { numbering: bullets })];
  const { title, canonical_url, published_at, retrieved_at, language } = record;
  const facts = [
    publisher ? `publisher: ${inWords(publisher)} (as recorded; not authenticated)` : '',
    published_at ? `published at ${published_at}` : '',
    retrieved_at ? `retrieved at ${retrieved_at}` : '',
    language ? `language ${language}` : '',
    canonical_url ?? '',
  ].filter((fact) => fact !== '');
  const lead = `Observation ${number}: `;
  return [
    paragraphOf(
      [
        ...runs(lead, { bold: true }),
        ...runs(title, {}, language ?? ''),
        ...runs(facts.length === 0 ? '' : `, ${facts.join(', ')}`),
      ],
      lead,
      { numbering: bullets },
    ),
    ...grades.map(({ name, text, isOfScale }) => {
      const children = [...runs(`${name}: `), ...runs(text, {}, isOfScale ? '' : ofAuthor)];
      return paragraphOf(children, name, { style: styleIds.facts });
    }),
  ];
}

function passageParagraphs(passage: ReportPassage, claims: readonly ReportClaim[]): readonly Paragraph[] {
  const { number, passageId, text, observations, origin } = passage;
  const from = observations.map((each) => `observation ${each.observation_id}, ${each.title}`).join('; ');
  const file = origin ? ` Read from ${fileOfOriginInWords(origin)}.` : '';
  const language = observations.find((each) => each.language)?.language ?? '';
  const numbered = numberedPassage(
    text,
    claims.filter((claim) => claim.passage === passage),
  );
  return [
    paragraph(`Passage ${number}`, { heading: HeadingLevel.HEADING_2 }),
    paragraph(`From ${from}. ${codePointLength(text).toLocaleString('en')} characters (Unicode code points).${file}`, {
      style: styleIds.facts,
    }),
    paragraph(passageId, { style: styleIds.facts }),
    ...numbered.split(/\r\n|[\n\r\u2029]/).map((line) => paragraph(line, { style: styleIds.passage }, language)),
  ];
}
