import type { NewCaisse } from '../features/caisses/caisseService';
import type { NewOrganisation } from '../features/settings/organisationService';

/** A French association as one meets them, for the first start. It has no domain of its own, so that it lives at PUBLIC_URL. */
export const demoOrganisation: NewOrganisation = {
  id: 'demo',
  name: 'Communauté des Tilleuls',
  shortName: 'Les Tilleuls',
  logo: '/demo/logo.svg',
  language: 'fr',
  languages: ['fr', 'en', 'he', 'it', 'pt', 'ru'],
  devise: 'eur',
  devises: ['eur', 'usd', 'ils'],
  defaultAssoc: 'MAIN',
  cerfasInfos: [{ id: 'MAIN', devise: 'eur', _format: 'FR' }],
  adresse: '12 rue des Tilleuls',
  postal: '75020',
  ville: 'Paris',
  country: 'FR',
  lat: 48.8648,
  long: 2.3986,
  contact: { prenom: 'Myriam', nom: 'Cohen', tel: '+33 1 23 45 67 89', email: 'bonjour@tilleuls.example' },
  config: {
    'color.menu.bg': '#0d5c48',
    'color.menu.text': '#ffffff',
    'hero.title': 'Une maison ouverte, rue des Tilleuls',
    'hero.description':
      'Une bibliothèque, une cantine, des cours du soir : depuis 1961, la maison vit de ce que chacun y apporte. Votre don la garde ouverte, au chaud et au sec.',
    'hero.image.bg': '/demo/banniere-maison-1200x630.jpg',
    'home.campaigns': ['maison', 'lumieres', 'jardin', 'gala'],
    'home.forms': [
      'tilleuls-gala',
      'tilleuls-adhesion',
      'tilleuls-inscription',
      'tilleuls-rendez-vous',
      'tilleuls-hazkara',
      'tilleuls-contact',
    ],
    'home.links': [
      { name: 'Recevoir la lettre du mois', url: '/lettre' },
      { name: 'Devenir bénévole', url: '/a-propos/equipe' },
      { name: 'Votre première visite', url: '/premiere-visite' },
      { name: 'Louer une salle', url: '/a-propos' },
    ],
    'legal.terms.url': '/mentions-legales',
    'legal.privacy.url': '/confidentialite',
    whatsapp: '+33 1 23 45 67 89',
    fb: 'communaute.tilleuls',
    insta: 'communaute.tilleuls',
    'don.main.label': 'Dons de la communauté',
    'page.don.presetButtons': [50, 100, 180, 360, 500, 1000].map((montant) => ({ text: '', montant })),
  },
  web: { suggestFees: 0 },
};

/** One fund of each kind: with a goal and a margin, smart, without a goal, and closed. */
export const demoCaisses: readonly NewCaisse[] = [
  {
    id: 'toit',
    name: 'Un toit pour la bibliothèque',
    description: 'Refaire soixante ans d’ardoises avant l’automne.',
    objectif: 48_000,
    // The quarter that the town pays.
    marge: 12_000,
    withObjectif: true,
    cerfa: true,
    assoc: 'MAIN',
    bgimage: '/demo/toit.svg',
    imagesCaroussel: ['/demo/bibliotheque.svg', '/demo/ardoises.svg', '/demo/cour.svg'],
    presetButtons: [
      { text: 'Une ardoise', montant: 36 },
      { text: '', montant: 50 },
      { text: 'Un rang', montant: 180 },
      { text: '', montant: 360 },
      { text: 'Une fenêtre', montant: 1800 },
    ],
    textContent:
      '<h2>Il pleut dans la bibliothèque</h2>' +
      '<p>Le toit de la maison a soixante ans. Chaque automne, trente enfants déplacent leurs tables de classe pour laisser la place aux seaux. <strong>Cette année, nous le refaisons.</strong></p>' +
      '<p>Les artisans commencent en mars, par le versant nord. La ville prend en charge un quart des travaux ; le reste, c’est nous.</p>' +
      '<ul><li>420 m² d’ardoise, posée au crochet</li><li>12 fenêtres de toit</li><li>3 mois de chantier, maison ouverte</li></ul>',
    metaImage: '/demo/toit-1200x630.jpg',
    metaDescription: 'Aidez-nous à refaire le toit de la bibliothèque des Tilleuls.',
  },
  {
    id: 'cantine',
    name: 'La cantine du soir',
    description: 'Quarante repas chauds, six soirs par semaine.',
    objectif: 9_000,
    withObjectif: true,
    smart: true,
    cerfa: true,
    assoc: 'MAIN',
    bgimage: '/demo/cantine.svg',
    textContent:
      '<p>Ils sont douze à se relayer derrière les marmites. La cantine ne ferme jamais, et ne demande rien à ceux qui s’y assoient.</p>' +
      '<p>Un repas coûte <strong>4,50 €</strong>, tout compris.</p>',
    metaImage: '/demo/cantine-1200x630.jpg',
    metaDescription: 'Quarante repas chauds chaque soir : soutenez la cantine des Tilleuls.',
  },
  {
    id: 'solidarite',
    name: 'Fonds de solidarité',
    description: 'Un loyer, une facture, un imprévu : aider vite et sans bruit.',
    cerfa: true,
    assoc: 'MAIN',
    textContent: '<p>Trois bénévoles reçoivent les demandes et répondent sous deux jours. Rien n’est publié.</p>',
  },
  {
    id: 'rentree',
    name: 'Cartables de la rentrée',
    description: 'La collecte est terminée, merci à tous.',
    objectif: 3_000,
    withObjectif: true,
    paused: true,
    cerfa: true,
    assoc: 'MAIN',
  },
];
