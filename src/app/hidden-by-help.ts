import { createContext } from 'react';

/** Whether the page stands behind the help: still there, seen by nobody, and deaf to the keyboard. */
export const HiddenByHelpContext = createContext(false);
