/** What became of a redirect: the window is going; a new tab was opened; or the browser refused both, then show a link. */
export type Navigation = 'navigated' | 'opened' | 'blocked';

/**
 * Sends the whole window to `url`, also from inside a frame (ELEM-04). Where a sandbox forbids it, a new tab is tried;
 * call it as soon as possible after the visitor's click, or the browser refuses that too.
 */
export function navigateWindow(url: string, own: Window = window): Navigation {
  const top = own.top ?? own;
  try {
    top.location.href = url;
    return 'navigated';
  } catch {
    const tab = own.open(url, '_blank');
    if (!tab) return 'blocked';
    tab.opener = null;
    return 'opened';
  }
}
