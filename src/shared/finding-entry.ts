/** Finds out which entry a finding is about, to group findings by entry and to show its name and text. */
import { firstName, nameOfActor } from '../core/casefile/lookup.ts';
import { parsePointer } from '../core/json/pointer.ts';
import type { JsonValue } from '../core/json/json.ts';
import { listNames, listOf, viewClaim, viewIntent, viewPowerBasis, type ListName } from '../core/assessment/view.ts';
import { entryTitle } from './sections.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import type { Finding } from '../core/rules/finding.ts';

/** The entry that a finding is about. `words` is the entry’s own text. */
export interface FindingEntry {
  /** 'C-003', 'PB-001', 'Contradiction 2', 'Document', 'Actor Velmara'. */
  readonly name: string;
  readonly words: string;
}

/** Everything that is not in one of the lists belongs to the head of the document. */
const entryLists: ReadonlySet<string> = new Set(listNames);

/**
 * Returns a key that is the same for all findings of one entry: the beginning of the path. It slices instead of parsing
 * because it runs for every finding.
 */
export function findingEntryKey({ document, path }: Finding): string {
  const listEnd = path.indexOf('/', 1);
  const end = listEnd < 0 ? -1 : path.indexOf('/', listEnd + 1);
  const entry = listEnd < 0 ? '' : end < 0 ? path : path.slice(0, end);
  if (document === 'casefile') return `casefile:${entry}`;
  if (entry === '' || !entryLists.has(path.slice(1, listEnd))) return '';
  return Number.isInteger(Number(entry.slice(listEnd + 1))) ? entry : '';
}

/** Returns the entry that a finding is about, named by its ID or, without one, by its number from 1. */
export function findingEntry(workspace: Workspace, { document, path }: Finding): FindingEntry {
  const [first = '', token] = parsePointer(path);
  const index = Number(token);
  if (document === 'casefile') return casefileEntry(workspace, first, token);
  const list = listNames.find((name) => name === first);
  if (!list || !Number.isInteger(index)) return { name: 'Document', words: '' };
  const { assessment } = workspace;
  return { name: entryTitle(list, assessment, index), words: wordsOf(list, listOf(assessment, list)[index]) };
}

function wordsOf(list: ListName, entry: JsonValue | undefined): string {
  switch (list) {
    case 'claims': {
      const { proposition, actual } = viewClaim(entry);
      return proposition || (actual ?? '');
    }
    case 'power_bases':
      return viewPowerBasis(entry).description ?? '';
    case 'intent_hypotheses': {
      const { hypothesis, topic } = viewIntent(entry);
      return hypothesis || (topic ?? '');
    }
    case 'contradictions':
      return '';
    case 'unknowns':
      return typeof entry === 'string' ? entry : '';
  }
}

function casefileEntry({ casefile }: Workspace, list: string, token: string | undefined): FindingEntry {
  if (list === 'actors' && token !== undefined) {
    const actor = casefile?.actors[Number(token)];
    const name = (actor && nameOfActor(actor)) || String(Number(token) + 1);
    return { name: `Actor ${name}`, words: actor && firstName(actor) ? actor.actor_id : '' };
  }
  if (list === 'observations' && token !== undefined) {
    const observation = casefile?.observations[Number(token)];
    const number = observation?.observation_id ?? Number(token) + 1;
    return { name: `Observation ${String(number)}`, words: observation?.title ?? '' };
  }
  return { name: 'Casefile', words: '' };
}
