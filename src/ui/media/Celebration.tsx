import { useEffect, useRef } from 'react';
import type { Throw } from './throwConfetti';

interface CelebrationProps extends Throw {
  /** Grows with every celebration; 0: there is nothing to celebrate yet. */
  run: number;
}

/**
 * Confetti over its positioned container, at each new `run` (WID-04, SCREEN-06). Disabled by reduced motion. Silent for
 * screen readers, which read the percentage.
 */
export function Celebration({ run, particles, intensity, colours }: CelebrationProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const thrown = useRef({ particles, intensity, colours });
  useEffect(() => {
    thrown.current = { particles, intensity, colours };
  });
  useEffect(() => {
    if (run === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let ended = false;
    let end: () => void = () => (ended = true);
    import('./throwConfetti').then(
      ({ throwConfetti }) => {
        if (!ended && canvas.current) end = throwConfetti(canvas.current, thrown.current);
      },
      // Decorative; skipped if its chunk fails to load.
      () => {},
    );
    return () => end();
  }, [run]);
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      style={{ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', pointerEvents: 'none' }}
    />
  );
}
