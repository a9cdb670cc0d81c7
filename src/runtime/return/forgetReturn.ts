import { page } from '../page/page';
import { withoutReturn } from '../page/withoutReturn';

/** Takes what the payer brought back out of the address; `intent` stays where it names what the page shows. */
export function forgetReturn(keepIntent: boolean): void {
  const { history, location } = window;
  const url = new URL(location.href);
  url.searchParams.delete('status');
  history.replaceState(history.state, '', keepIntent ? url.href : withoutReturn(url.href));
  page.host?.returned();
}
