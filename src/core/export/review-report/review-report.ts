/** The review report: what the reviewers of a draft said, what they disagree about, and what is still open. */
import { titleInWords } from '../../assessment/draft-title.ts';
import { counted } from '../../json/words.ts';
import { assessmentDigest } from '../../review/digests.ts';
import { placeWords, targetName } from '../../review/target-words.ts';
import { percentInWords } from '../../review/blind-agreement.ts';
import { reviewedVersion, type ReviewedVersion } from '../../review/reviewed-version.ts';
import { reviewerNames } from '../../review/reviewer-names.ts';
import {
  countByVerdict,
  countsInWords,
  sortsInWords,
  countPlaces,
  verdictPlaces,
  type VerdictItem,
  type VerdictPlace,
} from '../../review/verdict-places.ts';
import type { Review } from '../../review-shape/types.generated.ts';
import type { Target } from '../../review/targets.ts';
import { textLanguageOf } from '../../workspace/text-language.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { Digest } from '../../casefile/hash.ts';
import { cautions } from '../report/cautions.ts';
import {
  inEnglish,
  list,
  newestOf,
  quote,
  section,
  sentences,
  type Block,
  type Line,
  type Prose,
} from '../prose/prose.ts';
import { authorAgreement, reviewerAgreement, type PairAgreement } from './agreement.ts';
import { entryCoverage, listCoverage, type EntryCoverage, type ListCoverage } from './coverage.ts';
import { changeLine, verdictBlocks, verdictLine, whenInWords } from './verdict-lines.ts';

/** Collects the report. The same workspace always gives the same report. */
export function reviewReport(workspace: Workspace, digest: Digest): Prose {
  const { reviews = [] } = workspace;
  const language = textLanguageOf(workspace);
  const places = verdictPlaces(workspace, digest);
  const names = reviewerNames(reviews);
  const items = places.flatMap((place) => place.items);
  const blocks = [
    sentences(countsInWords(countPlaces(places))),
    ...list([...verdictCautions, cautions.validation].map((caution) => [caution])),
    facts(`SHA-256 of the assessment that this report is about: ${assessmentDigest(workspace.assessment, digest)}.`),
    ...section('Open points', openPoints(items, language)),
    ...section('Disagreements between reviewers', disagreements(places, language)),
    ...section('Agreement', agreementBlocks(authorAgreement(workspace, names, digest), reviewerAgreement(places))),
    ...section('Coverage of the entries', coverageBlocks(entryCoverage(workspace.assessment, places))),
    ...section(
      'Coverage of contradictions and unknowns',
      listCoverageBlocks(listCoverage(workspace.assessment, places)),
    ),
    ...section(
      'Reviews',
      reviews.flatMap((review) => reviewBlocks(workspace, review, names, digest)),
    ),
    ...section(
      'All verdicts',
      places.flatMap((place) => placeBlocks(workspace, place, language)),
    ),
  ];
  const newest = newestOf(reviews.map(({ changed_at }) => changed_at));
  return { sort: 'Review report', title: titleInWords(workspace.title), language, newest, blocks };
}

const verdictCautions = [
  'A verdict is a reviewer’s decision. It does not make an entry true or false.',
  'The shares and counts compare people’s verdicts. They say nothing about any entry.',
];

function facts(words: string): Block {
  return { kind: 'paragraph', role: 'facts', line: [words] };
}

/** The maximum number of open points of a kind, and of disagreements, that are listed before all verdicts. */
const maxListed = 300;

/** Says how many are not listed. */
function moreBlocks(count: number): readonly Block[] {
  const more = count - maxListed;
  return more > 0 ? [sentences(`And ${more.toLocaleString('en')} more, in the list of all verdicts.`)] : [];
}

/** Unanswered verdicts, outdated verdicts, and verdicts on items that no longer exist. */
function openPoints(items: readonly VerdictItem[], language: string): readonly Block[] {
  const group = (title: string, chosen: readonly VerdictItem[], lineOf: (item: VerdictItem) => Line) =>
    chosen.length === 0
      ? []
      : [
          heading(`${title}: ${chosen.length.toLocaleString('en')}`),
          ...list(chosen.slice(0, maxListed).map(lineOf)),
          ...moreBlocks(chosen.length),
        ];
  return [
    ...group(
      'Unanswered verdicts',
      items.filter(({ unanswered }) => unanswered),
      (item) => [...verdictLine(item, language), ...noteLine(item)],
    ),
    ...group(
      'Outdated verdicts',
      items.filter(({ standing }) => standing.state === 'stale'),
      (item) => [...verdictLine(item, language), '. ', ...changesOf(item, language)],
    ),
    ...group(
      'Verdicts on missing items',
      items.filter(({ standing }) => standing.state === 'gone'),
      (item) => [...verdictLine(item, language), '.'],
    ),
  ];
}

function heading(words: string): Block {
  return { kind: 'heading', level: 3, line: [words] };
}

/** The maximum number of changes that an open point names; the verdict itself names them all. */
const maxChanges = 2;

function changesOf({ standing }: VerdictItem, language: string): Line {
  if (standing.state !== 'stale') return [];
  const { differences } = standing;
  const named = differences.slice(0, maxChanges).map((difference) => changeLine(difference, language));
  const left = differences.length - named.length;
  const all = [...named, ...(left > 0 ? [inEnglish(`${counted(left, 'more change')}.`)] : [])];
  return all.flatMap((line, at) => (at === 0 ? line : [' ', ...line]));
}

/** The note of a verdict, at the end of its line. A review does not state its language. */
function noteLine({ verdict: { note } }: VerdictItem): Line {
  return note === '' ? ['.'] : [': ', quote(note, '')];
}

/** The name of a target. That of an unknown quotes it. */
function targetLine(target: Target, language: string): Line {
  const name = targetName(target);
  return target.kind === 'unknown' ? inEnglish(name, [{ text: target.text, language }]) : [quote(name)];
}

function disagreements(places: readonly VerdictPlace[], language: string): readonly Block[] {
  const contested = places.filter(({ disagree }) => disagree);
  const listed = contested
    .slice(0, maxListed)
    .flatMap(({ target, items }) => [
      { kind: 'heading', level: 3, line: targetLine(target, language) } as const,
      ...list(
        items.map((item) => [
          ...verdictLine(item, language),
          item.standing.state === 'current' ? '' : ' (outdated)',
          ...noteLine(item),
        ]),
      ),
    ]);
  return [...listed, ...moreBlocks(contested.length)];
}

function agreementBlocks(
  withAuthor: readonly PairAgreement[],
  ofReviewers: readonly PairAgreement[],
): readonly Block[] {
  const share = ({ measure: { n, agreed, percent } }: PairAgreement, noun: string): string =>
    `${agreed.toLocaleString('en')} of ${counted(n, noun)} (${percentInWords(percent)}, n = ${n.toLocaleString('en')}).`;
  const lines: readonly Line[] = [
    ...withAuthor.map((pair): Line => [
      { kind: 'strong', text: pair.one },
      `, who did not see the author’s effects, gave the author’s effect for ${share(pair, 'link')}`,
    ]),
    ...ofReviewers.map((pair): Line => [
      { kind: 'strong', text: pair.one },
      ' and ',
      { kind: 'strong', text: pair.other },
      ` gave the same verdict on ${share(pair, 'item')}`,
    ]),
  ];
  if (lines.length === 0) return [sentences('No two people gave a current verdict on the same item.')];
  return [sentences('Only current verdicts on the same item are compared.'), ...list(lines)];
}

function coverageBlocks(entries: readonly EntryCoverage[]): readonly Block[] {
  if (entries.length === 0) return [];
  const rows = entries.map(({ id, links, current, outdated, own }): readonly Line[] => [
    [quote(id)],
    [`${current.toLocaleString('en')} of ${links.toLocaleString('en')}`],
    [outdated.toLocaleString('en')],
    [(links - current - outdated).toLocaleString('en')],
    [own.toLocaleString('en')],
  ]);
  const head = [
    'Entry',
    'Links with a current verdict',
    'Links with outdated verdicts only',
    'Links without a verdict',
    'Current verdicts on the entry itself',
  ];
  return [{ kind: 'table', head, rows }];
}

function listCoverageBlocks(lists: readonly ListCoverage[]): readonly Block[] {
  if (lists.length === 0) return [];
  const rows = lists.map(({ list, items, current, outdated }): readonly Line[] => [
    [list === 'contradictions' ? 'Contradictions' : 'Unknowns'],
    [`${current.toLocaleString('en')} of ${items.toLocaleString('en')}`],
    [outdated.toLocaleString('en')],
    [(items - current - outdated).toLocaleString('en')],
  ]);
  const head = ['List', 'With a current verdict', 'With outdated verdicts only', 'Without a verdict'];
  return [{ kind: 'table', head, rows }];
}

function reviewBlocks(
  workspace: Workspace,
  review: Review,
  names: ReadonlyMap<string, string>,
  digest: Digest,
): readonly Block[] {
  const { review_id, reviewer, kind, started_at, changed_at, verdicts } = review;
  const name = names.get(review_id) ?? reviewer.name;
  const version = reviewedVersion(workspace, review, digest);
  const sorts = verdicts.length === 0 ? 'No verdicts' : sortsInWords(countByVerdict(verdicts));
  return [
    { kind: 'heading', level: 3, line: [quote(name)] },
    facts(
      `${kind === 'blind' ? 'Blind review' : 'Standard review'}, started ${whenInWords(started_at)}; last verdict or note ${whenInWords(changed_at)}.`,
    ),
    sentences(`${counted(verdicts.length, 'verdict')}: ${sorts}.`),
    sentences(...versionLine(review, version), casefileInWords[version.casefile]),
  ];
}

function versionLine(review: Review, version: ReviewedVersion): Line {
  const { current, stale, gone } = version.counts;
  const sha256 = `(SHA-256 ${review.assessment_digest_sha256})`;
  const ofAssessment: Readonly<Record<ReviewedVersion['assessment'], Line>> = {
    this: ['The review was started on this version of the assessment.'],
    another: [`The review was started on another version of the assessment ${sha256}.`],
    foreign: ['The review was started on another assessment, “', quote(review.title, ''), `” ${sha256}.`],
  };
  const counts = [
    [current, 'current'],
    [stale, 'outdated'],
    [gone, `about ${gone === 1 ? 'a missing item' : 'missing items'}`],
  ] as const;
  const words = counts.flatMap(([count, what]) => (count > 0 ? [`${count.toLocaleString('en')} ${what}`] : []));
  return [...ofAssessment[version.assessment], words.length > 0 ? ` Verdicts: ${words.join(', ')}.` : ''];
}

/** Which sources the reviewer had; '' if it is the casefile of the draft, or if neither has one. */
const casefileInWords: Readonly<Record<ReviewedVersion['casefile'], string>> = {
  this: '',
  another: ' The reviewer had another version of the casefile.',
  none: ' The reviewer had no casefile.',
  unknown: ' The draft has no casefile, so it cannot be checked which sources the reviewer had.',
};

/** A reviewed target with every verdict on it. `ofAuthor` is the language of the author’s texts. */
export function placeBlocks(
  { assessment, casefile }: Workspace,
  place: VerdictPlace,
  ofAuthor: string,
): readonly Block[] {
  const { title, text, language = ofAuthor, isQuote, inFile } = placeWords(assessment, casefile, place);
  const name = place.target.kind === 'unknown' ? title : targetName(place.target);
  return [
    { kind: 'heading', level: 3, line: [quote(name)] },
    ...(text === ''
      ? []
      : [{ kind: 'paragraph', role: 'statement', line: [quote(isQuote ? `“${text}”` : text, language)] } as const]),
    ...(inFile === '' ? [] : [{ kind: 'paragraph', role: 'facts', line: ['In the file: ', quote(inFile)] } as const]),
    ...place.items.flatMap((item) => verdictBlocks(item, ofAuthor)),
  ];
}
