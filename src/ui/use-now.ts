import { useEffect, useState } from 'react';

/** Now, in ms since 1970, as of the last minute: for words such as “3 minutes ago”. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
