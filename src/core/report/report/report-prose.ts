/** The report in sentences: the entries first, then what they rest on, and at the end the file itself. */
import { titleInWords } from '../../assessment/draft-title.ts';
import { fileOfOriginInWords } from '../../casefile/origin-in-words.ts';
import { textDigest } from '../../casefile/hash.ts';
import { errorsInWords } from '../../check/levels.ts';
import { writeAssessment } from '../../files/write.ts';
import { counted } from '../../json/words.ts';
import { codePointLength } from '../../text/offsets.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { ExportContext } from '../exported-file.ts';
import {
  heading,
  inEnglish,
  joinedLines,
  list,
  paragraphOf,
  quote,
  section,
  sentences,
  type Block,
  type Item,
  type Line,
  type Prose,
} from '../prose/prose.ts';
import {
  cautions,
  standingInWords,
  listedFindings,
  moreInWords,
  type ReportFinding,
  type ReportFindings,
} from './findings.ts';
import { anchorsInWords, type ReportClaim, type ReportPassage } from './claims.ts';
import { entriesBlocks, glanceBlocks, noteOf, shortenAtWord, wordsInSentence } from './entry-prose.ts';
import type { ReportEntry } from './entries.ts';
import { dateInWords, inWords } from './names.ts';
import { hasTooManyLinks, timelineBlocks } from './pictures.ts';
import {
  contentInWords,
  gradeNote,
  openPointsInWords,
  reportOf,
  type ContradictionSide,
  type Report,
  type ReportObservation,
} from './report.ts';
import { sectionNames, sectionTitles, shortFormLimits, type SectionName } from './shape.ts';

/** Writes a report in sentences from a workspace, finished or not. */
export function reportProse(workspace: Workspace, context: ExportContext): Prose {
  const report = reportOf(workspace, context);
  const { title, language, shape, newest } = report;
  const parts = sectionBlocks(workspace, report);
  return {
    sort: 'Situation assessment',
    title: titleInWords(title),
    language: title === '' ? undefined : language,
    newest,
    isShort: shape.short,
    blocks: [
      headPart(report),
      ...shape.sections.map((name): Block => ({
        kind: 'part',
        role: 'section',
        id: name,
        blocks: section(sectionTitles[name], parts[name]()),
      })),
      aboutPart(report, textDigest(writeAssessment(workspace.assessment), context.digest)),
    ],
  };
}

/** The caution of a section, before its blocks. */
function withCaution(caution: string, blocks: readonly Block[]): readonly Block[] {
  return blocks.length === 0 ? [] : [paragraphOf('caution', caution), ...blocks];
}

function sectionBlocks(workspace: Workspace, report: Report): Readonly<Record<SectionName, () => readonly Block[]>> {
  const { intents, powerBases, claims, observations, passages, language } = report;
  const entries = (of: readonly ReportEntry[]) => entriesBlocks(of, { workspace, report });
  return {
    summary: () => [
      sentences(`${contentInWords(report)} ${openPointsInWords(report)}`),
      // The short form shows the entries at once.
      ...(report.shape.short ? [] : glanceBlocks(report)),
    ],
    intents: () => withCaution(cautions.intents, entries(intents)),
    'power-bases': () => withCaution(cautions.powerBases, entries(powerBases)),
    contradictions: () => contradictionBlocks(report),
    unknowns: () => list(report.unknowns.map((unknown) => [quote(unknown, language, '/unknowns')])),
    findings: () => findingBlocks(report.findings),
    claims: () => withCaution(cautions.claims, claimBlocks(report)),
    observations: () =>
      withCaution(cautions.publishers, [
        ...gradeNote(report).map((note) => sentences(note)),
        ...list(observations.map((observation) => observationItem(observation, language))),
      ]),
    passages: () =>
      passages.length === 0 ? [] : [legend(report), ...passages.map((passage) => passagePart(passage, claims))],
    timeline: () => timelineBlocks(workspace, report),
  };
}

/** The lists of the assessment whose lengths the table of contents states. */
const countedLists: Readonly<Partial<Record<SectionName, string>>> = {
  intents: 'intent_hypotheses',
  'power-bases': 'power_bases',
  contradictions: 'contradictions',
  unknowns: 'unknowns',
  claims: 'claims',
};

function headPart(report: Report): Block {
  const { findings, shape } = report;
  const leftOut = leftOutInWords(report);
  const contents = shape.sections.map((name): Line => {
    const count = sectionCount(report, name);
    const words = count?.toLocaleString('en');
    const list = countedLists[name];
    return [
      { kind: 'link', to: `#${name}`, line: [sectionTitles[name]] },
      ...(words === undefined
        ? []
        : [
            ' (',
            list === undefined ? words : ({ kind: 'marked', name: 'count', value: list, text: words } as const),
            ')',
          ]),
    ];
  });
  return {
    kind: 'part',
    role: 'head',
    blocks: [
      { kind: 'result', of: 'top' },
      paragraphOf(
        findings.errors.length > 0 ? 'error' : 'standing',
        `${standingInWords(findings)} ${cautions.validation}`,
      ),
      ...(leftOut === '' ? [] : [paragraphOf('facts', leftOut)]),
      { kind: 'contents', items: [...contents, [{ kind: 'link', to: '#about', line: [aboutTitle] }]] },
    ],
  };
}

const aboutTitle = 'About this report';

/** What describes the report and its file, and the cautions of the sections that it leaves out. */
function aboutPart(report: Report, fileChecksum: string): Block {
  const { producer, fingerprint, fingerprintStanding, scope, omittedPassages, shape } = report;
  const made = [producer.name, producer.version].filter((part) => part !== '').map((part): Line => [quote(part)]);
  const has = (name: SectionName): boolean => shape.sections.includes(name);
  const others = [
    ...(has('claims') && report.claims.length > 0 ? [] : [cautions.claims]),
    ...(has('power-bases') && report.powerBases.length > 0 ? [] : [cautions.powerBases]),
    ...(has('intents') && report.intents.length > 0 ? [] : [cautions.intents]),
    ...(has('observations') && report.observations.length > 0 ? [] : [cautions.publishers]),
  ];
  const rows: readonly (readonly [string, Line])[] = [
    [
      'Producer',
      made.length === 0
        ? ['not stated']
        : [...joinedLines(made, ' '), ...(producer.kind === '' ? [] : [' (', quote(producer.kind), ')'])],
    ],
    ...(shape.short ? [] : [['Contract', ['ww3.assessment/v1']] as const]),
    [
      'Casefile fingerprint',
      [
        ...(fingerprint === '' ? [] : [quote(fingerprint, undefined, '/casefile_fingerprint_sha256'), '. ']),
        fingerprintStanding,
      ],
    ],
    ['Assessment file', ['SHA-256 ', { kind: 'marked', name: 'hash', value: 'file', text: fileChecksum }]],
    ...(scope === undefined ? [] : [['Scope', [quote(scope, '')]] as const]),
    ...(omittedPassages > 0
      ? [['Omitted passages', [`${omittedPassages.toLocaleString('en')} without claims`]] as const]
      : []),
  ];
  const cannotCheck = 'This file does not check itself. The HTML report checks its own hashes and spans.';
  return {
    kind: 'part',
    role: 'section',
    id: 'about',
    blocks: [
      heading(2, aboutTitle),
      ...others.map((caution) => paragraphOf('caution', caution)),
      { kind: 'facts', rows },
      { kind: 'only', format: 'word', blocks: () => [sentences(cannotCheck)] },
      { kind: 'only', format: 'text', blocks: () => [sentences(cannotCheck)] },
      { kind: 'only', format: 'html', blocks: () => [ownCheck] },
    ],
  };
}

const ownCheck: Block = {
  kind: 'part',
  role: 'own-check',
  blocks: [
    heading(3, 'This page’s own check'),
    { kind: 'result', of: 'total' },
    sentences(
      'A script in this page recalculates the hash of each passage, checks that each claim’s text is at its span, and compares what the page shows with the assessment file inside the page: statements, effects, reasons and counts. It can only compare the page with itself. To know that this is the report of your assessment, compare the SHA-256 above with that of the assessment file. The script cannot tell whether a passage is what its publisher wrote, or whether anything in it is true.',
    ),
  ],
};

function contradictionBlocks({ contradictions, shape, observations }: Report): readonly Block[] {
  if (shape.short) {
    return list(
      contradictions.map(({ number, left, right, explanation, language }) => {
        const [path, short] = [
          `/contradictions/${number - 1}`,
          shortenAtWord(explanation, shortFormLimits.explanation),
        ];
        const side = ({ claim, claimId }: ContradictionSide, name: string): Line => [
          quote(claimId, undefined, `${path}/${name}`),
          claim ? '' : ' (no such claim)',
        ];
        return {
          id: `contradiction-${number}`,
          lines: [
            [
              ...side(left, 'left_claim_id'),
              ' ',
              { kind: 'against' },
              ' ',
              ...side(right, 'right_claim_id'),
              ': ',
              quote(short, language, `${path}/explanation`),
            ],
          ],
        };
      }),
    );
  }
  return contradictions.map(({ number, left, right, explanation, language }): Block => {
    const path = `/contradictions/${number - 1}`;
    const side = ({ claim, claimId }: ContradictionSide, name: string): Line => {
      const id = quote(claimId, undefined, `${path}/${name}`);
      return claim
        ? [...claimLink(claim, id), ': ', ...wordsInSentence(claim), noteOf(claim, { observations })]
        : [id, ' (no such claim)'];
    };
    return {
      kind: 'part',
      role: 'contradiction',
      id: `contradiction-${number}`,
      blocks: [
        paragraphOf('contradicts', ...side(left, 'left_claim_id')),
        paragraphOf('contradicts', { kind: 'against' }),
        paragraphOf('contradicts', ...side(right, 'right_claim_id')),
        paragraphOf('reason', quote(explanation, language, `${path}/explanation`)),
      ],
    };
  });
}

function claimLink({ number }: ReportClaim, id: Line[number]): Line {
  return [{ kind: 'link', to: `#claim-${number}`, line: [{ kind: 'number', number }, ' ', id] }];
}

/** The findings of the checker when the report was created. Those that cannot be checked are a group. */
function findingBlocks({ errors, violations, notices, unchecked }: ReportFindings): readonly Block[] {
  const group = (name: string, meaning: string, findings: readonly ReportFinding[]): readonly Block[] => {
    if (findings.length === 0) return [];
    const lines = listedFindings(findings).flatMap((finding): readonly Line[] => {
      const { message, texts, about, place, more } = finding;
      const name: Line[number] = place ? { kind: 'link', to: `#${place}`, line: [quote(about)] } : quote(about);
      return [[name, ': ', ...inEnglish(message, texts)], ...(more > 0 ? [[moreInWords(finding)]] : [])];
    });
    return [heading(3, `${name}: ${findings.length.toLocaleString('en')}`), sentences(meaning), ...list(lines)];
  };
  const all = [
    ...group('Errors', errorsInWords(errors), errors),
    ...group(
      'Violations',
      'These break a semantic rule of the contract, our reading of it, or a convention of Assessment Desk.',
      violations,
    ),
    ...group('Notices', 'These are worth checking. They may be correct.', notices),
    ...group('Cannot be checked', 'Required data was not available. These are neither right nor wrong.', unchecked),
  ];
  return all.length === 0 ? [sentences('No findings. This does not make any entry true.')] : all;
}

/** The claims with their text, their properties, and the links that cite them. */
function claimBlocks(report: Report): readonly Block[] {
  const { claims, powerBases, intents } = report;
  const citations = new Map<number, Line[]>();
  for (const { links, place, id } of [...powerBases, ...intents]) {
    for (const [at, { claim, effect }] of links.entries()) {
      if (!claim) continue;
      const line: Line = [
        { kind: 'link', to: `#${place}-${at + 1}`, line: [quote(id), ` (${effect || 'unknown effect'})`] },
      ];
      const ofClaim = citations.get(claim.number);
      if (ofClaim) ofClaim.push(line);
      else citations.set(claim.number, [line]);
    }
  }
  return claims.map((claim) => claimPart(claim, citations.get(claim.number) ?? [], report));
}

function claimPart(claim: ReportClaim, citing: readonly Line[], report: Report): Block {
  const { number, id, proposition, propositionLanguage } = claim;
  const path = `/claims/${number - 1}`;
  const cited = paragraphOf(
    'citing',
    ...(citing.length === 0 ? ['Not cited.'] : ['Cited by ', ...joinedLines(citing, ', '), '.']),
  );
  const isFolded = hasTooManyLinks(report) && citing.length > 0;
  return {
    kind: 'part',
    role: 'claim',
    id: `claim-${number}`,
    blocks: [
      {
        kind: 'run-in',
        level: 3,
        heading: [{ kind: 'number', number }, ' ', quote(id, undefined, `${path}/claim_id`)],
        items: [[...wordsInSentence(claim, Infinity), noteOf(claim, report)]],
      },
      sentences('Represents: ', quote(proposition, propositionLanguage, `${path}/proposition`)),
      paragraphOf('facts', ...factsOfClaim(claim, path)),
      { kind: 'only', format: 'html', blocks: () => [isFolded ? foldedCitations(cited, citing.length) : cited] },
      { kind: 'result', of: `claim-${number}` },
    ],
  };
}

function foldedCitations(cited: Block, count: number): Block {
  return { kind: 'folded', summary: [`Cited by ${counted(count, 'link')}`], blocks: [cited] };
}

function factsOfClaim(claim: ReportClaim, path: string): Line {
  const { kind, representation, subjects, observation, passage, span, place } = claim;
  const at = `${span?.start} to ${span?.end}`;
  return [
    quote(kind, undefined, `${path}/claim_kind`),
    '; ',
    quote(representation, undefined, `${path}/representation`),
    '. ',
    ...(subjects.length === 0
      ? []
      : [
          'About ',
          ...joinedLines(
            subjects.map((each) => [quote(inWords(each))]),
            ', ',
          ),
          '. ',
        ]),
    observation === undefined ? '' : `Observation ${observation}, `,
    passage
      ? {
          kind: 'link',
          to: span ? `#span-${claim.number}` : `#passage-${passage.number}`,
          line: [`passage ${passage.number}`],
        }
      : 'a passage that is not in this report',
    ...(place === '' ? [] : [', ', quote(place)]),
    ...(span
      ? [', characters ', { kind: 'marked', name: 'span', value: String(claim.number), text: at } as const]
      : []),
    `: ${anchorsInWords[claim.anchor]}.`,
  ];
}

function observationItem({ number, record, publisher, grades }: ReportObservation, ofAuthor: string): Item {
  const id = `observation-${number}`;
  if (!record) return { id, lines: [[`Observation ${number}: not in the casefile.`]] };
  const { title, canonical_url, published_at, retrieved_at, language } = record;
  const facts: readonly Line[] = [
    ...(publisher ? [['publisher: ', quote(inWords(publisher)), ' (as recorded; not authenticated)']] : []),
    ...(published_at ? [[`published ${dateInWords(published_at)}`]] : []),
    ...(retrieved_at ? [[`retrieved ${dateInWords(retrieved_at)}`]] : []),
    ...(language ? [['language ', quote(language)]] : []),
    ...(canonical_url === null ? [] : [[quote(canonical_url)]]),
  ];
  return {
    id,
    lines: [
      [{ kind: 'strong', text: `Observation ${number}:` }, ' ', quote(title, language ?? '')],
      ...(facts.length === 0 ? [] : [joinedLines(facts, ', ')]),
      ...grades.map(({ name, text, isOfScale }): Line => [`${name}: `, quote(text, isOfScale ? undefined : ofAuthor)]),
    ],
  };
}

function legend({ omittedPassages: left }: Report): Block {
  const omitted =
    left > 0
      ? ` ${left.toLocaleString('en')} more ${left === 1 ? 'passage' : 'passages'} without claims ${left === 1 ? 'is' : 'are'} omitted.`
      : '';
  return {
    kind: 'only',
    format: 'html',
    blocks: () => [
      paragraphOf(
        'facts',
        `Claim text is marked with [number and number]. The sign says what its links do: + support, × contradict, ± both.${omitted}`,
      ),
    ],
  };
}

function passagePart(passage: ReportPassage, claims: readonly ReportClaim[]): Block {
  const { number, passageId, text, observations, origin } = passage;
  const from = observations.map(({ observation_id, title, language }): Line => [
    { kind: 'link', to: `#observation-${observation_id}`, line: [`observation ${observation_id}`] },
    ', ',
    quote(title, language ?? ''),
  ]);
  return {
    kind: 'part',
    role: 'passage',
    id: `passage-${number}`,
    blocks: [
      heading(3, `Passage ${number}`),
      paragraphOf(
        'facts',
        'From ',
        ...joinedLines(from, '; '),
        `. ${codePointLength(text).toLocaleString('en')} characters (Unicode code points).`,
        ...(origin ? [' Read from ', quote(fileOfOriginInWords(origin)), '.'] : []),
      ),
      paragraphOf('facts', { kind: 'marked', name: 'hash', value: 'passage', text: passageId }),
      { kind: 'result', of: `passage-${number}` },
      {
        kind: 'passage',
        text,
        language: observations.find(({ language }) => language)?.language ?? '',
        claims: claims.filter((claim) => claim.passage === passage),
      },
    ],
  };
}

/** Returns how many items a section has; undefined for the summary and the timeline. */
function sectionCount(report: Report, name: SectionName): number | undefined {
  const { errors, violations, notices, unchecked } = report.findings;
  switch (name) {
    case 'summary':
    case 'timeline':
      return undefined;
    case 'power-bases':
      return report.powerBases.length;
    case 'findings':
      return errors.length + violations.length + notices.length + unchecked.length;
    default:
      return report[name].length;
  }
}

/** The maximum number of entries, contradictions and unknowns that the short form has on about two pages. */
const maxOnTwoPages = 50;

/** The parts that a report leaves out, in sentences; '' for a whole report. */
function leftOutInWords(report: Report): string {
  const { short, sections } = report.shape;
  if (!short) {
    const left = sectionNames.filter((name) => !sections.includes(name)).map((name) => sectionTitles[name]);
    return left.length === 0 ? '' : `Sections that this report leaves out: ${left.join(', ')}.`;
  }
  const { intents, powerBases, contradictions, unknowns } = report;
  const entries = intents.length + powerBases.length;
  const counts = `${counted(entries, 'entry', 'entries')}, ${counted(contradictions.length, 'contradiction')} and ${counted(unknowns.length, 'unknown')}`;
  return [
    'This short form leaves out rationales, reasons, falsifiers, limitations, time scopes of power bases, and times of day.',
    'It also leaves out the sections Findings, Claims, Sources, Passages and Timeline.',
    'A hypothesis has only its first claim of each effect.',
    'Texts that end with “…” are shortened.',
    'The full report has everything: export it from the same draft with the length “Full report”.',
    ...(entries + contradictions.length + unknowns.length <= maxOnTwoPages
      ? []
      : [`It is longer than two pages, because the assessment has ${counts}.`]),
  ].join(' ');
}
