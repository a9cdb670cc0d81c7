/**
 * Result of a redirect: the window is navigating; a new tab opened; or the browser refused both and a link is needed.
 */
export type Navigation = 'navigated' | 'opened' | 'blocked';

/**
 * Sends the whole window to `url`, also from inside a frame. Where a sandbox forbids it a new tab is tried; the browser
 * allows that for a few seconds after a click.
 */
export function sendWindow(url: string, own: Window): Navigation {
  try {
    (own.top ?? own).location.href = url;
    return 'navigated';
  } catch {
    return openTab(url, own) ? 'opened' : 'blocked';
  }
}

function openTab(url: string, own: Window): boolean {
  const tab = own.open('', '_blank');
  if (!tab) return false;
  try {
    tab.opener = null;
  } catch {
    // In a sandbox the new tab is of another origin already.
  }
  tab.location.href = url;
  return true;
}
