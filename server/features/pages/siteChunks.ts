import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../../src/contract/common';
import type { PageType } from '../../../src/contract/terms/pageTypes';
import type { Config } from '../../config';

type Chunks = Readonly<Record<string, readonly string[]>>;

const known = new Map<string, Promise<Chunks>>();

/**
 * The files that a browser needs to go on with a page, so that it asks for all of them at once. The build writes them
 * (`scripts/build/siteChunks.mjs`); without a build there are none.
 */
export async function chunksOf(
  { distFolder }: Pick<Config, 'distFolder'>,
  type: PageType,
  lang: Language,
  hasBlocks: boolean,
) {
  const reading = known.get(distFolder) ?? read(join(distFolder, 'elements/site-chunks.json'));
  known.set(distFolder, reading);
  const chunks = await reading;
  const names = ['site', `site ${lang}`, type, `${type} ${lang}`, ...(hasBlocks ? ['blocks'] : [])];
  return [...new Set(names.flatMap((name) => chunks[name] ?? []))];
}

const read = async (path: string): Promise<Chunks> =>
  JSON.parse(await readFile(path, 'utf8').catch(() => '{}')) as Chunks;
