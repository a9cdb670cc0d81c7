import confetti from 'canvas-confetti';

export interface Throw {
  /** How many pieces, in all. */
  readonly particles: number;
  /** Speed of the throw: 30 takes them about as high as the canvas. */
  readonly intensity: number;
  /** Hexadecimal; the library's own when absent. */
  readonly colours?: readonly string[] | undefined;
}

/** Height in pixels that the library's sizes and speeds look right at. */
const USUAL_HEIGHT = 540;

/** Throws confetti from both lower corners of a canvas for some seconds. Returns a function that removes it. */
export function throwConfetti(canvas: HTMLCanvasElement, { particles, intensity, colours }: Throw): () => void {
  // No worker: it would come from a blob, which a strict Content-Security-Policy refuses.
  const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
  const scale = canvas.clientHeight / USUAL_HEIGHT;
  const common: confetti.Options = {
    startVelocity: intensity * 1.5 * scale,
    gravity: 0.9 * scale,
    scalar: Math.max(1, 1.2 * scale),
    spread: 62,
    ticks: 320,
    ...(colours && { colors: [...colours] }),
  };
  const left = Math.ceil(particles / 2);
  void fire({ ...common, particleCount: left, angle: 62, origin: { x: 0, y: 1 } });
  void fire({ ...common, particleCount: particles - left, angle: 118, origin: { x: 1, y: 1 } });
  return () => fire.reset();
}
