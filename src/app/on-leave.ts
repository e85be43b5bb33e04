/** Tells when the address leads away from the open draft: to another draft or to the library. */
import { matchPath, type createHashRouter } from 'react-router';
import { draftPath, helpPath } from './addresses.ts';

/**
 * Calls the listener as soon as the person begins to leave the draft, because a message about the next one may be shown
 * before that one is open. The help only covers the draft. Returns a function that unsubscribes.
 */
export function onLeave(
  { state, subscribe }: Pick<ReturnType<typeof createHashRouter>, 'state' | 'subscribe'>,
  listener: () => void,
): () => void {
  let last = draftIn(state.location.pathname);
  return subscribe(({ location, navigation }) => {
    const { pathname } = navigation.location ?? location;
    if (matchPath(helpPath, pathname)) return;
    const id = draftIn(pathname);
    if (last !== undefined && id !== last) listener();
    last = id;
  });
}

function draftIn(pathname: string): string | undefined {
  return matchPath(draftPath, pathname)?.params.id;
}
