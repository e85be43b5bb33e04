/** Lets a part of the desk open the export dialog, which belongs to the desk as a whole. */
import { createContext, use } from 'react';

/** The function that opens the export dialog. */
export const OpenExportContext = createContext<() => void>(() => undefined);

export function useOpenExport(): () => void {
  return use(OpenExportContext);
}
