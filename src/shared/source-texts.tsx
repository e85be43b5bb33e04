/** Passes the storage for texts of the JSON view from the application to the features. */
import { createContext, use, type ReactNode } from 'react';
import type { SourceTexts } from '../desk/source-texts.ts';

const SourceTextsContext = createContext<SourceTexts | null>(null);

export function SourceTextsProvider({
  texts,
  children,
}: {
  readonly texts: SourceTexts;
  readonly children: ReactNode;
}) {
  return <SourceTextsContext value={texts}>{children}</SourceTextsContext>;
}

/** Returns the storage for texts of the JSON view. */
export function useSourceTexts(): SourceTexts {
  const texts = use(SourceTextsContext);
  if (!texts) throw new Error('This component is outside the SourceTextsProvider.');
  return texts;
}
