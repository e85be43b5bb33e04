/** The review report: what the reviewers of a draft said, what they disagree about, and what is still open. */
import { titleInWords } from '../../assessment/draft-title.ts';
import { counted } from '../../json/words.ts';
import { assessmentDigest } from '../../review/contents.ts';
import { entryText, placeWords, targetName } from '../../review/target-words.ts';
import {
  percentInWords,
  agreementOf,
  labelsOf,
  raterAgreement,
  type RaterAgreement,
} from '../../review/blind-agreement.ts';
import { reviewedVersion, type ReviewedVersion } from '../../review/reviewed-version.ts';
import {
  reviewerNames,
  countByVerdict,
  countsInWords,
  sortsInWords,
  countPlaces,
  verdictPlaces,
  type VerdictItem,
  type VerdictPlace,
} from '../../review/verdict-places.ts';
import type { Review } from '../../review-shape/types.generated.ts';
import { type Target, entryAndClaim, entryTargets, targetsOf, type ReviewTarget } from '../../review/targets.ts';
import { textLanguageOf } from '../../workspace/text-language.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { Digest } from '../../casefile/hash.ts';
import { cautions } from '../report/findings.ts';
import { speakerPart } from '../report/entry-prose.ts';
import { claimSentenceOf, withCues } from '../../check/claim-sentence.ts';
import { saidBy } from '../../check/in-words.ts';
import type { ClaimView } from '../../assessment/view.ts';
import type { Casefile } from '../../casefile/types.generated.ts';
import { casefileIndex } from '../../casefile/lookup.ts';
import { suggestionState } from '../../review-shape/thread.ts';
import {
  inEnglish,
  joinedLines,
  list,
  newestOf,
  quote,
  section,
  sentences,
  type Block,
  type Line,
  type Prose,
} from '../prose/prose.ts';
import { changeLine, verdictBlocks, verdictLine, whenInWords } from './verdict-lines.ts';
import type { JsonObject } from '../../json/json.ts';
import { shortenText } from '../../compare/phrases.ts';
import { valueAt } from '../../json/pointer.ts';
import { grouped } from '../../json/grouped.ts';
import { contradictionTargets, unknownTargets } from '../../review/find-target.ts';

// How many links of each entry, and how many contradictions and unknowns, have a verdict.

/** The coverage of one entry. It counts links, and says nothing about the entry. */
interface EntryCoverage {
  readonly id: string;
  readonly links: number;
  /** Links with a current verdict. */
  readonly current: number;
  /** Links whose verdicts are all outdated. */
  readonly outdated: number;
  /** The current verdicts on the entry itself. */
  readonly own: number;
}

/** Returns the coverage of every entry, power bases first, in the order of the document. */
export function entryCoverage(assessment: JsonObject, places: readonly VerdictPlace[]): readonly EntryCoverage[] {
  const on = verdictsOn(places);
  const links = grouped(targetsOf(assessment), entryPathOf);
  return entryTargets(assessment).map((entry) => {
    const ofLinks = (links.get(entry.path) ?? []).map((link) => [...on(link, 'open'), ...on(link, 'blind')]);
    return {
      id: entry.target.kind === 'entry' ? entry.target.entry_id : '',
      links: ofLinks.length,
      current: ofLinks.filter((all) => all.some(isCurrent)).length,
      outdated: ofLinks.filter((all) => all.length > 0 && !all.some(isCurrent)).length,
      own: [...on(entry, 'open'), ...on(entry, 'blind')].filter(isCurrent).length,
    };
  });
}

/** How many items of a list have a verdict. */
interface ListCoverage {
  readonly list: 'contradictions' | 'unknowns';
  readonly items: number;
  readonly current: number;
  /** Items whose verdicts are all outdated. */
  readonly outdated: number;
}

/** Returns the coverage of the contradictions and of the unknowns. A list without items is left out. */
export function listCoverage(assessment: JsonObject, places: readonly VerdictPlace[]): readonly ListCoverage[] {
  const on = verdictsOn(places);
  const lists = { contradictions: contradictionTargets(assessment), unknowns: unknownTargets(assessment) };
  return (['contradictions', 'unknowns'] as const).flatMap((list) => {
    const ofItems = lists[list].map((target) => on(target, 'open'));
    if (ofItems.length === 0) return [];
    const current = ofItems.filter((all) => all.some(isCurrent)).length;
    const outdated = ofItems.filter((all) => all.length > 0 && !all.some(isCurrent)).length;
    return [{ list, items: ofItems.length, current, outdated }];
  });
}

/** Returns a function that gives the verdicts of one kind of review on a target. */
function verdictsOn(places: readonly VerdictPlace[]) {
  const items = grouped(
    places.flatMap(({ at, items: all }) => (at ? all.map((item) => ({ item, name: nameOf(at, item.kind) })) : [])),
    ({ name }) => name,
  );
  return (target: ReviewTarget, kind: VerdictItem['kind']): readonly VerdictItem[] =>
    (items.get(nameOf(target, kind)) ?? []).flatMap(({ item }) => (item.kind === kind ? [item] : []));
}

function isCurrent({ standing }: VerdictItem): boolean {
  return standing.state === 'current';
}

/** A blind verdict covers every link of its entry to its claim; any other one, the link at its position. */
function nameOf(target: ReviewTarget, kind: VerdictItem['kind']): string {
  return (kind === 'blind' ? entryAndClaim(target) : undefined) ?? target.path;
}

/** The pointer to the entry of a link, '/power_bases/0'. */
function entryPathOf({ path }: ReviewTarget): string {
  return path.split('/').slice(0, 3).join('/');
}

// How often two people gave the same verdict, for the review report.

/** The agreement of two people. `author` compares a blind reviewer with the effects of the author. */
interface PairAgreement {
  readonly one: string;
  readonly other: string | 'author';
  readonly measure: RaterAgreement;
}

/**
 * Compares each blind reviewer with the author, by current verdicts on links. Pairs without a common link are left out.
 */
function authorAgreement(
  workspace: Workspace,
  names: ReadonlyMap<string, string>,
  digest: Digest,
): readonly PairAgreement[] {
  const blind = (workspace.reviews ?? []).filter(({ kind }) => kind === 'blind');
  return blind
    .map((review) => ({
      one: reviewerName(review, names),
      other: 'author' as const,
      measure: raterAgreement(labelsOf(agreementOf(workspace, review, digest).links)),
    }))
    .filter(({ measure }) => measure.n > 0);
}

function reviewerName({ review_id, reviewer }: Review, names: ReadonlyMap<string, string>): string {
  return names.get(review_id) ?? reviewer.name;
}

/** Compares every two reviewers, by current verdicts on the same items. Pairs without a common item are left out. */
export function reviewerAgreement(places: readonly VerdictPlace[]): readonly PairAgreement[] {
  const pairs = new Map<string, { one: string; other: string; labels: (readonly [string, string])[] }>();
  for (const { items } of places) {
    const current = items.filter(({ standing }) => standing.state === 'current');
    for (const [at, one] of current.entries()) {
      for (const other of current.slice(at + 1)) {
        if (!isComparable(one, other)) continue;
        const key = JSON.stringify([one.reviewId, other.reviewId]);
        const pair = pairs.get(key) ?? { one: one.name, other: other.name, labels: [] };
        pair.labels.push([one.verdict.verdict, other.verdict.verdict]);
        pairs.set(key, pair);
      }
    }
  }
  return Array.from(pairs.values(), ({ one, other, labels }) => ({ one, other, measure: raterAgreement(labels) }));
}

/** On a link, a blind and a standard review have different verdicts to choose from. */
function isComparable(one: VerdictItem, other: VerdictItem): boolean {
  return one.kind === other.kind || one.verdict.target.kind !== 'link';
}

/** Collects the report. The same workspace always gives the same report. */
export function reviewReport(workspace: Workspace, digest: Digest): Prose {
  const { reviews = [] } = workspace;
  const language = textLanguageOf(workspace);
  const places = verdictPlaces(workspace, digest);
  const names = reviewerNames(reviews);
  const blocks = [
    sentences(countsInWords(countPlaces(places))),
    ...list([...verdictCautions, cautions.validation].map((caution) => [caution])),
    facts(`SHA-256 of the assessment that this report is about: ${assessmentDigest(workspace.assessment, digest)}.`),
    ...section('Open points', openPoints(workspace, places, language)),
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
function openPoints(workspace: Workspace, places: readonly VerdictPlace[], language: string): readonly Block[] {
  const placeOf = new Map(places.flatMap((place) => place.items.map((item) => [item, place] as const)));
  const items = [...placeOf.keys()];
  const group = (title: string, chosen: readonly VerdictItem[], lineOf: (item: VerdictItem) => Line) =>
    chosen.length === 0
      ? []
      : [
          heading(`${title}: ${chosen.length.toLocaleString('en')}`),
          ...list(chosen.slice(0, maxListed).map((item) => [...lineOf(item), ...about(item)])),
          ...moreBlocks(chosen.length),
        ];
  const about = (item: VerdictItem): Line => {
    const place = placeOf.get(item);
    return place ? aboutLine(workspace, place, language) : [];
  };
  return [
    ...group(
      'Unanswered verdicts',
      items.filter(({ unanswered }) => unanswered),
      (item) => [...verdictLine(item, language), suggestionWords(item), ...noteLine(item)],
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

/** The words that an open point is about: of its claim, and of the entry of its link. Its sentence names only IDs. */
function aboutLine({ assessment, casefile }: Workspace, place: VerdictPlace, ofAuthor: string): Line {
  const { at, target } = place;
  // The sentence about an unknown quotes it.
  if (!at || target.kind === 'unknown') return [];
  const { text, language = ofAuthor, isQuote, claim } = placeWords(assessment, casefile, place);
  const words = shortenText(text, maxWords);
  const statement =
    target.kind === 'link' ? shortenText(entryText(valueAt(assessment, entryPathOf(at))), maxWords) : '';
  const lines: readonly Line[] = [
    ...(words === '' ? [] : [[quote(isQuote ? quotedWords(words, claim, casefile) : words, language)]]),
    ...(statement === '' ? [] : [[quote(statement, ofAuthor)]]),
  ];
  if (lines.length === 0) return [];
  return [' ', { kind: 'span', role: 'facts', line: ['About: ', ...joinedLines(lines, ' · ')] }];
}

/** The maximum number of characters of a text in an open point. */
const maxWords = 120;

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

/** Says why a verdict without a note waits for an answer. */
function suggestionWords({ verdict }: VerdictItem): string {
  return verdict.suggestion && suggestionState(verdict) === 'open' ? ' and suggests a change' : '';
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

/** A text from a passage in quotation marks, with the cues in its sentence that govern it. */
function quotedWords(text: string, claim: ClaimView | undefined, casefile: Casefile | null): string {
  return withCues(`“${text}”`, claim && claimSentenceOf(claim, casefileIndex(casefile)));
}

/** A reviewed target with every verdict on it. `ofAuthor` is the language of the author’s texts. */
export function placeBlocks(
  { assessment, casefile }: Workspace,
  place: VerdictPlace,
  ofAuthor: string,
): readonly Block[] {
  const { title, text, language = ofAuthor, isQuote, inFile, claim } = placeWords(assessment, casefile, place);
  const name = place.target.kind === 'unknown' ? title : targetName(place.target);
  const words = isQuote ? quotedWords(text, claim, casefile) : text;
  return [
    { kind: 'heading', level: 3, line: [quote(name)] },
    ...(text === '' ? [] : [{ kind: 'paragraph', role: 'statement', line: [quote(words, language)] } as const]),
    ...(claim
      ? [{ kind: 'paragraph', role: 'facts', line: saidBy(claim, casefileIndex(casefile)).map(speakerPart) } as const]
      : []),
    ...(inFile === '' ? [] : [{ kind: 'paragraph', role: 'facts', line: ['In the file: ', quote(inFile)] } as const]),
    ...place.items.flatMap((item) => verdictBlocks(item, ofAuthor)),
  ];
}
