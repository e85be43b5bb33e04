import { useDebouncedValue } from '@mantine/hooks';
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

/**
 * The first of the words of the entry that a finding is about. While they are typed they stand as they were: they are
 * in the form and in the outline, and a third place would have the browser paint twice for every key.
 */
export function EntryWords({ finding }: EntryOfProps) {
  const name = useDraft(({ workspace }) => findingEntry(workspace, finding).name);
  return <SettledWords key={name} finding={finding} />;
}

/** How long nothing has to be typed, in milliseconds. */
const pause = 300;

function SettledWords({ finding }: EntryOfProps) {
  const words = useDraft(({ workspace }) => findingEntry(workspace, finding).words.slice(0, shown));
  return useDebouncedValue(words, pause)[0];
}
