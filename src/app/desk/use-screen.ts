import { use, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { isScreenName, type ScreenName } from '../../store/place.ts';
import { draftPath } from '../addresses.ts';
import { BehindContext } from '../behind.ts';

/** The screen that the address names; undefined for the desk itself. Behind the help it stays as it was. */
export function useScreen(): ScreenName | undefined {
  const { pathname } = useLocation();
  const behind = use(BehindContext);
  const section = matchPath(draftPath, pathname)?.params.section;
  const screen = isScreenName(section) ? section : undefined;
  const [kept, setKept] = useState(screen);
  if (behind) return kept;
  if (kept !== screen) setKept(screen);
  return screen;
}
