/** @jest-environment jsdom */
import ICAL from 'ical.js';
import { icsCalendar, robotsTxt, rssFeed, sitemapXml } from '.';

const hostile = 'Soirée, de Hanouka; é חנוכה 🕎 \\ <b>&"\u0007\nà la ligne '.repeat(4);
const read = (xml: string) => {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed;
};

describe('icsCalendar', () => {
  const entry = {
    uid: 'soiree@tilleuls',
    start: Date.parse('2026-12-04T18:30:00Z'),
    end: Date.parse('2026-12-04T21:00:00Z'),
    name: hostile,
    place: '12 rue des Lilas, Paris',
    description: 'a\r\nb',
    url: 'https://x.example/evenement/1',
    updated: Date.parse('2026-11-01T10:00:00Z'),
    edits: 3,
  };
  const eventsOf = (file: string) =>
    new ICAL.Component(ICAL.parse(file) as [])
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));

  it('SYND-01 is read back whole by another parser: words in any script, line breaks, moments', () => {
    const [event] = eventsOf(icsCalendar('Communauté', [entry]));
    expect(event!.summary).toBe(hostile.replaceAll('\u0007', ''));
    expect(event!.location).toBe(entry.place);
    expect(event!.description).toBe('a\nb');
    expect(event!.startDate.toJSDate().toISOString()).toBe('2026-12-04T18:30:00.000Z');
    expect(event!.endDate.toJSDate().toISOString()).toBe('2026-12-04T21:00:00.000Z');
  });

  it('SYND-01 tells the entry and its version', () => {
    const [event] = eventsOf(icsCalendar('', [entry]));
    expect([event!.uid, event!.sequence]).toEqual(['soiree@tilleuls', 3]);
  });

  it('SYND-01 writes lines of 75 octets at most, and none that a text could add', () => {
    const file = icsCalendar('x', [{ ...entry, end: null, url: 'https://x.example/\r\nX-EVIL:1' }]);
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.filter((line) => line.startsWith('X-EVIL') || line.startsWith('DTEND'))).toEqual([]);
  });
});

describe('rssFeed', () => {
  const head = { title: hostile, description: hostile, site: 'https://t.example/?a=1&b=2', lang: 'he' };
  it('SYND-02 is read back whole by another parser', () => {
    const item = { title: hostile, url: 'https://t.example/actualite/1', description: hostile, categories: ['Fêtes'] };
    const feed = read(
      rssFeed({ ...head, address: 'https://t.example/rss.xml' }, [{ ...item, published: Date.UTC(2026, 0, 2, 3) }]),
    );
    const text = (selector: string) => feed.querySelector(selector)!.textContent;
    expect(text('channel > title')).toBe(hostile.replaceAll('\u0007', ''));
    expect(text('channel > link')).toBe(head.site);
    expect(text('item > title')).toBe(hostile.replaceAll('\u0007', ''));
    expect(text('item > guid')).toBe(item.url);
    expect(text('item > category')).toBe('Fêtes');
    expect(new Date(text('item > pubDate')).toISOString()).toBe('2026-01-02T03:00:00.000Z');
  });
});

describe('sitemapXml', () => {
  it('SYND-03 names each page in each language, with all languages and the default beside', () => {
    const addresses = [
      { lang: 'fr', url: 'https://t.example/don' },
      { lang: 'he', url: 'https://t.example/he/don' },
    ];
    const map = read(sitemapXml([{ addresses, updated: Date.UTC(2026, 4, 6) }]));
    const [first, second] = [...map.querySelectorAll('url')];
    expect([first, second].map((url) => url!.querySelector('loc')!.textContent)).toEqual(
      addresses.map(({ url }) => url),
    );
    expect(second!.querySelector('lastmod')!.textContent).toBe('2026-05-06');
    expect(
      [...second!.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ).toEqual([
      ['fr', 'https://t.example/don'],
      ['he', 'https://t.example/he/don'],
      ['x-default', 'https://t.example/don'],
    ]);
  });

  it('SYND-03 holds as many addresses as a sitemap may', () => {
    const pages = Array.from({ length: 50_001 }, () => ({ addresses: [{ lang: 'fr', url: '/' }], updated: null }));
    expect(sitemapXml(pages).match(/<url>/g)).toHaveLength(50_000);
  });

  it('SYND-03 gives a page of one language no alternates', () => {
    const map = read(sitemapXml([{ addresses: [{ lang: 'fr', url: 'https://t.example/' }], updated: null }]));
    expect(map.getElementsByTagName('xhtml:link')).toHaveLength(0);
    expect(map.querySelector('lastmod')).toBeNull();
  });
});

describe('robotsTxt', () => {
  it('SYND-04 names the sitemap, and what robots leave alone', () => {
    const lines = robotsTxt('https://t.example/sitemap.xml').split('\n');
    expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Disallow: /v1/admin/']);
    expect(lines).toContain('Disallow: /*/paiement$');
    expect(lines.at(-2)).toBe('Sitemap: https://t.example/sitemap.xml');
  });
});
