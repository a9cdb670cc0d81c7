import { patiently } from '../../loading/patiently';
import { page } from './page';

/** Whether this page is shown inside another one. */
export const isFramed = (): boolean => window.parent !== window;

const loadFramed = () => import('./connectToHost');
let joined: Promise<void> | undefined;

/**
 * Connects this page to the one around its frame, once for all elements; `element` then takes attributes from there. Elements
 * wait for the first attempt alone: without the protocol they work like any page in a frame, until it comes (HTTP-04).
 */
export function joinHost(element: Element, signal: AbortSignal, load = loadFramed): void {
  page.connecting ??= new Promise<void>((settle) => {
    const attempt = () => {
      const loading = load();
      loading.catch(() => settle());
      return loading;
    };
    joined = patiently(attempt).then(({ connectToHost }) => {
      page.host = connectToHost();
      settle();
    });
    joined.catch(() => settle());
  });
  joined?.then(
    () => {
      const leave = signal.aborted ? undefined : page.host?.adopt(element);
      if (leave) signal.addEventListener('abort', leave);
    },
    () => {},
  );
}
