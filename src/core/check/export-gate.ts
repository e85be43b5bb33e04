/** Decides what findings mean for an export: errors prevent it, violations need confirmation, notices do not matter. */
import { counted } from '../json/words.ts';
import type { Finding, Level } from '../rules/finding.ts';
import type { CheckResult } from './result.ts';

/** The findings that matter for an export of a document. */
export interface Exportability {
  /** Errors. The file would not be valid, or nobody could use it, so the export is not possible. */
  readonly refused: readonly Finding[];
  /** Violations. The export asks for confirmation, because the rules that a recipient checks are not known. */
  readonly toConfirm: readonly Finding[];
  /** Notices. They do not affect the export. */
  readonly notices: readonly Finding[];
}

/** Whether an error says that the document is not valid. Only the schema says so; other errors are our conventions. */
export function isInvalidity({ ruleId }: Pick<Finding, 'ruleId'>): boolean {
  return ruleId.startsWith('schema/');
}

/** Says which errors break the contract's schema, and which are our conventions. */
export function errorsInWords(errors: readonly Pick<Finding, 'ruleId'>[]): string {
  const invalid = errors.filter(isInvalidity).length;
  const isWhole = invalid === errors.length;
  const first = `With ${isWhole ? 'these errors' : counted(invalid, 'error')}, this is not a valid document.`;
  if (isWhole) return first;
  const others = `The contract’s schema allows ${invalid === 0 ? 'these' : 'the others'}, but nobody could use the file.`;
  return invalid === 0 ? others : `${first} ${others}`;
}

/**
 * Groups the findings by what they mean for an export of the assessment, in their order. A draft can always be saved
 * and shared.
 */
export function exportability(result: Pick<CheckResult, 'findings'>): Exportability {
  const ofLevel = (level: Level) => result.findings.filter((finding) => finding.level === level);
  return { refused: ofLevel('error'), toConfirm: ofLevel('violation'), notices: ofLevel('notice') };
}
