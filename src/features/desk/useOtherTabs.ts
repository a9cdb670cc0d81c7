import { useEffect, useRef } from 'react';

const CHANNEL = 'orgkit-desk';

/**
 * Tabs share one cookie: each tells the others who comes or goes, and asks anew who is there when it was somebody else, as
 * what it shows is no longer theirs (USER-11). A session that ends by itself tells nothing: what was typed stays.
 * @param userId who is signed in here; null or undefined for nobody
 */
export function useOtherTabs(userId: string | null | undefined, askAnew: () => Promise<void>): void {
  const former = useRef<string | null>(null);
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => {
      if (former.current !== null && data !== former.current) void askAnew();
    };
    const present = userId ?? null;
    if (present !== former.current) channel.postMessage(present);
    former.current = present;
    return () => channel.close();
  }, [userId, askAnew]);
}
