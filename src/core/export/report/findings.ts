/** Findings of the checker prepared for reports: grouped by level, with the entries they are about. */
import { idFieldOf } from '../../assessment/ids.ts';
import { ownText } from '../../json/own.ts';
import { parsePointer } from '../../json/pointer.ts';
import { listOf, type ListName } from '../../assessment/view.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { Finding } from '../../rules/finding.ts';

/** A finding with its entry. */
export interface ReportFinding {
  readonly message: string;
  /** The name of the entry: 'Claim C-001', 'The document'. */
  readonly about: string;
  /** The ID of the entry's element in the report; undefined if it has none. */
  readonly place: string | undefined;
}

/** The findings of the checker by level, and those that cannot be checked. */
export interface ReportFindings {
  readonly errors: readonly ReportFinding[];
  readonly violations: readonly ReportFinding[];
  readonly notices: readonly ReportFinding[];
  /** Findings of any level that cannot be checked, because data is missing. */
  readonly unchecked: readonly ReportFinding[];
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
    findings.filter(chosen).map((finding) => ({ message: finding.message, ...aboutOf(finding, workspace) }));
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
