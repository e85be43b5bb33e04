import { useDeferredValue } from 'react';
import type { Finding } from '../../core/rules/finding.ts';
import { useDraft } from '../../store/context.tsx';
import { findingEntry } from './entry-name.ts';

interface EntryOfProps {
  readonly finding: Finding;
}

/** As much as a row can show. */
const shown = 200;

/**
 * What the entry that a finding is about is called. It follows the document by itself, so that the list of findings
 * need not; and it stands a moment behind, as the list does, so that the two belong together.
 */
export function EntryName({ finding }: EntryOfProps) {
  return useDeferredValue(useDraft(({ workspace }) => findingEntry(workspace, finding).name));
}

/** The first of the words of the entry that a finding is about. */
export function EntryWords({ finding }: EntryOfProps) {
  return useDeferredValue(useDraft(({ workspace }) => findingEntry(workspace, finding).words.slice(0, shown)));
}
