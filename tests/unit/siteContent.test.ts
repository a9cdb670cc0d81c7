import { renderToString } from 'react-dom/server';
import type { PageOf } from '../../src/contract/site/pageData';
import type { Language } from '../../src/contract/terms/languages';
import {
  allLanguages,
  article,
  eventContent,
  fund,
  gallery,
  newsItem,
  pageOf,
  siteEvent,
} from '../../src/features/site/testing/contentPages';
import { pageBlocks } from '../../src/features/site/blocks';
import { viewOf } from '../../src/features/site/testing/drawView';
import { view as articleView } from '../../src/features/site/views/article';
import { view as customPage } from '../../src/features/site/views/customPage';
import { view as eventView } from '../../src/features/site/views/event';
import { view as events } from '../../src/features/site/views/events';
import { view as galleries } from '../../src/features/site/views/galleries';
import { view as galleryView } from '../../src/features/site/views/gallery';
import { view as newsItemView } from '../../src/features/site/views/newsItem';
import { view as news } from '../../src/features/site/views/newsList';

const richText = '<p style="color:red">Un <b>texte</b></p><script>alert(1)</script>';
const blocks = JSON.stringify([
  { type: 'richText', props: { html: richText, padding: '24', backgroundColor: '#fff3c4' } },
  { type: 'accordion', props: { items: [{ title: 'Où ?', description: '<p style="font-size:20px">Ici</p>' }] } },
  { type: 'carousel', props: { items: [{ image: '/a.jpg' }, { image: '/b.jpg' }] } },
  { type: 'pdf', props: { pdf: '/plan.pdf', previz: true } },
  { type: 'video', props: { video: 'https://youtu.be/dQw4w9WgXcQ' } },
  { type: 'video', props: { video: '/film.mp4', autoPlay: true } },
  { type: 'embeddedPage', props: { url: 'https://carte.example/x' } },
  {
    type: 'container',
    props: { css: 'color:red' },
    children: [{ type: 'richText', props: { html: '<p>dedans</p>' } }],
  },
]);

const event = eventContent({
  content: richText,
  formLinks: [
    { id: 'diner', title: 'Dîner', description: 'Places limitées', href: '/form/diner', open: true },
    { id: 'garde', title: 'Garderie', description: '', href: '/form/garde', open: false },
  ],
  funds: [fund],
  links: [{ name: 'Le programme', url: 'https://programme.example/' }],
  sessions: [{ id: 's1', dateEvent: '2026-12-14T19:00:00.000Z', dateFin: null, title: 'Deuxième soir' }],
});

/** Every page of content, full and empty. */
const pages = (lang: Language) =>
  Promise.all([
    viewOf(events, pageOf('EVENTS', [siteEvent(), siteEvent({ id: 'b', image: '', adresse: '' })], { lang })),
    viewOf(events, pageOf('EVENTS', [], { lang, list: { when: 'past' } })),
    viewOf(eventView, pageOf('EVENT', [event], { lang })),
    viewOf(eventView, pageOf('EVENT', [eventContent({ image: '', adresse: '', description: '' })], { lang })),
    viewOf(galleries, pageOf('GALERIES', [gallery], { lang, list: { page: 1, nbPages: 3 } })),
    viewOf(galleries, pageOf('GALERIES', [], { lang })),
    viewOf(galleryView, pageOf('GALERIES_IMAGES', [{ ...gallery, images: ['/a.jpg', '/b.jpg'] }], { lang })),
    viewOf(galleryView, pageOf('GALERIES_IMAGES', [{ ...gallery, images: [] }], { lang })),
    viewOf(news, pageOf('ACTU', [newsItem(), newsItem({ id: 'b', type: 'IMAGE', images: ['/a.jpg', '/b.jpg'] })], { lang, list: { page: 2, nbPages: 9 } })),
    viewOf(news, pageOf('ACTU', [], { lang })),
    viewOf(newsItemView, pageOf('ACTU_DETAIL', [newsItem({ content: richText, images: ['/a.jpg'] })], { lang })),
    viewOf(articleView, pageOf('ARTICLE', [{ ...article, content: richText, credits: [{ name: 'Paul', link: '' }], related: [article], recent: [article] }], { lang })),
    viewOf(customPage, pageOf('CUSTOM_PAGE', [custom(blocks)], { lang })),
    viewOf(customPage, pageOf('CUSTOM_PAGE', [custom('')], { lang })),
  ]); // oxfmt-ignore

const custom = (content: string): PageOf<'CUSTOM_PAGE'>['data'][number] => ({
  id: 'p',
  path: 'a-propos',
  title: 'À propos',
  description: 'Qui nous sommes',
  metaTitle: '',
  metaDescription: '',
  metaImage: '',
  content,
});

const draw = async (...args: Parameters<typeof viewOf>) => renderToString(await viewOf(...args));

describe('pages of content on a server', () => {
  it.each(allLanguages)(
    'EVT-01 NEWS-01 GAL-01 ART-01 PAGE-01 are whole in %s, with one heading and nothing that a strict policy refuses',
    async (lang) => {
      expect(globalThis).not.toHaveProperty('window');
      for (const page of await pages(lang)) {
        const html = renderToString(page);
        expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
        expect(html).not.toMatch(/ style=|<script|<style|<template|undefined|\[object|NaN/);
      }
    },
  );
});

describe('events', () => {
  it('EVT-01 stand below their months, what began before with this one', async () => {
    const list = [
      siteEvent({ id: 'expo', dateEvent: '2026-10-01T08:00:00.000Z', dateFin: '2027-01-15T18:00:00.000Z' }),
      siteEvent({ id: 'gala' }),
      siteEvent({ id: 'bal', dateEvent: '2027-01-31T23:30:00.000Z', dateFin: null }),
    ];
    const html = await draw(events as never, pageOf('EVENTS', list));
    expect(
      [...html.matchAll(/<h2[^>]*>([^<]*)|href="(\/evenement\/[^"]*)"/g)].map(([, month, link]) => month ?? link),
    ).toEqual(['décembre 2026', '/evenement/expo', '/evenement/gala', 'février 2027', '/evenement/bal']);
    expect(html).toContain('En cours');
  });

  it('EVT-01 are chosen by links, which say what is shown', async () => {
    const upcoming = await draw(events as never, pageOf('EVENTS', [siteEvent()], { lang: 'he' }));
    expect(upcoming).toContain('<a href="/he/evenements" aria-current="page">');
    expect(upcoming).toContain('<a href="/he/evenements?when=past">');
    const past = await draw(events as never, pageOf('EVENTS', [], { list: { when: 'past' } }));
    expect(past).toContain('<a href="/evenements?when=past" aria-current="page">');
  });

  it('EVT-02 STR-36 say so when there are none', async () => {
    const text = (html: string) => /empty-state.*?<p>(.*?)<\/p>/.exec(html)?.[1]?.replace(/&#x27;/g, "'");
    const draw2 = (when: 'upcoming' | 'past') => draw(events as never, pageOf('EVENTS', [], { list: { when } }));
    expect(text(await draw2('upcoming'))).toBe("Cet organisme n'a pas d'événement à venir");
    expect(text(await draw2('past'))).toBe("Cet organisme n'a pas encore d'événement passé");
  });
});

describe('an event', () => {
  const links = (html: string) =>
    [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replace(/&amp;/g, '&'));

  it('EVT-10 STR-22 has its parts as places on the page that links lead to', async () => {
    const html = await draw(eventView as never, pageOf('EVENT', [event]));
    for (const [id, title] of [
      ['details', 'Détails'],
      ['carte', 'Carte'],
      ['contact', 'Nous Contactez'],
    ] as const) {
      // oxfmt-ignore
      expect(html).toContain(`<a href="#${id}">${title}</a>`);
      expect(html).toMatch(new RegExp(`<section id="${id}".*?<h2[^>]*>${title}</h2>`));
    }
    expect(html).toContain('<p class="t-');
    expect(html).toContain('samedi 12 décembre 2026');
    expect(html).toContain('20:00 – 22:30');
  });

  it('EVT-10 leads to maps, the calendar file, its forms and funds, and asks none of them before', async () => {
    const html = await draw(eventView as never, pageOf('EVENT', [event], { lang: 'en' }));
    const place = '12%20rue%20des%20Tilleuls%2C%2075011%20Paris';
    expect(links(html)).toEqual(
      expect.arrayContaining([
        '/en/evenement/gala.ics',
        `geo:0,0?q=${place}`,
        `https://www.openstreetmap.org/search?query=${place}`,
        `https://www.google.com/maps/dir/?api=1&destination=${place}`,
        `https://www.waze.com/ul?q=${place}&navigate=yes`,
        '/en/form/diner',
        '/en/don/toit',
        'https://programme.example/',
        'mailto:contact@tilleuls.example',
        'tel:0123456789',
      ]),
    );
    expect(html).not.toMatch(/src(set)?="https?:/i);
    expect(links(html)).not.toContain('/en/form/garde');
    expect(html).toContain('Registration closed');
  });

  it('SYND-01 offers the calendar of the whole site, and is a file of the server on other hosts too', async () => {
    const list = pageOf('EVENTS', [siteEvent()], { lang: 'en' });
    const calendar = 'tilleuls.example/en/calendrier.ics';
    expect(links(await draw(events as never, list))).toEqual(
      expect.arrayContaining([`webcal://${calendar}`, '/en/calendrier.ics']),
    );
    const elsewhere = { apiHost: 'https://orgkit.example', href: (path: string) => `#${path}` };
    expect(links(await draw(events as never, list, elsewhere))).toEqual(
      expect.arrayContaining([`webcal://${calendar}`, `https://${calendar}`]),
    );
    expect(links(await draw(eventView as never, pageOf('EVENT', [event]), elsewhere))).toContain(
      'https://tilleuls.example/evenement/gala.ics',
    );
  });

  it('EVT-10 that is over has no calendar file, and says so', async () => {
    const over = eventContent({ dateEvent: '2026-12-01T19:00:00.000Z', dateFin: null });
    const html = await draw(eventView as never, pageOf('EVENT', [over]));
    expect(html).toContain('Cet événement est passé');
    expect(html).not.toContain('.ics');
  });
});

describe('news', () => {
  it('NEWS-02 show the first theme, the contact as author, the date, and lead to their page or elsewhere', async () => {
    const elsewhere = newsItem({ id: 'presse', type: 'LINK', link: 'https://journal.example/a' });
    const html = await draw(news as never, pageOf('ACTU', [newsItem(), elsewhere]));
    expect(html).toContain('>Cours</li>');
    expect(html).not.toContain('Jeunesse');
    expect(html).toContain('Par Anne Morel');
    expect(html).toContain('2 novembre 2026');
    expect(html).toContain('href="/actualite/rentree"');
    expect(html).toContain('href="https://journal.example/a"');
    expect(html).toContain('Voir Plus...');
  });

  it('NEWS-01 has numbered pages where their number is known, else a link to the next one', async () => {
    const numbered = await draw(news as never, pageOf('ACTU', [newsItem()], { list: { page: 2, nbPages: 9 } }));
    expect(numbered).toContain('href="/actualites" rel="prev"');
    expect(numbered).toContain('href="/actualites?page=3" rel="next"');
    expect(numbered).toContain('aria-current="page">2</a>');
    const endless = await draw(news as never, pageOf('ACTU', [newsItem()], { list: { page: 2 } }));
    expect(endless).toMatch(/href="\/actualites\?page=3" rel="next">Voir Plus</);
  });
});

describe('galleries', () => {
  it('GAL-01 STR-25 show when they were made, and lead to the next page until the last', async () => {
    const first = await draw(galleries as never, pageOf('GALERIES', [gallery], { list: { page: 1, nbPages: 2 } }));
    expect(first).toContain('Créée le 20 mai 2026');
    expect(first).toContain('href="/galeries?page=2"');
    const last = await draw(galleries as never, pageOf('GALERIES', [gallery], { list: { page: 2, nbPages: 2 } }));
    expect(last).not.toContain('?page=');
  });

  it('GAL-10 place pictures by their stored sizes, each a link to itself', async () => {
    const images = ['/a.jpg', '/b.jpg', '/c.jpg', '/d.jpg'];
    const pictures = Object.fromEntries(
      images.map((src, at) => [src, { width: 400, height: at === 0 ? 800 : 300, alt: '' }]),
    );
    const html = await draw(galleryView as never, pageOf('GALERIES_IMAGES', [{ ...gallery, images }], { pictures }));
    expect(
      [...html.matchAll(/<li class="(rows[^"]*)"><a href="([^"]*)"/g)].map(([, name, href]) => [name, href]),
    ).toEqual([
      ['rows-32 two-1 three-1', '/a.jpg'],
      ['rows-12 two-2 three-2', '/b.jpg'],
      ['rows-12 two-2 three-3', '/c.jpg'],
      ['rows-12 two-2 three-2', '/d.jpg'],
    ]);
  });
});

describe('a page of the organisation’s own', () => {
  it('PAGE-01 BLOCK-01 draws its blocks, with their looks in a style sheet of its own', async () => {
    const page = pageOf('CUSTOM_PAGE', [custom(blocks)]);
    const html = await draw(customPage as never, page);
    const css = pageBlocks(blocks, page.site.address)?.ownStyles ?? '';
    const classes = [...html.matchAll(/class="[^"]*?(t-\w+)"/g)].map(([, name]) => name);
    expect(classes.length).toBeGreaterThanOrEqual(3);
    for (const name of classes) expect(css).toContain(`.${name}{`);
    expect(css).toContain('{padding:24px;background-color:#fff3c4}');
    expect(css).toContain('{font-size:20px}');
    expect(html).toContain('https://tilleuls.example/plan.pdf');
    expect(html).toContain('dedans');
    // Nothing is asked of YouTube before its video is played.
    expect(html).not.toMatch(/<iframe[^>]*youtube/);
  });

  it('BLOCK-06 lets a page of another site use its own storage, and none of ours', async () => {
    const frame = async (url: string) =>
      draw(
        customPage as never,
        pageOf('CUSTOM_PAGE', [custom(JSON.stringify([{ type: 'embeddedPage', props: { url } }]))]),
      );
    expect(await frame('https://carte.example/x')).toContain('allow-same-origin');
    expect(await frame('https://tilleuls.example/x')).not.toContain('allow-same-origin');
    expect(await frame('/x')).not.toContain('allow-same-origin');
  });
});
