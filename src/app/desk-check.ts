/** The checks of an open draft, with validators and rules. They load beside the desk, which shows the draft first. */
import { createChecker, type Checker } from '../core/check/checker.ts';
import { resultOf } from '../core/check/result.ts';
import { createSupportCheck, type SupportCheck, type EvidenceList } from '../core/check/support-check.ts';
import { lacksCues } from '../core/proposals/known-cues.ts';
import { rules } from '../core/rules/index.generated.ts';
import type { Rule } from '../core/rules/rule.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import type { LoadForCheck } from '../desk/draft-check.ts';
import { sha256 } from '../platform/digest.ts';

const noFindings = resultOf([], []);

/** A blind review packet omits required fields on purpose, so it is not checked. */
function exceptPackets(checker: Checker): Checker {
  return {
    check: (workspace) => (workspace.blind ? noFindings : checker.check(workspace)),
    checkSome: (workspace, enough) => (workspace.blind ? noFindings : checker.checkSome(workspace, enough)),
  };
}

/** Creates the checker of the open draft. */
export const createDeskChecker = (): Checker => exceptPackets(createChecker({ digest: sha256 }));

/** Starts to load the cues that a workspace needs; undefined if they are there. */
export const loadCues: LoadForCheck = ({ casefile }) =>
  lacksCues(casefile)
    ? import('../core/proposals/cues/languages.ts').then(({ addAllCues }) => {
        addAllCues();
      })
    : undefined;

/** Returns the check of which claims could support an entry, with the rules of the checker. */
export const supportCheckOf = (workspace: Workspace, list: EvidenceList, index: number): SupportCheck =>
  createSupportCheck(workspace, list, index, sha256);

/** Returns the rule with an ID; undefined for a constraint of the schema. */
export const ruleOf = (ruleId: string): Rule | undefined => rules.find(({ id }) => id === ruleId);
