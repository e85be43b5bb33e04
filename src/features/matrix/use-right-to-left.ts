/**
 * Returns whether the page runs from right to left. It observes changes, because reading it on each key would force a
 * style calculation.
 */
import { useEffect, useState } from 'react';

const directionOfPage = (): boolean => getComputedStyle(document.body).direction === 'rtl';

export function useRightToLeft(): boolean {
  const [rightToLeft, setRightToLeft] = useState(directionOfPage);
  useEffect(() => {
    const observer = new MutationObserver(() => setRightToLeft(directionOfPage()));
    for (const element of [document.documentElement, document.body]) {
      observer.observe(element, { attributes: true, attributeFilter: ['dir', 'style', 'class'] });
    }
    return () => observer.disconnect();
  }, []);
  return rightToLeft;
}
