/** Selects the findings that concern the current subject of a review. */
import type { CheckResult } from '../../core/check/checker.ts';
import type { Finding } from '../../core/rules/finding.ts';
import type { ReviewModel, Subject } from './model.ts';

/** The findings on one entry or claim, with its ID. */
export interface NamedFindings {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/**
 * Returns the findings on a subject; for a link, those on its entry without the other links, and on its claim; for a
 * contradiction, also those on its claims.
 */
export function findingsOn(
  subject: Exclude<Subject, { kind: 'document' }>,
  model: ReviewModel,
  check: Pick<CheckResult, 'at'>,
): readonly NamedFindings[] {
  const { path } = subject.target;
  const onClaim = (claim: number | undefined, name: string): readonly NamedFindings[] =>
    claim === undefined ? [] : [{ name, findings: check.at(`/claims/${String(claim)}`) }];
  if (subject.kind !== 'link') {
    const sides = subject.kind === 'contradiction' ? subject.connections : [];
    return [
      { name: subject.id, findings: check.at(path) },
      ...sides.flatMap(({ claim, claimId }) => onClaim(claim, claimId)),
    ];
  }
  const { entry, claim, claimId } = subject;
  const isOnOtherLink = (at: string): boolean =>
    at.startsWith(`${entry}/evidence/`) && at !== path && !at.startsWith(`${path}/`);
  const onEntry = {
    name: model.entryAt.get(entry)?.id ?? '',
    findings: check.at(entry).filter((finding) => !isOnOtherLink(finding.path)),
  };
  return [onEntry, ...onClaim(claim, claimId)];
}
