import { parsePointer } from '../../core/json/pointer.ts';
import { listOf, viewClaim, viewIntent, viewPowerBasis } from '../../core/assessment/view.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { Finding } from '../../core/rules/finding.ts';

/** The entry that a finding is about. `words` is the entry’s own text. */
export interface FindingEntry {
  /** 'C-003', 'PB-001', 'Contradiction 2', 'Document', 'Actor gov-x'. */
  readonly name: string;
  readonly words: string;
}

/** The lists of the assessment. Everything else belongs to the head of the document. */
const entryLists: ReadonlySet<string> = new Set([
  'claims',
  'power_bases',
  'intent_hypotheses',
  'contradictions',
  'unknowns',
]);

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
  const [list = '', token] = parsePointer(path);
  const index = Number(token);
  if (document === 'casefile') return casefileEntry(workspace, list, token);
  const named = (name: string | undefined, fallback: string, words: string | undefined): FindingEntry => ({
    name: name || `${fallback} ${String(index + 1)}`,
    words: words ?? '',
  });
  const { assessment } = workspace;
  if (!Number.isInteger(index)) return { name: 'Document', words: '' };
  switch (list) {
    case 'claims': {
      const claim = viewClaim(listOf(assessment, 'claims')[index]);
      return named(claim.claim_id, 'Claim', claim.proposition || claim.actual);
    }
    case 'power_bases': {
      const basis = viewPowerBasis(listOf(assessment, 'power_bases')[index]);
      return named(basis.power_basis_id, 'Power basis', basis.description);
    }
    case 'intent_hypotheses': {
      const intent = viewIntent(listOf(assessment, 'intent_hypotheses')[index]);
      return named(intent.hypothesis_id, 'Intent hypothesis', intent.hypothesis || intent.topic);
    }
    case 'contradictions':
      return named(undefined, 'Contradiction', undefined);
    case 'unknowns': {
      const unknown = listOf(assessment, 'unknowns')[index];
      return named(undefined, 'Unknown', typeof unknown === 'string' ? unknown : undefined);
    }
    default:
      return { name: 'Document', words: '' };
  }
}

function casefileEntry({ casefile }: Workspace, list: string, token: string | undefined): FindingEntry {
  if (list === 'actors' && token !== undefined) {
    const actor = casefile?.actors[Number(token)];
    return { name: `Actor ${actor?.actor_id || String(Number(token) + 1)}`, words: actor?.names[0] ?? '' };
  }
  if (list === 'observations' && token !== undefined) {
    const observation = casefile?.observations[Number(token)];
    const number = observation?.observation_id ?? Number(token) + 1;
    return { name: `Observation ${String(number)}`, words: observation?.title ?? '' };
  }
  return { name: 'Casefile', words: '' };
}
