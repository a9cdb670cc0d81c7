import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

interface AxeWindow {
  axe: typeof axe;
}

/** Waits until all that fades or slides in has come to its end: on its way it has colours and places of nobody's choice. */
const stillness = (place: Page | Frame) =>
  place.evaluate(async () => {
    const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const moving = [document, ...shadows]
      .flatMap((root) => root.getAnimations())
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

interface Looked {
  /** Ids of the only rules to go by. */
  readonly rules?: readonly string[] | undefined;
  /** The only part to look at: selectors of the element whose shadow it is in, and its own. */
  readonly within?: readonly [host: string, part: string] | undefined;
}

/** Axe's findings once all animations have ended, a line each. Throws when axe checked nothing. */
export async function accessibilityFaults(place: Page | Frame, { rules, within }: Looked = {}): Promise<string[]> {
  await stillness(place);
  const isLoaded = await place.evaluate(() => 'axe' in window);
  if (!isLoaded) await place.evaluate(axe.source);
  // Where everything is right need not be described.
  const { violations, passes } = await place.evaluate(
    ([only, part]) =>
      (window as unknown as AxeWindow).axe.run(part ? { fromShadowDom: [...part] } : document, {
        resultTypes: ['violations'],
        ...(only && { runOnly: [...only] }),
      }),
    [rules, within] as const,
  );
  if (passes.length === 0) throw new Error('axe looked at nothing');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Pixels by which the page is wider than the window. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

interface ShiftWindow {
  shifts: string[];
}

/** From now on, every page notes what moves on it without the visitor's doing. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.tagName : 'text'));
        if (!entry.hadRecentInput) shifts.push(`${entry.value.toFixed(4)} ${moved.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
  });
  return () => page.evaluate(() => (window as unknown as ShiftWindow).shifts);
}

/** Resolves when an element of the page has loaded what it needs (`org-ready`). Call before going to the page. */
export async function watchReady(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const ready = new Promise((resolve) => document.addEventListener('org-ready', resolve, { once: true }));
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    Object.assign(window, { orgReady: ready.then(painted) });
  });
  return () => page.evaluate(() => (window as unknown as { orgReady: Promise<void> }).orgReady);
}
