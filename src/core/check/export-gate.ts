/** Decides what findings mean for an export: errors prevent it, violations need confirmation, notices do not matter. */
import type { Finding, Level } from '../rules/finding.ts';
import type { CheckResult } from './result.ts';

/** The findings that matter for an export of a document. */
export interface Exportability {
  /** Errors. The file would not be a usable document, so the export is not possible. */
  readonly refused: readonly Finding[];
  /** Violations. The export asks for confirmation, because the rules that a recipient checks are not known. */
  readonly toConfirm: readonly Finding[];
  /** Notices. They do not affect the export. */
  readonly notices: readonly Finding[];
}

/**
 * Groups the findings by what they mean for an export of the assessment, in their order. A draft can always be saved
 * and shared.
 */
export function exportability(result: Pick<CheckResult, 'findings'>): Exportability {
  const ofLevel = (level: Level) => result.findings.filter((finding) => finding.level === level);
  return { refused: ofLevel('error'), toConfirm: ofLevel('violation'), notices: ofLevel('notice') };
}
