import { PAGE_TYPES } from '../../contract/terms/pageTypes';
import {
  adoptedLanguage,
  currentAnnouncement,
  givePath,
  inLanguage,
  matchRoute,
  pagePath,
  siteMenu,
  socialLinks,
  splitPath,
} from '.';

describe('routes of a site', () => {
  it('SITE-02 names the page of every address of the table', () => {
    const found = Object.fromEntries(
      [
        '/',
        '/don',
        '/don/toit',
        '/paiement',
        '/paiement/merci',
        '/horaires',
        '/activites',
        '/abonnements',
        '/evenements',
        '/evenement/5',
        '/actualites',
        '/actualite',
        '/actualite/5',
        '/article/5',
        '/galeries',
        '/galerie/5',
        '/form/5',
        '/formulaire/5',
        '/l/5',
        '/campagne/engagement/5',
        '/campagne/5',
        '/campagne/5/__screen',
        '/a-propos',
        '/a/b/c/d/e',
      ].map((path) => [path, matchRoute(path).type]),
    );
    expect(found).toEqual({
      '/': 'HOME',
      '/don': 'DON',
      '/don/toit': 'DON',
      '/paiement': 'PAIEMENT',
      '/paiement/merci': 'PAIEMENT',
      '/horaires': 'HORAIRES',
      '/activites': 'SERVICES',
      '/abonnements': 'ABONNEMENTS',
      '/evenements': 'EVENTS',
      '/evenement/5': 'EVENT',
      '/actualites': 'ACTU',
      '/actualite': 'ACTU',
      '/actualite/5': 'ACTU_DETAIL',
      '/article/5': 'ARTICLE',
      '/galeries': 'GALERIES',
      '/galerie/5': 'GALERIES_IMAGES',
      '/form/5': 'FORM',
      '/formulaire/5': 'FORM',
      '/l/5': 'LINK',
      '/campagne/engagement/5': 'LINK',
      '/campagne/5': 'CAMPAGNE',
      '/campagne/5/__screen': 'CAMPAGNE',
      '/a-propos': 'CUSTOM_PAGE',
      '/a/b/c/d/e': 'NOT_FOUND',
    });
  });

  it('SITE-02 writes addresses that lead back to their page, whatever the id', () => {
    for (const type of PAGE_TYPES.filter((one) => !['CUSTOM_PAGE', 'NOT_FOUND'].includes(one)))
      for (const id of [undefined, 'שלום', 'a b'])
        if (pagePath(type, id) !== '/' || type === 'HOME')
          expect([type, matchRoute(pagePath(type, id)).type]).toEqual([type, type]);
    expect(matchRoute('/%E0%A4%A').type).toBe('NOT_FOUND');
  });

  it('SITE-20 takes a language off an address and puts another one on', () => {
    expect(splitPath('/he/don?a=1#x')).toEqual({ lang: 'he', path: '/don', search: '?a=1' });
    expect(splitPath('/')).toEqual({ lang: null, path: '/', search: '' });
    expect(splitPath('/heb')).toEqual({ lang: null, path: '/heb', search: '' });
    expect(inLanguage('/en/don?a=1', 'he', { language: 'fr' })).toBe('/he/don?a=1');
    expect(inLanguage('/he', 'fr', { language: 'fr' })).toBe('/');
  });
});

describe('the language of a site', () => {
  const organisation = { language: 'fr', languages: ['fr', 'he'] } as const;
  const visit = { path: '/don', chosen: null, browser: ['he-IL'] };

  it('SITE-21 becomes the browser’s where nothing has been chosen and it is offered', () => {
    expect(adoptedLanguage(visit, organisation)).toBe('he');
    expect(adoptedLanguage({ ...visit, browser: ['ru', 'he'] }, organisation)).toBeNull();
    expect(adoptedLanguage({ ...visit, browser: ['fr-BE'] }, organisation)).toBeNull();
    expect(adoptedLanguage({ ...visit, browser: [] }, organisation)).toBeNull();
    expect(adoptedLanguage({ ...visit, chosen: 'en' }, organisation)).toBeNull();
    expect(adoptedLanguage({ ...visit, path: '/en/don' }, organisation)).toBeNull();
  });
});

describe('the announcement of a site', () => {
  it('SITE-14 is there until its end', () => {
    const config = { 'site.announcement': JSON.stringify({ text: 'Fermé', until: '2026-01-01T00:00:00Z' }) };
    const end = Date.parse('2026-01-01T00:00:00Z');
    expect(currentAnnouncement(config, end - 1)).toEqual({ text: 'Fermé', url: '', until: '2026-01-01T00:00:00Z' });
    expect(currentAnnouncement(config, end)).toBeNull();
    expect(currentAnnouncement({ 'site.announcement': '' }, 0)).toBeNull();
  });
});

describe('the menu of a site', () => {
  const item = (id: string, parent: string | null = null) => ({ id, parent, name: id, url: `/${id}` });

  it('SITE-30 has the own entries, nested, before the pages that are not hidden', () => {
    const config = { 'menu.galerie.active': 'false', 'menu.actu.active': false, 'menu.event.active': '' };
    const menu = siteMenu({ config }, [item('b', 'a'), item('a'), item('c', 'b')]);
    expect(menu.map(({ key }) => key)).toEqual(['a', 'HORAIRES', 'EVENTS', 'SERVICES', 'ABONNEMENTS']);
    expect(menu[0]?.children[0]?.children[0]?.key).toBe('c');
  });

  it('SITE-30 leaves out entries that hang on themselves or on nothing', () => {
    const keys = siteMenu({ config: {} }, [item('x', 'y'), item('y', 'x'), item('z', 'gone')]).map(({ key }) => key);
    expect(keys).not.toEqual(expect.arrayContaining(['x']));
    expect(keys).toHaveLength(6);
  });

  it('SITE-31 of a limited organisation leads home alone, and so does giving', () => {
    const limited = { config: {}, limited: true };
    expect(siteMenu(limited, [item('a')]).map(({ key }) => key)).toEqual(['HOME']);
    expect([givePath(limited), givePath({ config: {} })]).toEqual(['/', '/don']);
  });

  it('SITE-32 links accounts by address, name or number', () => {
    expect(socialLinks({ fb: 'tilleuls', whatsapp: 'https://wa.me/1', tiktok: ' ' })).toEqual([
      { network: 'whatsapp', url: 'https://wa.me/1' },
      { network: 'facebook', url: 'https://www.facebook.com/tilleuls' },
    ]);
  });
});
