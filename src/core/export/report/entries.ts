/** Power bases and intent hypotheses prepared for reports, in one form for both. */
import { pointer, type Pointer } from '../../json/pointer.ts';
import { listOf, viewIntent, viewPowerBasis, type IntentView, type PowerBasisView } from '../../assessment/view.ts';
import { textLanguageOf } from '../../workspace/text-language.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { CasefileIndex } from '../../casefile/lookup.ts';
import type { ReportClaim } from './claims.ts';
import { choiceInWords, nameOfActor, type ActorName } from './names.ts';

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

/**
 * The maximum number of contradicting links of an entry that the short form lists, in the document's order. The others
 * are counted.
 */
const maxContradicting = 2;

/** The contradicting links that the short form lists, with their positions in the document, and the number left out. */
export function contradictingLinks(entry: ReportEntry): { readonly listed: LinkGroup['links']; readonly more: number } {
  const links = linkGroups(entry).find(({ effect }) => effect === 'contradicts')?.links ?? [];
  return { listed: links.slice(0, maxContradicting), more: Math.max(0, links.length - maxContradicting) };
}

/** The power bases and the intent hypotheses of an assessment, each in its order. */
export function reportEntries(
  workspace: Workspace,
  index: CasefileIndex,
  claims: ReadonlyMap<string, ReportClaim>,
): { readonly powerBases: readonly ReportEntry[]; readonly intents: readonly ReportEntry[] } {
  const { assessment } = workspace;
  const language = textLanguageOf(workspace);
  const bases = listOf(assessment, 'power_bases').map((raw) => viewPowerBasis(raw));
  const intents = listOf(assessment, 'intent_hypotheses').map((raw) => viewIntent(raw));
  return {
    powerBases: bases.map((view, at) => ({
      ...basis(view, index),
      language,
      place: `pb-${at + 1}`,
      path: pointer('power_bases', at),
      ...shared(view, index, claims),
    })),
    intents: intents.map((view, at) => ({
      ...intent(view),
      language,
      place: `ih-${at + 1}`,
      path: pointer('intent_hypotheses', at),
      ...shared(view, index, claims),
    })),
  };
}

function basis(view: PowerBasisView, index: CasefileIndex) {
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
      ['Time scope', [period(view.time_scope)], 'time_scope'],
    ]),
    lists: withValues([['Limitations', texts(view.limitations)]]),
  } as const;
}

function intent(view: IntentView) {
  return {
    kind: 'intent hypothesis',
    id: view.hypothesis_id ?? '',
    heading: view.topic ?? '',
    statement: view.hypothesis ?? '',
    facts: withValues([
      ['Rationale', texts([view.rationale]), 'rationale'],
      ['Time scope', [period(view.time_scope)], 'time_scope'],
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

/** An actor in one line: name and ID. */
export function inWords({ id, name }: ActorName): string {
  return name === '' || name === id ? id : `${name} (${id})`;
}

/** A time scope in words. The dates are unchanged. */
function period(scope: PowerBasisView['time_scope']): string {
  const { start, end } = scope ?? {};
  if (start && end) return `from ${start} to ${end}`;
  if (start) return `from ${start}, end open`;
  return end ? `to ${end}, start open` : 'not stated';
}
