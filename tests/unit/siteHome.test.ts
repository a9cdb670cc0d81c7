import { renderToString } from 'react-dom/server';
import type { PageOf } from '../../src/contract/site/pageData';
import type { Language } from '../../src/contract/terms/languages';
import {
  allLanguages,
  article,
  fund,
  newsItem,
  organisation,
  pageOf,
  siteEvent,
} from '../../src/features/site/testing/contentPages';
import { viewOf } from '../../src/features/site/testing/drawView';
import { scheduledWindow, service } from '../../src/features/site/testing/timePages';
import { view as home } from '../../src/features/site/views/home';
import { view as services } from '../../src/features/site/views/services';
import { view as subscriptions } from '../../src/features/site/views/subscriptions';
import { view as times } from '../../src/features/site/views/times';

type HomeContent = PageOf<'HOME'>['data'][number];
const nothing: HomeContent = {
  horaires: null,
  events: [],
  news: [],
  caisses: [],
  campaigns: [],
  forms: [],
  content: '',
};
const LONG = 'Rassemblementextraordinairesansespaces'.repeat(5);
const link = (id: string) => ({ id, title: `Lien ${id}`, description: '', href: `/x/${id}` });
const full: HomeContent = {
  horaires: scheduledWindow(),
  events: ['a', 'b', 'c'].map((id) => siteEvent({ id })),
  news: ['a', 'b', 'c', 'd'].map((id) => newsItem({ id, title: LONG })),
  caisses: ['un', 'deux', 'trois', 'quatre'].map((id) => ({ ...fund, id })),
  campaigns: [link('campagne')],
  forms: [link('formulaire')],
  content: JSON.stringify([{ type: 'richText', props: { html: '<p>Bienvenue</p>' } }]),
};
const decorated = {
  ...organisation,
  adresse: '12 rue des Tilleuls',
  postal: '75011',
  ville: 'Paris',
  config: {
    'hero.title': 'Bienvenue chez nous',
    'hero.carousel': [
      { image: 'https://tilleuls.example/a.jpg', title: 'Gala', url: '/evenement/gala' },
      { image: '/b.jpg' },
      { image: 'javascript:alert(1)', title: 'Rien' },
    ],
    'home.links': Array.from({ length: 8 }, (_, at) => ({ name: `Utile ${at}`, url: `https://utile.example/${at}` })),
  },
};

const homePage = (content: HomeContent, lang: Language = 'fr', org = organisation) => {
  const page = pageOf('HOME', [content], { lang, organisation: org });
  return { ...page, site: { ...page.site, articles: content === nothing ? [] : [article] } };
};
const draw = async (...args: Parameters<typeof viewOf>) => renderToString(await viewOf(...args));
const drawHome = (...args: Parameters<typeof homePage>) => draw(home as never, homePage(...args));

const pages = (lang: Language) =>
  Promise.all([
    drawHome(full, lang, decorated),
    drawHome(nothing, lang),
    draw(times as never, pageOf('HORAIRES', [scheduledWindow()], { lang })),
    draw(times as never, pageOf('HORAIRES', [scheduledWindow([])], { lang })),
    draw(times as never, pageOf('HORAIRES', [{ ...scheduledWindow(), screen: true, events: [siteEvent()] }], { lang })),
    draw(services as never, pageOf('SERVICES', [service(), service({ id: 'b', name: LONG })], { lang })),
    draw(services as never, pageOf('SERVICES', [], { lang })),
    draw(subscriptions as never, pageOf('ABONNEMENTS', [service({ recurrent: 1, nbMonth: 10 })], { lang })),
    draw(subscriptions as never, pageOf('ABONNEMENTS', [], { lang })),
  ]);

describe('home, times and services on a server', () => {
  it.each(allLanguages)(
    'HOME-01 HOR-01 SERV-01 ABO-01 are whole in %s, with one heading and nothing that a strict policy refuses',
    async (lang) => {
      expect(globalThis).not.toHaveProperty('window');
      for (const html of await pages(lang)) {
        expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
        expect(html).not.toMatch(/ style=|<script|<style|<template|undefined|\[object|NaN|javascript:/);
      }
    },
  );
});

describe('the home page', () => {
  it('HOME-01 HOME-02 HOME-07 shows its parts in their order, times and address beside the hero', async () => {
    const html = await drawHome(full, 'fr', decorated);
    const parts = ['carousel', 'Bienvenue chez nous', 'times-card', 'home-address', 'event-card', 'news-facts', '<org-donation',
      'fund-circle', 'Lien campagne', '<p>Bienvenue</p>', 'Lien formulaire', 'Utile 0', 'La fête des lumières']; // oxfmt-ignore
    const places = parts.map((part) => html.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(html).toMatch(
      /home-top-split[^]*times-card[^]*home-address[^]*12 rue des Tilleuls[^]*openstreetmap[^]*home-events/,
    );
  });

  it('ELEM-01 hands what the tag of the site says on to the elements in it', async () => {
    const page = homePage(full);
    const html = await draw(home as never, page, {
      passed: { 'access-id': 'k7', 'payment-url': '/payer', embed: 'false' },
    });
    expect(html).toMatch(/<org-donation access-id="k7" payment-url="\/payer" embed="false" org="/);
    expect(await draw(home as never, page)).toContain('<org-donation org="');
  });

  it('DON-11 offers the box for a quick gift', async () => {
    expect(await drawHome(full, 'fr', decorated)).toMatch(/<org-donation [^>]*quick=""/);
  });

  it('HOME-04 HOME-05 shows two events, six links, three funds, and links that lead on', async () => {
    const html = await drawHome(full, 'he', decorated);
    const count = (pattern: RegExp) => html.match(pattern)?.length;
    expect([count(/class="event-card /g), count(/Utile \d/g), count(/class="fund-circle"/g)]).toEqual([2, 6, 3]);
    for (const path of ['/he/don/un', '/he/horaires', '/he/evenements', '/he/actualites', '/he/article/lumiere'])
      expect(html).toContain(`href="${path}"`);
  });

  it('HOME-05 a circle is filled as far as its fund is, and says so in words', async () => {
    const html = await drawHome({ ...nothing, caisses: [fund] });
    expect(html).toContain('stroke-dasharray="25 100"');
    expect(html.replaceAll('\u00a0', ' ')).toContain('2 500 € collectés sur 10 000 €');
  });

  it('HOME-01 HOME-07 leaves out what there is nothing of', async () => {
    const html = await drawHome(nothing);
    expect(html).not.toMatch(/<h2[^>]*>(À venir|Actualités|Liens utiles|À lire)/);
    expect(html).toMatch(/<h1>Les Tilleuls/);
    expect(html).not.toMatch(/home-top-split|home-address|times-card/);
  });
});

describe('times', () => {
  it('HOR-01 STR-33 says that there are none', async () => {
    const html = await draw(times as never, pageOf('HORAIRES', [scheduledWindow([])]));
    expect(html).toContain('Désolé... Cet organisme n&#x27;a pas encore communiqué ses horaires');
  });

  it('HOR-01 SCHED-12 lists the days from Sunday to Saturday, and a table of them to print', async () => {
    const html = await draw(times as never, pageOf('HORAIRES', [scheduledWindow()]));
    const days = [...html.matchAll(/<h3>jour du ([^<]*)/g)].map(([, day]) => day);
    expect(days).toEqual(['06', '07', '08', '09', '10', '11', '12'].map((day) => `2026-12-${day}`));
    expect(html.match(/<th scope="col"/g)).toHaveLength(7);
    expect(html).toContain('Paracha Mikets');
  });
});

describe('services', () => {
  it('SERV-01 writes two decimals only where there are some, by group', async () => {
    const list = [
      service({ groupe: { id: 'g', name: 'Sport' } }),
      service({ id: 'b', montant: 12.5, groupe: { id: 'h', name: 'Musique' } }),
      service({ id: 'c', recurrent: 1, name: 'Abonnement' }),
    ];
    const html = (await draw(services as never, pageOf('SERVICES', list))).replaceAll('\u00a0', ' ');
    expect([...html.matchAll(/<h2>([^<]*)|>([\d,]+ €)/g)].map(([, group, price]) => group ?? price)).toEqual([
      'Sport',
      '50 €',
      'Musique',
      '12,50 €',
    ]);
    expect(html).toContain('activez JavaScript');
  });

  it('ABO-01 STR-26 stand below Général without a group', async () => {
    const html = await draw(subscriptions as never, pageOf('ABONNEMENTS', [service({ recurrent: 1, nbMonth: 10 })]));
    expect(html).toMatch(/<h2>Général<\/h2>.*par mois.*pendant 10 mois/);
  });

  it('SERV-01 ABO-01 STR-34 STR-35 say that there are none', async () => {
    expect(await draw(services as never, pageOf('SERVICES', []))).toContain('encore créé d&#x27;activité.');
    expect(await draw(subscriptions as never, pageOf('ABONNEMENTS', []))).toContain('encore créé d&#x27;abonnements.');
  });
});
