/** The name and the beginning of the text of a finding’s entry, updated so that typing stays fast. */
import { useDebouncedValue } from '@mantine/hooks';
import { useDeferredValue } from 'react';
import type { Finding } from '../../core/rules/finding.ts';
import { useDraft } from '../../shared/context.tsx';
import { findingEntry } from '../../shared/finding-entry.ts';

interface EntryOfProps {
  readonly finding: Finding;
}

/** The most characters that a row can show. */
const maxLength = 200;

/**
 * Shows the name of a finding’s entry. It subscribes to the document itself, so that the list need not, and is deferred
 * like the list, so that both match.
 */
export function EntryName({ finding }: EntryOfProps) {
  return useDeferredValue(useDraft(({ workspace }) => findingEntry(workspace, finding).name));
}

/**
 * Shows the beginning of the entry’s text. It updates only after a pause in typing: the form and the outline already
 * show the new text, and a third place would make the browser paint twice for each key.
 */
export function EntryWords({ finding }: EntryOfProps) {
  const name = useDraft(({ workspace }) => findingEntry(workspace, finding).name);
  return <SettledWords key={name} finding={finding} />;
}

/** The pause in typing before an update, in milliseconds. */
const pause = 300;

function SettledWords({ finding }: EntryOfProps) {
  const words = useDraft(({ workspace }) => findingEntry(workspace, finding).words.slice(0, maxLength));
  return useDebouncedValue(words, pause)[0];
}
