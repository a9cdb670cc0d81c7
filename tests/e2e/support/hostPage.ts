import { readFileSync } from 'node:fs';
import { serveSite, type Site } from './serveFiles';

/** Addresses of the server's files as a webmaster copies them from an example. */
const relative = /(?<=(?:src|href)=")\.\.\/\.\.\/(?=elements\/|")/g;

/**
 * An example page on another site than the server's, with the code that its visitors copy: addresses of the server in full,
 * the page's own files beside it.
 */
export async function serveExample(name: string, server: string): Promise<Site> {
  const html = readFileSync(`examples/${name}/index.html`, 'utf8').replaceAll(relative, `${server}/`);
  return serveSite({
    folders: { '/examples/': 'examples' },
    routes: { [`GET /examples/${name}/`]: () => ({ body: html }) },
  });
}
