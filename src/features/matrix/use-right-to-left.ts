import { useEffect, useState } from 'react';

const directionOfPage = (): boolean => getComputedStyle(document.body).direction === 'rtl';

/** Whether the page runs from right to left. It is told when that changes; asking on each key would have styles reckoned. */
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
