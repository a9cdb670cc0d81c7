import { useSite } from '../siteContext';

/** Makes the address of a file of the site: the server's own, also where its pages are shown on another host. */
export function useFileAddress(): (path: string) => string {
  const { page, href, apiHost } = useSite();
  return (path) => (apiHost ? `${page.site.address}${page.site.home}${path}` : href(path));
}
