import sharp from 'sharp';
import type { MediaItem } from '../../../src/contract/site/media';
import { statementsOf } from '../../testing/statementsOf';
import { ownAddresses, picturesOf } from './picturesOf';
import { processMedia, removeLeftMedia } from './processMedia';
import { useMediaWorld } from './testing/mediaWorld';

const MINUTE = 60_000;
const { world, upload, kept, ask, stored, rows, see, anyPhoto } = useMediaWorld();

describe('a picture', () => {
  it('MEDIA-01 MEDIA-03 is shown once it is kept, and in all sizes a while later', async () => {
    const { status, body } = await upload(world.photo);
    expect([status, body.data]).toEqual([
      200,
      {
        ...{ id: expect.any(String), kind: 'PICTURE', state: 'PROCESSING', name: 'toit.jpg', alt: 'Un toit' },
        ...{ url: expect.stringMatching(/^\/media\/[0-9a-f]{40}\.webp$/), width: 1200, height: 800 },
        ...{ bytes: expect.any(Number), createdAt: '2025-01-15T12:00:00.000Z', version: expect.any(String) },
      },
    ]);
    const { id, url } = body.data;
    expect((await see(url)).status).toBe(200);
    const avif = url.replace('.webp', '-480.avif');
    expect((await see(avif)).status).toBe(404);
    expect(await processMedia(world.deps)).toBe(1);
    expect(await processMedia(world.deps)).toBe(0);
    const { data } = (await ask('GET', `/${id}`)).body;
    expect(data.state).toBe('READY');
    for (const [path, type, format] of [
      [url, 'image/webp', 'webp'],
      [avif, 'image/avif', 'heif'],
      [url.replace('.webp', '-960.webp'), 'image/webp', 'webp'],
    ] as const) {
      const answer = await fetch(world.server.url + path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format).toBe(format);
    }
    // The original is not kept.
    const own = (await stored()).filter((name) => name.startsWith(id));
    expect(own).toEqual(
      ['1600-avif', '1600-webp', '480-avif', '480-webp', '960-avif', '960-webp'].map((one) => `${id}-${one}`),
    );
    const sizes = await picturesOf(world.database.queries, 'demo', [url]);
    expect(sizes[url]).toEqual({
      ...{ width: 1200, height: 800, alt: 'Un toit' },
      avif: `${avif} 480w, ${avif.replace('480', '960')} 960w, ${avif.replace('480', '1600')} 1200w`,
      webp: `${url.replace('.webp', '-480.webp')} 480w, ${url.replace('.webp', '-960.webp')} 960w, ${url} 1200w`,
    });
  });

  it('MEDIA-05 is cached for ever, never guessed at, and read by every page', async () => {
    const { url } = await kept(world.photo);
    const { headers } = await see(url);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const again = await see(url, { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' });
    expect([again.status, again.text.length]).toEqual([304, 0]);
    const head = await world.server.request('HEAD', url);
    expect([head.status, head.headers.get('content-length')]).toEqual([200, headers.get('content-length')]);
    for (const path of [
      '/media/x.webp',
      `/media/${'0'.repeat(40)}.webp`,
      url.replace('webp', 'pdf'),
      url.replace('.webp', '-700.webp'),
    ])
      expect([path, (await see(path)).status]).toEqual([path, 404]);
  });

  it('MEDIA-02 sent again is the same, under its new text', async () => {
    const [bytes, before] = [await anyPhoto(), await rows()];
    const first = await kept(bytes);
    const files = await stored();
    const [second, third] = await Promise.all([kept(bytes, { alt: 'Deux' }), kept(bytes, { alt: 'Deux' })]);
    expect([second, third]).toEqual([
      { ...first, alt: 'Deux', version: second.version },
      { ...first, alt: 'Deux', version: second.version },
    ]);
    expect([await rows(), await stored()]).toEqual([before + 1, files]);
  });

  it('MEDIA-01 is its organisation’s alone, and goes without another’s of the same bytes', async () => {
    const bytes = await anyPhoto();
    const [own, others] = [await kept(bytes), await kept(bytes, { given: world.otherToken })];
    expect(own.url).not.toBe(others.url);
    expect((await ask('GET', `/${others.id}`)).status).toBe(404);
    expect((await ask('PUT', `/${others.id}`, { alt: 'Mine' })).status).toBe(404);
    expect((await ask('DELETE', `/${others.id}`)).status).toBe(404);
    expect(await picturesOf(world.database.queries, 'demo', [own.url, others.url])).toEqual({
      [own.url]: expect.objectContaining({ width: 60 }),
    });
    expect((await ask('DELETE', `/${own.id}`)).status).toBe(200);
    world.time += 61 * MINUTE;
    await processMedia(world.deps);
    expect(await removeLeftMedia(world.deps)).toBe(1);
    expect((await see(own.url)).status).toBe(404);
    expect((await see(others.url)).status).toBe(200);
    expect((await stored()).filter((name) => name.startsWith(own.id))).toEqual([]);
    // The same again after it was deleted.
    expect((await kept(bytes)).url).toBe(own.url);
    expect((await see(own.url)).status).toBe(200);
  });

  it('MEDIA-04 BUILD-31 deleted says which records, and drafts of forms, still name it', async () => {
    const { id, url } = await kept(await anyPhoto());
    const section = { id: 'accueil', label: 'Accueil', content: `<p><img src="${url}" alt=""></p>` };
    await world.server.request('POST', '/v1/admin/sections', { token: world.token, body: section });
    await world.server.request('PUT', '/v1/admin/organisations/demo', { token: world.token, body: { logo: url } });
    const gallery = { id: 'album', name: 'Album' };
    await world.server.request('POST', '/v1/admin/galleries', { token: world.token, body: gallery });
    const images = { images: [{ src: url, alt: '' }] };
    const put = await world.server.request('PUT', '/v1/admin/galleries/album/images', {
      token: world.token,
      body: images,
    });
    expect(put.status).toBe(200);
    const form = { id: 'bal', title: 'Bal' };
    await world.server.request('POST', '/v1/admin/forms', { token: world.token, body: form });
    const draft = { version: null, revision: 1, form: { metaImage: url } };
    await world.server.request('POST', '/v1/admin/forms/bal/draft', { token: world.token, body: draft });
    const uses = [
      { subject: 'form', id: 'bal', name: 'Bal' },
      { subject: 'gallery', id: 'album', name: 'Album' },
      { subject: 'organisation', id: 'demo', name: 'Demo' },
      { subject: 'section', id: 'accueil', name: 'Accueil' },
    ];
    expect((await ask<{ uses: unknown }>('GET', `/${id}`)).body.data.uses).toEqual(uses);
    expect((await ask('DELETE', `/${id}`)).body).toEqual({ success: true, data: { uses } });
    expect((await ask('DELETE', `/${id}`)).status).toBe(404);
    const audit = await world.server.request('GET', '/v1/admin/audit?subject=media&limit=2', { token: world.token });
    expect((audit.body as { data: { action: string }[] }).data.map(({ action }) => action)).toEqual([
      'ADMIN-MEDIA-DELETE',
      'ADMIN-MEDIA-UPLOAD',
    ]);
  });

  it('MEDIA-01 takes another text, and is found in the list, page by page', async () => {
    const items = [await kept(await anyPhoto()), await kept(await anyPhoto()), await kept(await anyPhoto())];
    const { data: bare } = (await ask('PUT', `/${items[0]?.id}`, { alt: '' })).body;
    expect(bare).toEqual({ ...items[0], alt: '', version: bare.version });
    const page = async (query: string) =>
      (await ask('GET', `?kind=PICTURE&limit=2${query}`)).body as unknown as { data: MediaItem[]; next: string };
    const first = await page('');
    expect(first.data.map(({ id }) => id)).toEqual([items[2]?.id, items[1]?.id]);
    expect((await page(`&before=${first.next}`)).data[0]).toEqual(bare);
  });

  it('CALL-164 takes texts for the version that was read alone, and tells the newest', async () => {
    const { id, version } = await kept(await anyPhoto(), { alt: 'Chœur' });
    const { data } = (await ask('PUT', `/${id}`, { alt: 'Le chœur', version })).body;
    const late = await ask('PUT', `/${id}`, { alt: 'Chorale', version });
    expect([late.status, late.body]).toMatchObject([409, { success: false, code: 'changed', data }]);
    expect((await ask('PUT', `/${id}`, { alt: 'Le chœur', version: data.version })).body.data).toEqual(data);
  });

  it('CALL-95 is found by words of its name and of what it shows', async () => {
    const { id } = await kept(await anyPhoto(), { alt: 'Le jardin de l’École' });
    const found = async (query: string) =>
      ((await ask('GET', `?search=${query}`)).body as unknown as { data: MediaItem[] }).data.map((one) => one.id);
    expect(await found('ECOLE%20jardin')).toEqual([id]);
    expect(await found('nobody%202718')).toEqual([]);
  });

  it('MEDIA-06 is found among others’ addresses by one statement', async () => {
    const { url } = await kept(await anyPhoto());
    const elsewhere = `https://site.example/o/demo${url}`;
    const asked = [
      url,
      elsewhere,
      'https://pictures.example/a.webp',
      '/demo/toit.svg',
      `/media/${'0'.repeat(40)}.webp`,
    ];
    let sizes: Awaited<ReturnType<typeof picturesOf>> = {};
    const statements = await statementsOf(world.database.queries, async () => {
      sizes = await picturesOf(world.database.queries, 'demo', asked);
    });
    expect(statements).toHaveLength(1);
    expect(Object.keys(sizes)).toEqual([url, elsewhere]);
    expect(sizes[elsewhere]?.webp).toBe(`${elsewhere} 60w`);
  });

  it('MEDIA-06 is found in records, in their HTML and in their layouts', () => {
    const address = (digit: string, before = '') => `${before}/media/${digit.repeat(40)}.webp`;
    const html = `<p><img src="${address('b')}" alt=""><img src='${address('c', 'https://a.example/o/x')}'></p>`;
    const layout = JSON.stringify([{ type: 'richText', props: { html: html.replaceAll(address('b'), address('d')) } }]);
    const found = ownAddresses({
      image: address('a'),
      content: html,
      more: { layout },
      not: [`${address('e')}?x`, 'a.webp'],
    });
    expect([...new Set(found)]).toEqual([
      address('a'),
      address('b'),
      address('c', 'https://a.example/o/x'),
      address('d'),
    ]);
  });

  it('MEDIA-06 is on a page of its organisation’s site in all its sizes, another’s is not', async () => {
    const [own, others] = [await kept(await anyPhoto()), await kept(await anyPhoto(), { given: world.otherToken })];
    const image = (src: string) => ({ id: src.slice(-9, -5), title: src, type: 'IMAGE', images: [src] });
    for (const body of [image(own.url), image(others.url)])
      expect((await world.server.request('POST', '/v1/admin/news', { token: world.token, body })).status).toBe(200);
    const page = await world.server.request('GET', '/v1/pages/resolve?org=demo&path=/actualites');
    expect((page.body as { data: { pictures: unknown } }).data.pictures).toEqual({
      [own.url]: { width: 60, height: 40, alt: 'Un toit', webp: `${own.url} 60w` },
    });
  });
});
