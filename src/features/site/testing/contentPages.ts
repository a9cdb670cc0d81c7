import type { Organisation } from '../../../contract/organisations/organisations';
import type { SiteEvent } from '../../../contract/site/events';
import type { NewsItem } from '../../../contract/site/news';
import type { PageData, PageOf } from '../../../contract/site/pageData';
import type { Language } from '../../../contract/terms/languages';
import type { PageType } from '../../../contract/terms/pageTypes';

export const organisation: Organisation = {
  id: 'tilleuls',
  name: 'Les Tilleuls',
  language: 'fr',
  languages: ['fr', 'en', 'he', 'it', 'pt', 'ru'],
  devise: 'eur',
  config: {},
  web: {},
  contact: { prenom: 'Anne', nom: 'Morel', tel: '01 23 45 67 89', email: 'contact@tilleuls.example' },
};

/** The page data of a type, with the surroundings of a site. */
export function pageOf<T extends PageType>(
  type: T,
  data: PageOf<T>['data'],
  { lang = 'fr', ...more }: Partial<Omit<PageData, 'type' | 'data'>> = {},
): PageOf<T> {
  return {
    type,
    lang,
    title: 'Titre',
    organisation,
    data,
    site: {
      home: lang === 'fr' ? '' : `/${lang}`,
      address: 'https://tilleuls.example',
      canonical: 'https://tilleuls.example/ici',
      languages: [],
      menu: [],
      giving: [],
      announcement: null,
      articles: [],
      now: '2026-12-10T12:00:00.000Z',
      today: '2026-12-10',
      timeZone: 'Europe/Paris',
    },
    pictures: {},
    ...more,
  };
}

export const siteEvent = (change: Partial<SiteEvent> = {}): SiteEvent => ({
  id: 'gala',
  name: 'Gala d’hiver',
  description: 'Une soirée en musique',
  image: '/media/gala.webp',
  dateEvent: '2026-12-12T19:00:00.000Z',
  dateFin: '2026-12-12T21:30:00.000Z',
  adresse: '12 rue des Tilleuls, 75011 Paris',
  links: [],
  content: '',
  forms: [],
  caisses: [],
  visibleDays: null,
  closeHours: null,
  sessions: [],
  repeat: null,
  ...change,
});

export const eventContent = (
  change: Partial<PageOf<'EVENT'>['data'][number]> = {},
): PageOf<'EVENT'>['data'][number] => ({
  ...siteEvent(),
  formLinks: [],
  funds: [],
  ...change,
});

export const newsItem = (change: Partial<NewsItem> = {}): NewsItem => ({
  id: 'rentree',
  type: 'TEXT',
  title: 'La rentrée des cours',
  description: 'Tout ce qu’il faut savoir',
  content: '',
  datetime: '2026-11-02T08:00:00.000Z',
  thematiques: ['Cours', 'Jeunesse'],
  images: [],
  link: '',
  ...change,
});

export const fund = {
  id: 'toit',
  name: 'Le toit',
  description: '',
  objectif: 10_000,
  marge: 0,
  withObjectif: true,
  smart: false,
  active: true,
  paused: false,
  hidden: false,
  cerfa: true,
  assoc: null,
  presetButtons: [],
  textContent: '',
  youtubeId: '',
  imagesCaroussel: [],
  bgimage: '',
  metaTitle: '',
  metaDescription: '',
  metaImage: '',
  total: 2500,
  payed: 2500,
  reste: 7500,
} as PageOf<'EVENT'>['data'][number]['funds'][number];

export const gallery = {
  id: 'fete',
  name: 'Fête de printemps',
  description: 'Le jardin en fleurs',
  bgImage: '/media/jardin.webp',
  datetime: '2026-05-20T10:00:00.000Z',
};

export const article = {
  _id: 'lumiere',
  title: 'La fête des lumières',
  description: 'Huit jours',
  image: '/media/lumiere.webp',
  datetime: '2026-12-01T08:00:00.000Z',
  categorie: 'fetes',
  categorieLabel: 'Fêtes',
};

export const allLanguages: readonly Language[] = ['fr', 'en', 'he', 'it', 'pt', 'ru'];
