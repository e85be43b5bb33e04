/** The versions that are compared or merged, and the choices made on the screen, remembered for one draft. */
import { useCallback, useState } from 'react';
import type { TextInLanguage } from '../../core/text/parts-of-sentence.ts';
import { textsAt } from '../../core/workspace/texts-at.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { useDraft } from '../../shared/context.tsx';
import type { Choices } from '../../core/compare/merge/conflicts.ts';

/** A version that was chosen to compare or merge with. */
export interface Version {
  /** Identifies the version. */
  readonly key: string;
  /** Its name within a sentence: “the version from 14:02”. */
  readonly name: string;
  /** Its name without the title of another draft, because the label of a step cannot have several languages. */
  readonly shortName?: string;
  readonly workspace: Workspace;
  readonly holds: 'assessment' | 'desk';
  /** Whether it is older than the current draft, as far as can be known. */
  readonly isEarlier: boolean;
}

/** Returns the title that the name of a version may quote. */
export function textsOfName({ workspace }: Version): readonly TextInLanguage[] {
  return textsAt(workspace, 'workspace', '/title');
}

/**
 * The version's content to compare with the draft. An assessment file has no title, casefile or reviews, so the draft's
 * are used.
 */
export function contentOf({ workspace, holds }: Version, draft: Workspace): Workspace {
  return holds === 'desk' ? workspace : { ...draft, assessment: workspace.assessment };
}

/** Two versions that are compared. */
export interface TwoVersions {
  readonly before: Workspace;
  readonly after: Workspace;
  /** Which of the two is the open draft, which “Open in editor” leads to. */
  readonly open: 'before' | 'after';
}

/** What the report of the differences is made of. */
export interface ChangesProps {
  readonly versions: TwoVersions;
  /** The version that is not the open draft. */
  readonly other: Version;
}

/** The name says what an assessment file does not contain, because the report lists no changes of it. */
function nameInReport({ name, holds }: Version): string {
  return holds === 'assessment' ? `${name} (an assessment file, without title and casefile)` : name;
}

/** Returns the two versions with their names in a report, the earlier one first. */
export function namedVersions({ before, after, open }: TwoVersions, other: Version) {
  const nameOf = (side: TwoVersions['open']): string => (side === open ? 'the current draft' : nameInReport(other));
  return [
    { name: nameOf('before'), workspace: before },
    { name: nameOf('after'), workspace: after },
  ] as const;
}

/** The last choices for a draft, so that nothing is lost when the person opens an entry and returns. */
export interface CompareChoices {
  readonly tab: 'differences' | 'merge';
  readonly version: Version | null;
  readonly base: Version | null;
  readonly choices: Choices;
}

const noChoices: CompareChoices = { tab: 'differences', version: null, base: null, choices: {} };

/** The choices for one draft at a time, because versions are large. */
let lastChoices: { readonly of: string; readonly choices: CompareChoices } | null = null;

/** The choices for the open draft. They last until the page is closed or another draft is compared. */
export function useCompareChoices(): readonly [CompareChoices, (change: Partial<CompareChoices>) => void] {
  const id = useDraft((draft) => draft.id);
  const [choices, setChoices] = useState(() => (lastChoices?.of === id ? lastChoices.choices : noChoices));
  const change = useCallback(
    (changes: Partial<CompareChoices>) =>
      setChoices((before) => {
        const after = { ...before, ...changes };
        lastChoices = { of: id, choices: after };
        return after;
      }),
    [id],
  );
  return [choices, change];
}
