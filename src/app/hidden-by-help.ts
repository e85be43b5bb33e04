/** Tells the components of a page whether the help covers it. */
import { createContext } from 'react';

/** Whether the help covers the page. The page stays mounted, but is invisible and ignores the keyboard. */
export const HiddenByHelpContext = createContext(false);
