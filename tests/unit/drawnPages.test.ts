import type { PageData, PageOf } from '../../src/contract/site/pageData';
import { PAGE_TYPES, type PageType } from '../../src/contract/terms/pageTypes';
import {
  article,
  eventContent,
  fund,
  gallery,
  newsItem,
  pageOf,
  siteEvent,
} from '../../src/features/site/testing/contentPages';
import { scheduledWindow, service } from '../../src/features/site/testing/timePages';
import { renderPage } from '../../src/pages/server';

const link = { id: 'un', title: 'Un', description: 'Deux', href: '/un' };
const text = '<p style="color:red">Un <b>texte</b></p>';
const content = JSON.stringify([
  { type: 'richText', props: { html: text, padding: '24' } },
  { type: 'accordion', props: { items: [{ title: 'Où ?', description: text }] } },
  { type: 'carousel', props: { items: [{ image: '/a.jpg' }, { image: '/b.jpg' }] } },
  { type: 'video', props: { video: '/film.mp4' } },
  { type: 'pdf', props: { pdf: '/plan.pdf', previz: true } },
]);
const hosted = { id: 'un', title: 'Un' };
const custom = {
  id: 'p',
  path: 'a',
  title: 'À propos',
  description: '',
  metaTitle: '',
  metaDescription: '',
  metaImage: '',
};

/** A page of each type, with something in each of its parts. */
const contents: { readonly [T in PageType]: PageOf<T>['data'] } = {
  HOME: [
    {
      horaires: scheduledWindow(),
      events: [siteEvent()],
      news: [newsItem()],
      caisses: [fund],
      campaigns: [link],
      forms: [link],
      content,
    },
  ],
  PAIEMENT: [{ ...hosted, id: null }],
  DON: [hosted],
  HORAIRES: [scheduledWindow()],
  SERVICES: [service()],
  ABONNEMENTS: [service({ recurrent: 1 })],
  EVENTS: [siteEvent()],
  EVENT: [eventContent({ content: text, formLinks: [{ ...link, open: true }], funds: [fund] })],
  GALERIES: [gallery],
  GALERIES_IMAGES: [{ ...gallery, images: ['/a.jpg', '/b.jpg'] }],
  ACTU: [newsItem()],
  ACTU_DETAIL: [newsItem({ content: text, images: ['/a.jpg', '/b.jpg'] })],
  CUSTOM_PAGE: [{ ...custom, content }],
  FORM: [hosted],
  LINK: [{ ...hosted, forward: 'https://tilleuls.example/l/un/go' }],
  ARTICLE: [{ ...article, content: text, credits: [], related: [article], recent: [article] }],
  CAMPAGNE: [hosted],
  NOT_FOUND: [],
};

describe('a page drawn where there is no browser', () => {
  it.each(PAGE_TYPES)(
    'SITE-17 %s needs none: whole, with one heading, and nothing that its policy refuses',
    async (type) => {
      expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']);
      const page = pageOf(type, contents[type] as PageOf<typeof type>['data']) as unknown as PageData;
      const { html } = await renderPage({ page, base: '', embed: false });
      expect(html.match(/<h1\b/g)).toHaveLength(1);
      expect(html.match(/<main\b/g)).toHaveLength(1);
      expect(html).not.toMatch(/ style=|<script|<template/);
      // What React puts in the place of something that it waits for.
      expect(html).not.toMatch(/<!--\$[?!]-->/);
    },
  );
});
