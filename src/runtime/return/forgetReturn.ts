import { page } from '../page/page';
import { withoutReturn } from '../page/withoutReturn';

/** Removes the return parameters from the address; `intent` stays if it names the page's content. */
export function forgetReturn(keepIntent: boolean): void {
  const { history, location } = window;
  const url = new URL(location.href);
  url.searchParams.delete('status');
  history.replaceState(history.state, '', keepIntent ? url.href : withoutReturn(url.href));
  page.host?.returned();
}
