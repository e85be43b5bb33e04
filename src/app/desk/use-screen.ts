/** Gives the desk the screen that the address names, also while the help covers it. */
import { use, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { isScreenName, type ScreenName } from '../../store/place.ts';
import { draftPath } from '../addresses.ts';
import { HiddenByHelpContext } from '../hidden-by-help.ts';

/** Returns the screen of the address; undefined for the desk. It does not change while the help is open. */
export function useScreen(): ScreenName | undefined {
  const { pathname } = useLocation();
  const isHidden = use(HiddenByHelpContext);
  const section = matchPath(draftPath, pathname)?.params.section;
  const screen = isScreenName(section) ? section : undefined;
  const [last, setLast] = useState(screen);
  if (isHidden) return last;
  if (last !== screen) setLast(screen);
  return screen;
}

/**
 * Returns what the address names within a screen, such as the subject of a map. It does not change while the help is
 * open.
 */
export function useScreenPart(): string | undefined {
  const { pathname } = useLocation();
  const isHidden = use(HiddenByHelpContext);
  const { section, entry } = matchPath(draftPath, pathname)?.params ?? {};
  const part = isScreenName(section) ? entry : undefined;
  const [last, setLast] = useState(part);
  if (isHidden) return last;
  if (last !== part) setLast(part);
  return part;
}
