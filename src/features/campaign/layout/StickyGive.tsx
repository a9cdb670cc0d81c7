import { useEffect, useRef, useState } from 'react';
import { GiveButton } from '../give';

/** Give button at the foot of narrow pages, while no other one is in view (CAMP-02). Its space stays reserved. */
export function StickyGive() {
  const bar = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(true);
  useEffect(() => {
    const others = bar.current?.parentElement?.querySelectorAll('.figures > .button, .campaign-give') ?? [];
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
      setAway(seen.size > 0);
    });
    for (const other of others) observer.observe(other);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={away ? 'campaign-sticky campaign-sticky-away' : 'campaign-sticky'} ref={bar}>
      <GiveButton />
    </div>
  );
}
