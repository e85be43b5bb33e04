import type { Finding, Level } from '../rules/finding.ts';
import type { CheckResult } from './result.ts';

/** What stands between a document and its export (decisions 4). */
export interface Exportability {
  /** Errors: with any of these the file would not be a usable document, and an export is refused. */
  readonly refused: readonly Finding[];
  /** Violations: an export asks for a word, because it is not known which rules a receiver checks. */
  readonly asked: readonly Finding[];
  /** Notices: never in the way. */
  readonly notices: readonly Finding[];
}

/**
 * Sorts what was found by what it means for an export of the assessment; the order within each stays. A draft can be
 * saved and carried away whatever this says.
 */
export function exportability(result: Pick<CheckResult, 'findings'>): Exportability {
  const ofLevel = (level: Level) => result.findings.filter((finding) => finding.level === level);
  return { refused: ofLevel('error'), asked: ofLevel('violation'), notices: ofLevel('notice') };
}
