/** Opens files from every part of the screen as a drop does: with progress, cancellation and reports. */
import { createContext, use } from 'react';

type OpenFiles = (files: readonly File[]) => void;

const OpenFilesContext = createContext<OpenFiles>(() => {
  throw new Error('This component is outside the OpenFilesProvider.');
});

export const OpenFilesProvider = OpenFilesContext.Provider;

/** Returns the function that opens files in the open draft, or as new drafts, and reports the result. */
export function useOpenFiles(): OpenFiles {
  return use(OpenFilesContext);
}
