/** Findings of the checker prepared for reports: grouped by level, with the entries they are about. */
import { idFieldOf } from '../../assessment/ids.ts';
import { ownText } from '../../json/own.ts';
import { parsePointer } from '../../json/pointer.ts';
import { listOf, type ListName } from '../../assessment/view.ts';
import type { TextInLanguage } from '../../text/parts-of-sentence.ts';
import type { Finding } from '../../rules/finding.ts';
import { textsOfFinding } from '../../rules/texts-of-finding.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { isInvalidity } from '../../check/levels.ts';
import { counted } from '../../json/words.ts';

// The fixed statements of reports: the contract's sentences, and whether the document has errors.

/** The sentences of the contract's specification (1.8 and 2.11.4) that every report has, each in its place. */
export const cautions = {
  claims: 'Claims remain attributed representations of what a passage says.',
  powerBases:
    'Power bases are evidence-linked descriptions with relational, geographic, operational and temporal scope. They are not scores.',
  intents:
    'Intent entries are falsifiable hypotheses with stated alternatives. They are not statements of what an actor really thinks.',
  publishers:
    'Publisher attribution requires consistency between a registry and an HTTPS canonical host. This consistency is not authentication.',
  validation: 'Validation of a document does not make any entry in it true.',
} as const;

/** Whether the document can be exported, in one or two sentences. */
export function standingInWords({ errors, violations, unchecked }: ReportFindings): string {
  const first =
    errors.length > 0
      ? `Draft: ${errors.some(isInvalidity) ? 'not yet a valid' : 'cannot be exported yet as a'} ww3.assessment/v1 document (${counted(errors.length, 'error')}).`
      : violations.length > 0
        ? `No errors, ${counted(violations.length, 'violation')}.`
        : 'No errors or violations found.';
  if (unchecked.length === 0) return first;
  return `${first} ${counted(unchecked.length, 'point')} cannot be checked.`;
}

/** A finding with its entry. */
export interface ReportFinding {
  readonly message: string;
  /** The texts that the message quotes. */
  readonly texts: readonly TextInLanguage[];
  /** The name of the entry: 'Claim C-001', 'The document'. */
  readonly about: string;
  /** The ID of the entry's element in the report; undefined if it has none. */
  readonly place: string | undefined;
  /** The rule that it is of. */
  readonly ruleId: string;
}

/** The findings of the checker by level, and those that cannot be checked. */
export interface ReportFindings {
  readonly errors: readonly ReportFinding[];
  readonly violations: readonly ReportFinding[];
  readonly notices: readonly ReportFinding[];
  /** Findings of any level that cannot be checked, because data is missing. */
  readonly unchecked: readonly ReportFinding[];
}

/**
 * The maximum number of findings of a group that a report lists one by one, and the number that it lists of each rule
 * if there are more.
 */
const maxFindings = 300;
const maxPerRule = 5;

/** A finding that a report lists, and how many more of its rule it does not list after it. */
export interface ListedFinding extends ReportFinding {
  readonly more: number;
}

/** The findings of a group to list: all of them or, above some hundreds, the first few of each rule. */
export function listedFindings(findings: readonly ReportFinding[]): readonly ListedFinding[] {
  if (findings.length <= maxFindings) return findings.map((finding) => ({ ...finding, more: 0 }));
  const byRule = new Map<string, ReportFinding[]>();
  for (const finding of findings) {
    const ofRule = byRule.get(finding.ruleId);
    if (ofRule) ofRule.push(finding);
    else byRule.set(finding.ruleId, [finding]);
  }
  return [...byRule.values()].flatMap((ofRule) => {
    const listed = ofRule.slice(0, maxPerRule);
    return listed.map((finding, at) => ({
      ...finding,
      more: at === listed.length - 1 ? ofRule.length - listed.length : 0,
    }));
  });
}

/** How many findings of a rule are not listed, in a sentence; '' for none. */
export function moreInWords({ more }: ListedFinding): string {
  if (more === 0) return '';
  return `And ${more.toLocaleString('en')} more ${more === 1 ? 'finding' : 'findings'} of this kind.`;
}

const lists: Readonly<Record<ListName, readonly [name: string, place: string | undefined]>> = {
  claims: ['Claim', 'claim'],
  power_bases: ['Power basis', 'pb'],
  intent_hypotheses: ['Intent hypothesis', 'ih'],
  contradictions: ['Contradiction', 'contradiction'],
  unknowns: ['Unknown', 'unknowns'],
};

/** Groups findings for a report; the order within each group stays. */
export function reportFindings(findings: readonly Finding[], workspace: Workspace): ReportFindings {
  const select = (chosen: (finding: Finding) => boolean) =>
    findings.filter(chosen).map((finding) => ({
      message: finding.message,
      texts: finding.message.includes('“') ? textsOfFinding(workspace, finding) : [],
      ruleId: finding.ruleId,
      ...aboutOf(finding, workspace),
    }));
  const ofLevel = (level: Finding['level']) =>
    select((finding) => finding.level === level && finding.certainty !== 'unchecked');
  return {
    errors: ofLevel('error'),
    violations: ofLevel('violation'),
    notices: ofLevel('notice'),
    unchecked: select(({ certainty }) => certainty === 'unchecked'),
  };
}

function isListName(name: string | undefined): name is ListName {
  return name !== undefined && Object.hasOwn(lists, name);
}

function aboutOf({ document, path }: Finding, workspace: Workspace): Pick<ReportFinding, 'about' | 'place'> {
  if (document === 'casefile') return { about: 'The casefile', place: 'observations' };
  const [list, index] = parsePointer(path);
  if (!isListName(list) || index === undefined) return { about: 'The document', place: undefined };
  const [name, place] = lists[list];
  const number = Number(index) + 1;
  const elementId = place === undefined || list === 'unknowns' ? place : `${place}-${String(number)}`;
  return { about: `${name} ${idAt(workspace, list, Number(index)) || String(number)}`, place: elementId };
}

function idAt({ assessment }: Workspace, list: ListName, index: number): string {
  if (list === 'contradictions' || list === 'unknowns') return '';
  return ownText(listOf(assessment, list)[index], idFieldOf[list]) ?? '';
}
