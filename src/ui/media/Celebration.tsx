import { useEffect, useRef } from 'react';
import type { Throw } from './throwConfetti';

export interface CelebrationProps extends Throw {
  /** Grows with every celebration; 0: there is nothing to celebrate yet. */
  run: number;
}

/**
 * Confetti over the positioned box that it stands in, at each new `run` (WID-04, SCREEN-06). None when the visitor asks for
 * reduced motion. Screen readers are told nothing: the percentage says it.
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
    let end = () => {
      ended = true;
    };
    import('./throwConfetti').then(
      ({ throwConfetti }) => {
        if (!ended && canvas.current) end = throwConfetti(canvas.current, thrown.current);
      },
      // It only decorates: without a network there is none.
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
