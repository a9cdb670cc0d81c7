import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '../../../src/contract/render';
import type { Config } from '../../config';

/** The views as the build has made them, read when the first page is asked for. */
export function loadRenderer({ distFolder }: Pick<Config, 'distFolder'>): Renderer {
  let loading: Promise<Renderer> | undefined;
  const load = () =>
    (loading ??= (import(pathToFileURL(join(distFolder, 'site/render.js')).href) as Promise<Renderer>).catch(
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  return {
    renderPage: async (input) => (await load()).renderPage(input),
    pageStyles: async (of) => (await load()).pageStyles(of),
  };
}
