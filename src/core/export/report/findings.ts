import { idFieldOf } from '../../assessment/ids.ts';
import { isJsonObject } from '../../assessment/json.ts';
import { parsePointer } from '../../assessment/pointer.ts';
import { listOf } from '../../assessment/view.ts';
import type { ListName, Workspace } from '../../assessment/workspace.ts';
import type { Finding } from '../../rules/finding.ts';

/** One finding with the entry that it is about. */
export interface ReportFinding {
  readonly message: string;
  /** What people call the entry: 'Claim C-001', 'The document'. */
  readonly about: string;
  /** The name of the entry's place in the report; undefined where it has none. */
  readonly place: string | undefined;
}

/** What the checker found, with what could not be checked apart from what was seen. */
export interface ReportFindings {
  readonly errors: readonly ReportFinding[];
  readonly violations: readonly ReportFinding[];
  readonly notices: readonly ReportFinding[];
  /** Of any level: something was not at hand, so that nothing could be said. */
  readonly unchecked: readonly ReportFinding[];
}

const lists: Readonly<Record<ListName, readonly [name: string, place: string | undefined]>> = {
  claims: ['Claim', 'claim'],
  power_bases: ['Power basis', 'pb'],
  intent_hypotheses: ['Intent hypothesis', 'ih'],
  contradictions: ['Contradiction', 'contradiction'],
  unknowns: ['Unknown', 'unknowns'],
};

/** Sorts findings for a report; the order within each sort stays. */
export function reportFindings(findings: readonly Finding[], workspace: Workspace): ReportFindings {
  const told = (chosen: (finding: Finding) => boolean) =>
    findings.filter(chosen).map((finding) => ({ message: finding.message, ...aboutOf(finding, workspace) }));
  const seen = (level: Finding['level']) =>
    told((finding) => finding.level === level && finding.certainty !== 'unchecked');
  return {
    errors: seen('error'),
    violations: seen('violation'),
    notices: seen('notice'),
    unchecked: told(({ certainty }) => certainty === 'unchecked'),
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
  const placed = place === undefined || list === 'unknowns' ? place : `${place}-${String(number)}`;
  return { about: `${name} ${idAt(workspace, list, Number(index)) || String(number)}`, place: placed };
}

function idAt({ assessment }: Workspace, list: ListName, index: number): string {
  if (list === 'contradictions' || list === 'unknowns') return '';
  const entry = listOf(assessment, list)[index];
  const id = isJsonObject(entry) ? entry[idFieldOf[list]] : undefined;
  return typeof id === 'string' ? id : '';
}
