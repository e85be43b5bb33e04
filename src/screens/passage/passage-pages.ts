/** What the passage panel knows of the pages of a passage: its origin, and how much of text and page a person wants. */
import { useState } from 'react';
import { originOfPassage } from '../../core/casefile/origins.ts';
import type { Origin } from '../../core/casefile/types.generated.ts';
import { useDraft } from '../../shared/context.tsx';
import { storePreference, storedPreference } from '../../ui/preferences.ts';

/** Only the text, the text and the page, or the page as large as possible with some lines of the text. */
export type PageChoice = 'text' | 'both' | 'page';

const key = 'passage-pages';
const isChoice = (value: unknown): value is PageChoice => value === 'text' || value === 'both' || value === 'page';

/** The origin of a passage from a PDF, and the choice, which is remembered on this device. */
export interface PassagePages {
  readonly origin: Origin;
  readonly choice: PageChoice;
  readonly onChoice: (choice: PageChoice) => void;
}

/** Returns the pages of a passage; null if it is not from a PDF. */
export function usePassagePages(passageId: string): PassagePages | null {
  const origin = useDraft(({ workspace }) => originOfPassage(workspace.casefile, passageId));
  const [choice, setChoice] = useState(() => storedPreference(key, isChoice) ?? 'text');
  if (origin?.file.media_type !== 'application/pdf') return null;
  const onChoice = (next: PageChoice): void => {
    setChoice(next);
    storePreference(key, next);
  };
  return { origin, choice, onChoice };
}
