/** Follows clicks on links to pages of Assessment Desk through the router. */
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Returns the address of a clicked link within the application; undefined if the browser should follow the link. */
function linkAddress(event: MouseEvent): string | undefined {
  const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
  return link?.target === '' ? link.getAttribute('href')?.slice(1) : undefined;
}

/**
 * Lets the router handle plain links, so that it can tell forward navigation from Back. Clicks for a new tab or window
 * are left to the browser.
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
