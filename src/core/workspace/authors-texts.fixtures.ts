/** Drafts for tests in which every text of the author is marked. */
import type { Assessment } from '../assessment/types.generated.ts';
import type { JsonObject } from '../json/json.ts';
import type { Workspace } from './workspace.ts';

/** The beginning of every marked text. */
export const authorsMark = 'Übrigens';

const marked = (text: string): string => `${authorsMark}: ${text}`;

type Entry = Assessment['power_bases'][number] | Assessment['intent_hypotheses'][number];

const withMarkedLists = <Kind extends Entry>(entry: Kind): Kind => ({
  ...entry,
  evidence: entry.evidence.map((link) => ({ ...link, reason: marked(link.reason) })),
  falsifiers: entry.falsifiers.map(marked),
});

/**
 * Returns a valid draft with a mark at the beginning of every text of its author. A proposition that is identical to
 * the quoted text is the source’s.
 */
export function withMarkedTexts(workspace: Workspace): Workspace {
  const assessment = workspace.assessment as unknown as Assessment;
  const ofAuthor: Partial<Assessment> = {
    claims: assessment.claims.map((claim) =>
      claim.proposition === claim.actual ? claim : { ...claim, proposition: marked(claim.proposition) },
    ),
    power_bases: assessment.power_bases.map((entry) => ({
      ...withMarkedLists(entry),
      description: marked(entry.description),
      scope: {
        ...entry.scope,
        geographies: entry.scope.geographies.map(marked),
        operations: entry.scope.operations.map(marked),
      },
      limitations: entry.limitations.map(marked),
    })),
    intent_hypotheses: assessment.intent_hypotheses.map((entry) => ({
      ...withMarkedLists(entry),
      topic: marked(entry.topic),
      hypothesis: marked(entry.hypothesis),
      rationale: marked(entry.rationale),
      alternatives: entry.alternatives.map(marked),
    })),
    contradictions: assessment.contradictions.map((entry) => ({ ...entry, explanation: marked(entry.explanation) })),
    unknowns: assessment.unknowns.map(marked),
  };
  const title = marked(workspace.title);
  return { ...workspace, title, assessment: { ...workspace.assessment, ...(ofAuthor as unknown as JsonObject) } };
}
