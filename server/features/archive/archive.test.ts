import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveReport } from '../../../src/contract/site/archive';
import { pagePath } from '../../../src/core/site';
import type { PageType } from '../../../src/contract/terms/pageTypes';
import { runCommand } from '../../control/runCommand';
import { processMedia } from '../media/processMedia';
import { pdf } from '../../pictures/testing/samples';
import { download, keep, photo, send, useArchiveWorld, type Place } from './testing/archiveWorld';
import { unpacked } from './testing/zips';

const world = useArchiveWorld();
const linesIn = (files: ReadonlyMap<string, Buffer>, kind: string) =>
  String(files.get(`records/${kind}.jsonl`))
    .trim()
    .split('\n');
const counts = ({ created, changed, unchanged, problems }: ArchiveReport) => ({
  ...{ created: created.length, changed: changed.length, unchanged: unchanged.length },
  problems,
});
const ask = ({ server, tokens }: Place, org: string, method: string, path: string, body?: unknown) =>
  server.request(method, `/v1/admin/${path}`, { token: tokens[org] ?? '', ...(body === undefined ? {} : { body }) });

/** Without the hashes of pictures, which are each organisation’s own, and the host that one of them was written with. */
const plain = (pages: Record<string, unknown>) =>
  JSON.parse(JSON.stringify(pages).replace(/(https:\/\/demo\.example)?\/media\/[0-9a-f]{40}/g, '/media/@')) as Record<
    string,
    unknown
  >;

/** Pages of an organisation’s site, without what is money, whose it is and where. */
async function pagesOf({ server, deps }: Place, org: string, paths: readonly string[]) {
  await processMedia(deps);
  const pages: Record<string, unknown> = {};
  for (const path of paths) {
    const { status, text } = await server.request(
      'GET',
      `/v1/pages/resolve?org=${org}&path=${encodeURIComponent(path)}`,
    );
    const page = JSON.parse(text, (key, value: unknown) =>
      ['total', 'payed', 'reste', 'collected', 'assoc', 'defaultAssoc', 'cerfasInfos', 'GCL', 'other'].includes(key) ||
      ['BASE_WEB_URL', 'siteUrl', 'domain', 'canonical', 'address', 'retention'].includes(key)
        ? undefined
        : value,
    ) as unknown;
    pages[path] = [status, JSON.parse(JSON.stringify(page).replaceAll(`"id":"${org}"`, '"id":"@"'))];
  }
  return pages;
}

describe('a whole organisation', () => {
  let archive: Buffer;
  let paths: string[];
  let picture: { url: string };

  beforeAll(async () => {
    const { home } = world;
    const token = home.tokens['demo'] ?? '';
    picture = await keep(home, token, await photo(700, 40), 'Le chœur');
    const programme = await keep(home, token, pdf, 'Programme');
    const album = { id: 'album', name: 'Album', bgImage: picture.url };
    await ask(home, 'demo', 'POST', 'galleries', album);
    await ask(home, 'demo', 'PUT', 'galleries/album/images', { images: [{ src: picture.url, alt: 'Chœur' }] });
    const { data: alts } = (await ask(home, 'demo', 'GET', 'translations?lang=he&kind=image')).body as {
      data: { id: string }[];
    };
    for (const { id } of alts) await ask(home, 'demo', 'PUT', `translations/he/${id}`, { text: 'מקהלה' });
    const content = `<p><img src="https://demo.example${picture.url}" alt=""> <a href="${programme.url}">PDF</a></p>`;
    await ask(home, 'demo', 'POST', 'news', { id: 'avec-image', title: 'Avec image', content });
    await ask(home, 'demo', 'POST', 'forms', { id: 'ancien', title: 'Ancien' });
    await ask(home, 'demo', 'POST', 'forms/ancien/archive', { archived: true });
    await ask(home, 'demo', 'PUT', 'mail/words/thanks', { words: { fr: { closing: 'Le bureau' } } });
    archive = await download(home, token);
    const files = await unpacked(archive);
    const records = (kind: string) =>
      linesIn(files, kind).map((line) => JSON.parse(line) as { id: string; path: string });
    const pathsOf = (type: PageType, kind: string) => records(kind).map(({ id }) => pagePath(type, id));
    paths = [
      ...(['HOME', 'DON', 'HORAIRES', 'SERVICES', 'ABONNEMENTS', 'EVENTS', 'GALERIES', 'ACTU'] as const).map((type) =>
        pagePath(type),
      ),
      ...[...pathsOf('EVENT', 'events'), ...pathsOf('ACTU_DETAIL', 'news'), ...pathsOf('ARTICLE', 'articles')],
      ...[...pathsOf('GALERIES_IMAGES', 'galleries'), ...pathsOf('FORM', 'forms'), ...pathsOf('DON', 'caisses')],
      `/he${pagePath('GALERIES_IMAGES', 'album')}`,
      ...[...pathsOf('CAMPAGNE', 'campagnes'), ...records('pages').map(({ path }) => `/${path}`), '/nulle-part'],
    ];
  });

  it('ARCH-01 MAIL-09 is one archive of what its calls keep, without money, people, accounts and secrets', async () => {
    const files = await unpacked(archive);
    expect([...files.keys()][0]).toBe('manifest.json');
    expect(JSON.parse(String(files.get('manifest.json')))).toEqual({
      ...{ format: 'orgkit-archive', version: 1, madeAt: '2025-01-15T12:00:00.000Z' },
      organisation: { id: 'demo', name: expect.any(String) as string },
    });
    const text = [...files]
      .filter(([name]) => name.endsWith('.jsonl'))
      .map(([, bytes]) => String(bytes))
      .join('');
    const keys = new Set([...text.matchAll(/"(\w+)":/g)].map(([, key]) => key));
    const never = [
      'GCL',
      'assoc',
      'other',
      'payed',
      'reste',
      'giftMails',
      'secret',
      'token',
      'sold',
      'counts',
      'domain',
    ];
    expect(never.filter((key) => keys.has(key))).toEqual([]);
    const lines = (kind: string) => linesIn(files, kind);
    const names = (kind: string) => lines(kind).map((line) => (JSON.parse(line) as { id: string }).id);
    expect(names('galleries')).toContain('album');
    expect(lines('mails').map((line) => JSON.parse(line) as object)).toMatchObject([
      { id: 'thanks', words: { fr: { closing: 'Le bureau', opening: '' }, he: { closing: '' } } },
    ]);
    expect(lines('translations').join()).toContain('מקהלה');
    // An archived form is open nowhere (BUILD-34).
    expect(lines('forms').map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ id: 'ancien', active: false }),
    );
    const funds = (await ask(world.home, 'demo', 'GET', 'caisses')).body as { data: { id: string }[] };
    expect(names('caisses')).toEqual(funds.data.map(({ id }) => id));
    const media = lines('media').map((line) => JSON.parse(line) as { id: string; kind: string; alt: string });
    expect(media).toContainEqual({ id: picture.url.slice(7, 47), kind: 'PICTURE', name: 'vue.jpg', alt: 'Le chœur' });
    for (const { id, kind } of media) expect(files.has(`media/${id}.${kind === 'PDF' ? 'pdf' : 'webp'}`)).toBe(true);
  });

  it('ARCH-03 changes nothing where it came from', async () => {
    const { home } = world;
    const { status, body } = await send(home, home.tokens['demo'] ?? '', archive, 'dryRun=true');
    expect([status, counts(body.data)]).toEqual([
      200,
      { created: 0, changed: 0, unchanged: expect.any(Number) as number, problems: [] },
    ]);
    expect(body.data.unchanged.length).toBeGreaterThan(40);
  });

  it.each(['home', 'away'] as const)(
    'ARCH-03 ARCH-05 shows the same site in an empty organisation (%s), and then changes nothing',
    async (where) => {
      const place = world[where];
      const token = place.tokens['empty'] ?? '';
      const expected = await pagesOf(world.home, 'demo', paths);
      expect(paths.length).toBeGreaterThan(20);
      const before = await place.stored();
      const tried = await send(place, token, archive, 'dryRun=true');
      expect(tried.body.data.problems).toEqual([]);
      expect(tried.body.data.created.length).toBeGreaterThan(40);
      expect(await place.stored()).toEqual(before);
      expect((await ask(place, 'empty', 'GET', 'events')).body).toMatchObject({ data: [] });
      const taken = await send(place, token, archive);
      expect(taken.body.data).toEqual(tried.body.data);

      const found = await pagesOf(place, 'empty', paths);
      const here = plain(found);
      const there = plain(expected);
      expect(JSON.stringify(found)).not.toContain(picture.url);
      for (const path of paths) expect([path, here[path]]).toEqual([path, there[path]]);

      expect((await ask(place, 'empty', 'GET', 'mail/words/thanks')).body).toMatchObject({
        data: { words: { fr: { closing: 'Le bureau' } } },
      });
      const again = await send(place, token, archive, 'dryRun=true');
      const { created, changed, unchanged } = counts(tried.body.data);
      expect(counts(again.body.data)).toEqual({
        ...{ created: 0, changed: 0, unchanged: created + changed + unchanged },
        problems: [],
      });
      const copy = await send(place, token, await download(place, token), 'dryRun=true');
      expect(counts(copy.body.data)).toMatchObject({ created: 0, changed: 0, problems: [] });
    },
  );

  it('ARCH-01 ARCH-03 is written and taken by the operator’s commands, too', async () => {
    const { deps } = world.home;
    const to = join(deps.config.dataFolder, 'demo.zip');
    expect(await runCommand(deps, 'export', { id: 'demo', to })).toContain('the content of demo');
    await expect(runCommand(deps, 'export', { id: 'demo', to })).rejects.toThrow('--to must be a new file');
    const tried = await runCommand(deps, 'import', { id: 'demo', from: to, 'dry-run': 'true' });
    expect(tried).toMatch(
      /^0 created, 0 changed, \d\d+ unchanged, 0 problems\nThis was a trial: nothing was changed\.$/,
    );
    await ask(world.home, 'demo', 'DELETE', 'galleries/album');
    const taken = await runCommand(deps, 'import', { id: 'demo', from: to });
    expect(taken).toMatch(
      /^created: galleries album\ncreated: translations \w+-he\n2 created, 0 changed, \d\d+ unchanged, 0 problems$/,
    );
    await writeFile(to, 'GIF89a');
    await expect(runCommand(deps, 'import', { id: 'demo', from: to })).rejects.toThrow('no ZIP file');
  });
});
