/** Checks whether claims could support an entry, with the rules themselves, before there is a link between them. */
import { pointer } from '../json/pointer.ts';
import { listOf, viewIntent } from '../assessment/view.ts';
import type { Digest } from '../casefile/hash.ts';
import type { Finding } from '../rules/finding.ts';
import capabilityAlone from '../rules/intent/capability-alone.ts';
import actorNamesUnknown from '../rules/support/actor-names-unknown.ts';
import actorNotNamed from '../rules/support/actor-not-named.ts';
import notVerbatim from '../rules/support/not-verbatim.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { DocumentIndex } from './document-index.ts';
import { createLookups } from './lookups.ts';
import { entryView, runRule } from './run-rule.ts';

/** The lists whose entries have evidence. */
export type EvidenceList = 'power_bases' | 'intent_hypotheses';

/** Why a claim cannot support an entry, or why that cannot be checked. */
export type SupportProblem = 'not-verbatim' | 'not-named' | 'capacity-alone' | 'unchecked';

/** One problem of a claim as support, with the message of the rule's finding; '' if no rule says why. */
export interface SupportFinding {
  readonly problem: SupportProblem;
  readonly message: string;
}

/** Returns what would be wrong with a claim as support; empty if it can support the entry. */
export type SupportCheck = (claimId: string) => readonly SupportFinding[];

const places = { power_bases: 'power-basis', intent_hypotheses: 'intent' } as const;

function problemsOf(problem: SupportProblem, findings: readonly Finding[]): readonly SupportFinding[] {
  return findings.map(({ certainty, message }) => ({
    problem: certainty === 'unchecked' ? 'unchecked' : problem,
    message,
  }));
}

/**
 * Returns the check for one power basis or hypothesis as it is now. It runs the rules on a supporting link that does
 * not exist, so it says what the findings would say. `capacity-alone` means that the entry, with this link, would rest
 * on capability alone. Only the links' claims and effects matter, not their reasons. Remembers the result of each
 * claim.
 */
export function createSupportCheck(
  { assessment, casefile }: Workspace,
  list: EvidenceList,
  index: number,
  digest: Digest,
): SupportCheck {
  const documents = new DocumentIndex();
  documents.update(assessment);
  const { context } = createLookups(
    { index: documents, casefile, digest, scopeStatement: undefined },
    { cell: undefined },
  );
  const raw = listOf(assessment, list)[index] ?? null;
  const entry = entryView(places[list], raw);
  const place = { document: 'assessment', base: pointer(list, index) } as const;
  const actorId = entry?.actor_id;

  const results = new Map<string, readonly SupportFinding[]>();
  return (claimId) => {
    const findings = results.get(claimId) ?? check(claimId);
    results.set(claimId, findings);
    return findings;
  };

  function check(claimId: string): readonly SupportFinding[] {
    const link = { claim_id: claimId, effect: 'supports' };
    const subject = { link, kind: places[list], actor_id: actorId };
    const found = [
      ...problemsOf('not-verbatim', runRule(notVerbatim, subject, context, place)),
      ...problemsOf('not-named', runRule(actorNotNamed, subject, context, place)),
      ...problemsOf('unchecked', runRule(actorNamesUnknown, { ...entry, evidence: [link] }, context, place)),
    ];
    if (list === 'intent_hypotheses' && context.claim(claimId)?.claim_kind === 'capacity') {
      const evidence = [...(entry?.evidence ?? []), link];
      const findings = runRule(capabilityAlone, { ...viewIntent(raw), evidence }, context, place);
      found.push(...problemsOf('capacity-alone', findings));
    }
    if (found.length > 0) return found;
    const isComplete =
      actorId !== undefined &&
      context.claim(claimId)?.representation !== undefined &&
      context.claimNamesActor(claimId, actorId) !== undefined;
    return isComplete ? found : [{ problem: 'unchecked', message: '' }];
  }
}
