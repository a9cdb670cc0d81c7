import type { NewCaisse } from '../../../features/caisses/caisseService';
import type { NewOrganisation } from '../../../features/settings/organisationService';
import type { NewService } from '../../../features/services/serviceService';

/** An English allotment society: another country, currency, language and look, and a site of one page (SITE-31). */
export const fernhillOrganisation: NewOrganisation = {
  id: 'fernhill',
  name: 'Fernhill Allotment Society',
  shortName: 'Fernhill Allotments',
  logo: '/demo/logo-fernhill.svg',
  language: 'en',
  languages: ['en'],
  devise: 'gbp',
  devises: ['gbp'],
  timeZone: 'Europe/London',
  limited: true,
  adresse: 'Fern Lane',
  postal: 'LS6 4QT',
  ville: 'Leeds',
  country: 'GB',
  lat: 53.8275,
  long: -1.576,
  contact: { prenom: 'Ruth', nom: 'Harding', tel: '+44 113 496 0123', email: 'hello@fernhill.example' },
  config: {
    'color.menu.bg': '#8c2f5a',
    'color.menu.text': '#fff4e6',
    'hero.title': 'Sixty plots, one wheelbarrow queue',
    'hero.description':
      'We have grown food on Fern Hill since 1919. Come for the compost, stay for the tea: new members and passers-by are welcome every Saturday.',
    'horaire.hebreu.active': false,
    'don.main.label': 'The society’s running costs',
    'page.don.presetButtons': [5, 10, 20, 50].map((montant) => ({ text: '', montant })),
    'home.links': [
      { name: 'Rent a plot', url: '/abonnements' },
      { name: 'Compost, tools and seeds', url: '/activites' },
      { name: 'Photographs', url: '/galeries' },
      { name: 'Rules of the site', url: '/rules' },
    ],
    insta: 'fernhill.allotments',
    'legal.privacy.url': '/rules',
  },
  web: { suggestFees: 0 },
};

export const fernhillCaisses: readonly NewCaisse[] = [
  {
    id: 'greenhouse',
    name: 'A new roof for the greenhouse',
    description: 'Forty panes went in the February storm. Twenty are still missing.',
    objectif: 2400,
    withObjectif: true,
    textContent: '<p>The frame is sound and the glaziers are members, so every pound goes into glass.</p>',
  },
  { id: 'school', name: 'School beds', description: 'Seeds, gloves and small spades for the two schools on the hill.' },
];

export const fernhillServices: readonly NewService[] = [
  {
    id: 'half-plot',
    name: 'Half plot',
    description: '125 square metres, water and a share of the compost.',
    montant: 4,
    recurrent: 1,
    nbMonth: 12,
    categorie: 'Plots',
  },
  {
    id: 'full-plot',
    name: 'Full plot',
    description: '250 square metres. There is a waiting list of about a year.',
    montant: 7.5,
    recurrent: 1,
    nbMonth: 12,
    categorie: 'Plots',
  },
  {
    id: 'compost',
    name: 'A trailer of compost',
    description: 'Delivered to your plot by Sunday evening.',
    montant: 18,
  },
  { id: 'key', name: 'Gate key', description: 'A replacement, ready at the hut on Saturday.', montant: 6 },
];
