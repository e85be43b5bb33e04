/** Gives the desk the document and place that the address shows in the JSON view, also while the help covers it. */
import { use, useState } from 'react';
import { matchPath, useLocation, type Location } from 'react-router';
import type { SourceTarget } from '../../features/json-view/json-view.tsx';
import { draftPath, sourceSection } from '../addresses.ts';
import { HiddenByHelpContext } from '../hidden-by-help.ts';

/** Returns what an address shows in the JSON view; undefined if it means the form. */
function targetIn({ pathname, search, key }: Location): SourceTarget | undefined {
  if (matchPath(draftPath, pathname)?.params.section !== sourceSection) return undefined;
  const query = new URLSearchParams(search);
  const path = query.get('at') ?? '';
  return {
    document: query.get('in') === 'casefile' ? 'casefile' : 'assessment',
    path: path.startsWith('/') ? path : '',
    serial: key,
  };
}

/**
 * Returns what the JSON view shows in place of the form; undefined for the form. It does not change while the help is
 * open.
 */
export function useSourceTarget(): SourceTarget | undefined {
  const location = useLocation();
  const isHidden = use(HiddenByHelpContext);
  const [last, setLast] = useState(() => ({ location, target: targetIn(location) }));
  // Addresses that a person types one after the other have the same key.
  if (isHidden || last.location === location) return last.target;
  const target = targetIn(location);
  setLast({ location, target });
  return target;
}
