import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { rowUnder } from './rowUnder';

/** Height of the zones at the window's edges that scroll, in pixels, and pixels scrolled each frame per pixel into a zone. */
const EDGE = 48;
const SPEED = 0.3;

interface Drag {
  readonly pointer: number;
  readonly from: number;
  at: number;
  y: number;
  /** It was moved, and is not drawn there yet. */
  isMoving: boolean;
}

/**
 * Drags rows of a list by a handle, with a mouse, a pen or a finger, each time a step: the rows are always in the order that
 * is seen. Near the window's edges the page scrolls; Escape puts the row back (DESK-216).
 * @param list holds the rows and nothing else
 * @returns the place of the row that is dragged, or null, and what the handle of each row is given
 */
export function useRowDrag(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const drag = useRef<Drag | null>(null);
  const mover = useRef(move);
  const [dragged, setDragged] = useState<number | null>(null);
  const isDragging = dragged !== null;
  useLayoutEffect(() => {
    mover.current = move;
    if (drag.current) drag.current.isMoving = false;
  });
  useEffect(() => {
    if (!isDragging) return;
    const moveTo = (now: Drag, to: number) => {
      if (to === now.at) return;
      const from = now.at;
      Object.assign(now, { at: to, isMoving: true });
      mover.current(from, to);
      setDragged(to);
    };
    let frame = requestAnimationFrame(function follow() {
      const now = drag.current;
      if (!now) return;
      window.scrollBy(0, depthInEdge(now.y) * SPEED);
      const boxes = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
      if (!now.isMoving) moveTo(now, rowUnder(boxes, now.at, now.y));
      frame = requestAnimationFrame(follow);
    });
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag.current) return;
      event.stopPropagation();
      moveTo(drag.current, drag.current.from);
      drag.current = null;
      setDragged(null);
    };
    window.addEventListener('keydown', escape, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', escape, { capture: true });
    };
  }, [isDragging, list]);
  const end = ({ pointerId }: PointerEvent) => {
    if (pointerId !== drag.current?.pointer) return;
    drag.current = null;
    setDragged(null);
  };
  const handleOf = (at: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || drag.current) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { pointer: event.pointerId, from: at, at, y: event.clientY, isMoving: false };
      setDragged(at);
    },
    onPointerMove(event: PointerEvent) {
      if (event.pointerId === drag.current?.pointer) drag.current.y = event.clientY;
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  });
  return { dragged, handleOf };
}

/** Depth of a height in the zones of the window that scroll: negative at the top, positive at the bottom. */
function depthInEdge(y: number): number {
  const depth = y < EDGE ? y - EDGE : Math.max(0, y - window.innerHeight + EDGE);
  return Math.max(-EDGE, Math.min(EDGE, depth));
}
