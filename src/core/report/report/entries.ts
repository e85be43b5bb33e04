/** Power bases and intent hypotheses prepared for reports, in one form for both. */
import { supportingPublishers, supportInWords } from '../../check/in-words.ts';
import { counted } from '../../json/words.ts';
import { pointer, type Pointer } from '../../json/pointer.ts';
import { listOf, viewIntent, viewPowerBasis, type IntentView, type PowerBasisView } from '../../assessment/view.ts';
import { textLanguageOf } from '../../workspace/text-language.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { CasefileIndex } from '../../casefile/lookup.ts';
import type { ReportClaim } from './claims.ts';
import { choiceInWords, dateInWords, inWords, nameOfActor, type ActorName } from './names.ts';
import { maxShortLinks } from './shape.ts';

/** An evidence link as it appears in reports. */
export interface ReportLink {
  /** 'supports' or 'contradicts'; any other value unchanged; '' if there is none. */
  readonly effect: string;
  readonly reason: string;
  readonly claimId: string;
  /** The first claim with that ID; undefined if there is none. */
  readonly claim: ReportClaim | undefined;
}

/** A power basis or an intent hypothesis as it appears in reports. */
export interface ReportEntry {
  readonly kind: 'power basis' | 'intent hypothesis';
  /** The ID of its element in the report, by its position in the document: 'pb-1', 'ih-2'. */
  readonly place: string;
  /** Where it is in the document: '/power_bases/0'. */
  readonly path: Pointer;
  readonly id: string;
  /** The language of its texts; '' if it is not stated. */
  readonly language: string;
  readonly actor: ActorName | undefined;
  /** The domain or the topic. */
  readonly heading: string;
  /** The description or the hypothesis. */
  readonly statement: string;
  readonly state: string;
  /**
   * Short facts with their names, in their order in the report; without those that have no value. The third item is the
   * pointer, within the entry, to the property that says just this.
   */
  readonly facts: readonly (readonly [name: string, values: readonly string[], field?: string])[];
  /** Lists shown item by item before the evidence: what else could explain it, or what limits it. */
  readonly lists: readonly (readonly [name: string, items: readonly string[]])[];
  /** Observations that would show that it is wrong. */
  readonly falsifiers: readonly string[];
  readonly links: readonly ReportLink[];
  /** The publisher of each claim that supports it; undefined for an unknown one. */
  readonly publishers: readonly (string | undefined)[];
}

type Evidence = PowerBasisView['evidence'];

/** Links of one effect, each with its position in the document, from 1. */
export interface LinkGroup {
  /** The effect of the links; '' for all but the contract's two. */
  readonly effect: string;
  readonly title: string;
  readonly links: readonly (readonly [number: number, link: ReportLink])[];
}

/** The links of an entry by their effects, what contradicts it first. Groups without links are left out. */
export function linkGroups({ links }: ReportEntry): readonly LinkGroup[] {
  const numbered = links.map((link, at) => [at + 1, link] as const);
  const withEffect = (wanted: string) => numbered.filter(([, { effect }]) => effect === wanted);
  return [
    { effect: 'contradicts', title: 'Contradicting evidence', links: withEffect('contradicts') },
    { effect: 'supports', title: 'Supporting evidence', links: withEffect('supports') },
    {
      effect: '',
      title: 'Evidence with another effect',
      links: numbered.filter(([, { effect }]) => effect !== 'contradicts' && effect !== 'supports'),
    },
  ].filter((group) => group.links.length > 0);
}

/** Entries that stand together: those that count now, or the drafts, or the retired ones. */
export interface EntryGroup {
  /** 'Draft' or 'Retired'; '' for the others. */
  readonly state: '' | 'Draft' | 'Retired';
  readonly entries: readonly ReportEntry[];
}

/** The rank of the states among the entries that count now. An unknown state comes last. */
const stateRank = ['active', 'contested'];

/**
 * The entries of one list by their workflow states: the active, then the contested ones, then drafts and retired ones
 * apart. Rivals are together at the first of them. Otherwise the document's order stays, and nothing is ranked.
 */
export function entryGroups(entries: readonly ReportEntry[]): readonly EntryGroup[] {
  const rank = ({ state }: ReportEntry): number =>
    (stateRank.indexOf(state) + stateRank.length + 1) % (stateRank.length + 1);
  const apart = ['draft', 'retired'];
  const groups: readonly EntryGroup[] = [
    {
      state: '',
      entries: entries.filter(({ state }) => !apart.includes(state)).toSorted((one, other) => rank(one) - rank(other)),
    },
    { state: 'Draft', entries: entries.filter(({ state }) => state === 'draft') },
    { state: 'Retired', entries: entries.filter(({ state }) => state === 'retired') },
  ];
  return groups
    .filter((group) => group.entries.length > 0)
    .map((group) => ({ ...group, entries: rivalSets(group.entries).flat() }));
}

/**
 * Divides entries into sets of rivals, each at the place of its first member: hypotheses on one topic, or of which one
 * names another as an alternative, by its ID or in its words. Most sets have one member.
 */
export function rivalSets(entries: readonly ReportEntry[]): readonly (readonly ReportEntry[])[] {
  const sets: ReportEntry[][] = [];
  for (const entry of entries) {
    const related = sets.filter((set) => set.some((other) => areRivals(entry, other)));
    const [first, ...others] = related;
    if (!first) sets.push([entry]);
    else first.push(...others.flat(), entry);
    for (const other of others) sets.splice(sets.indexOf(other), 1);
  }
  return sets;
}

function areRivals(one: ReportEntry, other: ReportEntry): boolean {
  if (one.kind !== 'intent hypothesis' || other.kind !== one.kind) return false;
  const topic = comparable(one.heading);
  return (
    (topic !== '' && topic === comparable(other.heading)) || isAlternative(one, other) || isAlternative(other, one)
  );
}

/** Whether an entry names another one among its alternatives. */
function isAlternative({ lists }: ReportEntry, { id, statement }: ReportEntry): boolean {
  const items = lists.find(([name]) => name === 'Alternatives')?.[1] ?? [];
  const words = comparable(statement);
  return items.some(
    (item) =>
      (words !== '' && comparable(item) === words) ||
      (id !== '' && item.split(/[^a-zA-Z0-9._:-]+/).some((word) => word.replace(/[.:]+$/, '') === id)),
  );
}

function comparable(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.?!…]+$/u, '')
    .trim();
}

/** The first links of an effect for the short form, with their positions in the document, and the number left out. */
export function firstLinks(
  entry: ReportEntry,
  effect: 'supports' | 'contradicts',
): { readonly listed: LinkGroup['links']; readonly more: number } {
  const links = linkGroups(entry).find((group) => group.effect === effect)?.links ?? [];
  return { listed: links.slice(0, maxShortLinks), more: Math.max(0, links.length - maxShortLinks) };
}

/** The evidence of an entry in words, as counts and not as a strength. */
export interface EvidenceWords {
  /** “2 claims” */
  readonly support: string;
  /** “ from 1 publisher”; '' without a claim. Together with the words before, the figure of the entry’s card. */
  readonly from: string;
  /** “no claim contradicts it” */
  readonly contradict: string;
}

/** How many claims of how many publishers support an entry, and how many claims contradict it. */
export function evidenceInWords(entry: ReportEntry): EvidenceWords {
  const claims = (count: number): string => (count === 0 ? 'no claim' : counted(count, 'claim'));
  const support = claims(entry.publishers.length);
  // Counted as the supporting ones are: each claim once, without missing ones.
  const against = new Set(entry.links.flatMap(({ effect, claim }) => (effect === 'contradicts' ? (claim ?? []) : [])))
    .size;
  return {
    support,
    from: supportInWords(entry.publishers).slice(support.length),
    contradict: `${claims(against)} contradict${against > 1 ? '' : 's'} it`,
  };
}

/** The power bases and the intent hypotheses of an assessment, each in its order. */
export function reportEntries(
  workspace: Workspace,
  index: CasefileIndex,
  claims: ReadonlyMap<string, ReportClaim>,
  isShort = false,
): { readonly powerBases: readonly ReportEntry[]; readonly intents: readonly ReportEntry[] } {
  const { assessment } = workspace;
  const language = textLanguageOf(workspace);
  const bases = listOf(assessment, 'power_bases').map((raw) => viewPowerBasis(raw));
  const intents = listOf(assessment, 'intent_hypotheses').map((raw) => viewIntent(raw));
  return {
    powerBases: bases.map((view, at) => ({
      ...basis(view, index, isShort),
      language,
      place: `pb-${at + 1}`,
      path: pointer('power_bases', at),
      ...shared(view, index, claims),
    })),
    intents: intents.map((view, at) => ({
      ...intent(view, isShort),
      language,
      place: `ih-${at + 1}`,
      path: pointer('intent_hypotheses', at),
      ...shared(view, index, claims),
    })),
  };
}

function basis(view: PowerBasisView, index: CasefileIndex, isShort: boolean) {
  const { relationship, geographies, operations, related_actor_ids } = view.scope ?? {};
  const related = (related_actor_ids ?? []).flatMap((id) => (id === undefined ? [] : nameOfActor(index, id)));
  return {
    kind: 'power basis',
    id: view.power_basis_id ?? '',
    heading: choiceInWords(view.domain),
    statement: view.description ?? '',
    facts: withValues([
      ['Relationship', [choiceInWords(relationship)], 'scope/relationship'],
      ['Related actors', related.map(inWords)],
      ['Geographies', texts(geographies), 'scope/geographies'],
      ['Operations', texts(operations), 'scope/operations'],
      ['Time scope', [period(view.time_scope, isShort)], 'time_scope'],
    ]),
    lists: withValues([['Limitations', texts(view.limitations)]]),
  } as const;
}

function intent(view: IntentView, isShort: boolean) {
  return {
    kind: 'intent hypothesis',
    id: view.hypothesis_id ?? '',
    heading: view.topic ?? '',
    statement: view.hypothesis ?? '',
    facts: withValues([
      ['Rationale', texts([view.rationale]), 'rationale'],
      ['Time scope', [period(view.time_scope, isShort)], 'time_scope'],
    ]),
    lists: withValues([['Alternatives', texts(view.alternatives)]]),
  } as const;
}

function shared(view: PowerBasisView | IntentView, index: CasefileIndex, claims: ReadonlyMap<string, ReportClaim>) {
  return {
    actor: view.actor_id === undefined ? undefined : nameOfActor(index, view.actor_id),
    state: choiceInWords(view.workflow_state),
    falsifiers: texts(view.falsifiers),
    links: linksOf(view.evidence, claims),
    publishers: supportingPublishers(
      view.evidence ?? [],
      (id) => {
        const claim = claims.get(id);
        return claim && { observation_id: claim.observation };
      },
      index,
    ),
  };
}

function linksOf(evidence: Evidence, claims: ReadonlyMap<string, ReportClaim>): readonly ReportLink[] {
  return (evidence ?? []).map((link) => ({
    effect: link?.effect ?? '',
    reason: link?.reason ?? '',
    claimId: link?.claim_id ?? '',
    claim: claims.get(link?.claim_id ?? ''),
  }));
}

function texts(items: readonly (string | undefined)[] | undefined): readonly string[] {
  return (items ?? []).filter((item) => item !== undefined && item !== '') as readonly string[];
}

function withValues<Row extends readonly [string, readonly string[], string?]>(rows: readonly Row[]): readonly Row[] {
  return rows.filter(([, values]) => values.length > 0);
}

/** The facts of an entry that the author wrote, by their pointers. */
const authorsFacts: ReadonlySet<string> = new Set(['scope/geographies', 'scope/operations', 'rationale']);

/** Returns the language of a fact of an entry; undefined if it is one of our words or a name. */
export function languageOfFact({ language }: ReportEntry, field: string | undefined): string | undefined {
  return field !== undefined && authorsFacts.has(field) ? language : undefined;
}

/** Returns the language of the heading of an entry; undefined for a domain, which is one of our words. */
export function languageOfHeading({ kind, language }: ReportEntry): string | undefined {
  return kind === 'intent hypothesis' ? language : undefined;
}

/** A time scope in words, in days only or with times of day. */
function period(scope: PowerBasisView['time_scope'], isShort: boolean): string {
  const [start, end] = [scope?.start, scope?.end].map((at) => (at ? dateInWords(at, isShort) : undefined));
  if (start && end) return `from ${start} to ${end}`;
  if (start) return `from ${start}, end open`;
  return end ? `to ${end}, start open` : 'not stated';
}
