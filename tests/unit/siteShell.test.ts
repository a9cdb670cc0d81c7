import type { PageData } from '../../src/contract/site/pageData';
import { PAGE_TYPES } from '../../src/contract/terms/pageTypes';
import { pageOf } from '../../src/features/site/testing/contentPages';
import { renderPage } from '../../src/pages/server';

const about = { id: 'un', title: 'Un' };
const parent = { title: 'Événements', url: '/evenements' };
const draw = async (page: object, embed = false) =>
  (
    await renderPage({
      page: { ...pageOf('DON', [about]), title: 'Un don', ...page } as unknown as PageData,
      base: '',
      embed,
    })
  ).html;
const around = ['<header', '<footer', 'site-breadcrumb', 'site-top-link', 'site-skip', 'site-topbar'];

describe('what stands around a page', () => {
  it('SITE-06 leads home, to the list that the page is of, and names the page', async () => {
    const trail = (html: string) =>
      [
        ...(/<nav class="site-breadcrumb"[^]*?<\/nav>/.exec(html)?.[0] ?? '').matchAll(
          /<li[^>]*>(?:<a href="([^"]*)">|<bdi>)([^<]*)/g,
        ),
      ].map(([, href, text]) => [href, text]);
    expect(trail(await draw({ parent }))).toEqual([
      ['/', 'Accueil'],
      ['/evenements', 'Événements'],
      [undefined, 'Un don'],
    ]);
    expect(trail(await draw({}))).toEqual([
      ['/', 'Accueil'],
      [undefined, 'Un don'],
    ]);
    for (const type of PAGE_TYPES) {
      const html = await draw({ type, data: type === 'DON' ? [about] : [] });
      expect([type, trail(html).length > 0]).toEqual([type, type !== 'HOME']);
    }
  });

  it('SITE-14 holds an announcement until its end, also where the page was drawn before', async () => {
    const { site } = pageOf('DON', [about]);
    const drawUntil = (until: string | null) =>
      draw({ site: { ...site, now: '2026-01-16T12:00:00Z', announcement: { text: 'Brocante', url: '', until } } });
    expect(await drawUntil(null)).toContain('Brocante');
    expect(await drawUntil('2026-01-16T12:00:01Z')).toContain('Brocante');
    expect(await drawUntil('2026-01-16T12:00:00Z')).not.toContain('site-announcement');
  });

  it.each([
    ['FR', 'Paris', '75011', '75011 Paris'],
    ['GB', 'London', 'N1 9GU', 'London N1 9GU'],
  ])('SITE-33 HOME-07 writes an address in %s as that country does', async (country, ville, postal, town) => {
    const place = { adresse: '12 rue', ville, postal, country };
    const organisation = { ...pageOf('DON', [about]).organisation, ...place };
    expect(await draw({ organisation })).toContain(`<bdi>${town}</bdi>`);
  });

  it('SITE-09 is left out in a frame, where the content is alone', async () => {
    const [whole, framed] = [await draw({ parent }), await draw({ parent }, true)];
    expect(around.filter((part) => !whole.includes(part))).toEqual([]);
    expect(around.filter((part) => framed.includes(part))).toEqual([]);
    expect(framed).toContain('<org-donation');
  });
});
