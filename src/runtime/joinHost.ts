import { page } from './page';

/** Whether this page is shown inside another one. */
export const isFramed = (): boolean => window.parent !== window;

/** Connects this page to the one around its frame, once for all elements; `element` then takes attributes from there. */
export function joinHost(element: Element, signal: AbortSignal): void {
  page.connecting ??= import('./framed').then(({ connectToHost }) => {
    page.host = connectToHost();
  });
  page.connecting.then(
    () => {
      const leave = signal.aborted ? undefined : page.host?.adopt(element);
      if (leave) signal.addEventListener('abort', leave);
    },
    // Without the protocol the element works like any page in a frame.
    () => {},
  );
}
