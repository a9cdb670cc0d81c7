import { useEffect, useRef, useState } from 'react';

/** Milliseconds that a number takes to its new value. */
const DURATION = 900;

/** A number animating to `target` from the current one; immediate with reduced motion. */
export function useCountUp(target: number): number {
  const [shown, setShown] = useState(target);
  const now = useRef(target);
  useEffect(() => {
    const from = now.current;
    if (from === target) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    let begin: number | null = null;
    const step = (time: number) => {
      begin ??= time;
      const part = still ? 1 : Math.min(1, (time - begin) / DURATION);
      const eased = 1 - (1 - part) ** 3;
      now.current = part === 1 ? target : from + (target - from) * eased;
      setShown(now.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
