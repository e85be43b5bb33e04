import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** The address within the application that a press on a link asks for; undefined where the browser should follow it. */
function linkAddress(event: MouseEvent): string | undefined {
  const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
  return link?.target === '' ? link.getAttribute('href')?.slice(1) : undefined;
}

/**
 * Lets the router follow the plain links of all features: then it knows a step forward from Back. A press that asks for
 * a new tab or window stays the browser's.
 */
export function useHashLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const address = linkAddress(event);
      if (address === undefined) return;
      event.preventDefault();
      void navigate(address, { replace: address === window.location.hash.slice(1) });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}
