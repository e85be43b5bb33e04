/** The name of a finding’s entry, updated so that typing stays fast. */
import { useDeferredValue } from 'react';
import type { Finding } from '../../core/rules/finding.ts';
import { useDraft } from '../../shared/context.tsx';
import { findingEntry } from '../../shared/finding-entry.ts';

/**
 * Shows the name of a finding’s entry. It subscribes to the document itself, so that the list need not, and is deferred
 * like the list, so that both match.
 */
export function EntryName({ finding }: { readonly finding: Finding }) {
  return useDeferredValue(useDraft(({ workspace }) => findingEntry(workspace, finding).name));
}
