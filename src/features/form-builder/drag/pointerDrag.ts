/** Milliseconds a touch must rest before it drags; a quicker swipe scrolls. */
const HOLD = 250;
/** Pixels a press must move to become a drag. */
const THRESHOLD = 4;
/** Height of the auto-scroll zones in pixels, and pixels scrolled each frame per pixel into a zone. */
const EDGE = 48;
const SPEED = 0.35;

/** Position of a drop relative to its target. */
export type Side = 'before' | 'after' | 'into';

interface DragOptions {
  /** Scrolls while the pointer is near its top or bottom edge. */
  readonly scroller: HTMLElement;
  /** Where `dragged` may land on a target; null for nowhere. `share` is the pointer's position down the target, 0 to 1. */
  sideOf(dragged: string, target: string, share: number): Side | null;
  dropped(dragged: string, target: string, side: Side): void;
}

interface Drag {
  readonly handle: HTMLElement;
  readonly id: string;
  readonly pointer: number;
  readonly isTouch: boolean;
  readonly from: { readonly x: number; readonly y: number };
  x: number;
  y: number;
  ghost: HTMLElement | null;
  over: HTMLElement | null;
  side: Side | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Drags elements with `data-drag` onto elements with `data-drop`, inside a shadow root (BUILD-01, BUILD-41). Native drag and
 * drop supports neither touch nor shadow roots. A move writes `data-over` on the target and renders nothing.
 * @returns stops listening
 */
export function pointerDrag(area: HTMLElement, { scroller, sideOf, dropped }: DragOptions): () => void {
  const root = area.getRootNode() as ShadowRoot | Document;
  let drag: Drag | null = null;

  const aim = (now: Drag) => {
    const target = root.elementFromPoint(now.x, now.y)?.closest<HTMLElement>('[data-drop]') ?? null;
    const box = target?.getBoundingClientRect();
    const side =
      target && box ? sideOf(now.id, target.dataset['drop'] ?? '', (now.y - box.top) / Math.max(box.height, 1)) : null;
    if (target === now.over && side === now.side) return;
    now.over?.removeAttribute('data-over');
    now.over = target;
    now.side = side;
    if (target && side) target.dataset['over'] = side;
  };

  const scroll = () => {
    if (!drag?.ghost) return;
    const depth = depthInEdge(scroller.getBoundingClientRect(), drag);
    if (depth !== 0) {
      scroller.scrollTop += depth * SPEED;
      aim(drag);
    }
    requestAnimationFrame(scroll);
  };

  const begin = () => {
    if (!drag || drag.ghost) return;
    area.setPointerCapture(drag.pointer);
    drag.ghost = ghostOf(drag.handle);
    follow(drag);
    area.append(drag.ghost);
    drag.handle.dataset['dragging'] = '';
    requestAnimationFrame(scroll);
  };

  const end = (isDrop: boolean) => {
    const last = drag;
    drag = null;
    if (!last) return;
    clearTimeout(last.timer);
    last.ghost?.remove();
    last.handle.removeAttribute('data-dragging');
    last.over?.removeAttribute('data-over');
    if (isDrop && last.ghost && last.side) dropped(last.id, last.over?.dataset['drop'] ?? '', last.side);
  };

  const stops: (() => void)[] = [];
  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    take: (event: HTMLElementEventMap[K]) => void,
    options?: AddEventListenerOptions,
  ) => {
    area.addEventListener(type, take, options);
    stops.push(() => area.removeEventListener(type, take, options));
  };

  listen('pointerdown', ({ target, button, pointerId, pointerType, clientX: x, clientY: y }) => {
    const handle = (target as Element).closest<HTMLElement>('[data-drag]');
    if (!handle || button !== 0 || drag) return;
    const isTouch = pointerType === 'touch';
    const id = handle.dataset['drag'] ?? '';
    const at = { from: { x, y }, x, y };
    drag = { handle, id, pointer: pointerId, isTouch, ...at, ghost: null, over: null, side: null, timer: undefined };
    if (isTouch) drag.timer = setTimeout(begin, HOLD);
  });
  listen('pointermove', (event) => {
    if (event.pointerId !== drag?.pointer) return;
    drag.x = event.clientX;
    drag.y = event.clientY;
    if (!drag.ghost) {
      if (Math.hypot(drag.x - drag.from.x, drag.y - drag.from.y) <= THRESHOLD) return;
      if (drag.isTouch) return end(false);
      begin();
    }
    event.preventDefault();
    follow(drag);
    aim(drag);
  });
  listen('pointerup', ({ pointerId }) => pointerId === drag?.pointer && end(true));
  listen('pointercancel', () => end(false));
  listen('lostpointercapture', () => end(false));
  const hold = (event: Event) => {
    if (drag?.ghost) event.preventDefault();
  };
  listen('touchmove', hold, { passive: false });
  listen('contextmenu', hold);
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !drag?.ghost) return;
    event.stopPropagation();
    end(false);
  };
  window.addEventListener('keydown', escape, { capture: true });
  return () => {
    end(false);
    window.removeEventListener('keydown', escape, { capture: true });
    stops.forEach((stop) => stop());
  };
}

/** Depth of a point in the scroll zone of a box: negative at the top, positive at the bottom. */
function depthInEdge({ top, bottom, left, right }: DOMRect, { x, y }: Pick<Drag, 'x' | 'y'>): number {
  if (x < left || x > right) return 0;
  const depth = y < top + EDGE ? y - top - EDGE : Math.max(0, y - bottom + EDGE);
  return Math.max(-EDGE, Math.min(EDGE, depth));
}

/** A copy that follows the pointer and ignores input. */
function ghostOf(handle: HTMLElement): HTMLElement {
  const ghost = handle.cloneNode(true) as HTMLElement;
  for (const name of ['data-drag', 'data-drop', 'id', 'tabindex']) ghost.removeAttribute(name);
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.classList.add('drag-ghost');
  // Pointer coordinates are physical, also right to left.
  ghost.style.left = '0';
  ghost.style.inlineSize = `${handle.offsetWidth}px`;
  return ghost;
}

const follow = ({ ghost, x, y }: Drag) => {
  if (ghost) ghost.style.transform = `translate(${x + 8}px, ${y + 8}px)`;
};
