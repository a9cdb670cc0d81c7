interface Box {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The place to which a row moves while the pointer that drags it is at `y`. It passes a taller row only once it would then be
 * under the pointer: otherwise the two would change places to and fro.
 * @param boxes where the rows are, from top to bottom, in pixels, as `y` is
 * @param at the row's own place
 * @example
 * rowUnder([{ top: 0, bottom: 40 }, { top: 40, bottom: 140 }], 0, 100) // => 0
 * rowUnder([{ top: 0, bottom: 40 }, { top: 40, bottom: 140 }], 0, 101) // => 1
 */
export function rowUnder(boxes: readonly Box[], at: number, y: number): number {
  const own = boxes[at];
  if (!own) return at;
  const height = own.bottom - own.top;
  const below = boxes.findLastIndex(({ top, bottom }, place) => place > at && y > Math.max(top, bottom - height));
  if (below >= 0) return below;
  const above = boxes.findIndex(({ top, bottom }, place) => place < at && y < Math.min(bottom, top + height));
  return above >= 0 ? above : at;
}
