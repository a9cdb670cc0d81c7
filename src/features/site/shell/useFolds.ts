import { useEffect, useRef, type RefObject } from 'react';

/**
 * Folds the open menus of a bar: at a press or focus elsewhere, at Escape, and when another page is shown. A panel that would
 * leave the window opens towards its middle.
 */
export function useFolds(bar: RefObject<HTMLElement | null>, page: unknown): void {
  useEffect(() => {
    const here = bar.current;
    if (!here) return;
    const { signal, abort } = abortable();
    const open = () => [...here.querySelectorAll('details[open]')] as HTMLDetailsElement[];
    const foldOthers = (event: Event) => {
      const path = event.composedPath();
      for (const one of open()) if (!path.includes(one)) one.open = false;
    };
    const owner = here.ownerDocument;
    owner.addEventListener('pointerdown', foldOthers, { signal });
    owner.addEventListener('focusin', foldOthers, { signal });
    here.addEventListener(
      'keydown',
      (event) => {
        const last = open().at(-1);
        if (event.key !== 'Escape' || !last) return;
        last.open = false;
        last.querySelector('summary')?.focus();
      },
      { signal },
    );
    here.addEventListener('toggle', ({ target }) => keepInside(target as HTMLDetailsElement), {
      signal,
      capture: true,
    });
    return abort;
  }, [bar]);
  const shown = useRef(page);
  useEffect(() => {
    // One that was opened before this page was taken over stays open.
    if (shown.current === page) return;
    shown.current = page;
    for (const one of bar.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) one.open = false;
  }, [bar, page]);
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

function keepInside(details: HTMLDetailsElement) {
  const panel = details.querySelector<HTMLElement>(':scope > .site-panel');
  if (!details.open || !panel) return;
  panel.classList.remove('site-panel-turned');
  const { left, right } = panel.getBoundingClientRect();
  const width = details.ownerDocument.documentElement.clientWidth;
  panel.classList.toggle('site-panel-turned', left < 0 || right > width);
}
