import { page } from './page';
import { withoutReturn } from './withoutReturn';

/** Takes what the payer brought back out of the address; `intent` stays where it names what the page shows. */
export function forgetReturn(keepIntent: boolean): void {
  const { history, location } = window;
  const url = new URL(location.href);
  url.searchParams.delete('status');
  history.replaceState(history.state, '', keepIntent ? url.href : withoutReturn(url.href));
  page.host?.returned();
}
