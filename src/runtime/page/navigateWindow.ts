import { page } from './page';
import { sendWindow, type Navigation } from './sendWindow';

/** Sends the whole window to `url` (ELEM-04): from inside a frame through the host script when there is one. */
export function navigateWindow(url: string): Navigation {
  return page.host?.navigate(url) ? 'navigated' : sendWindow(url, window);
}
