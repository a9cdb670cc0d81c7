import { buildCampaign, buildDonor, buildStats, buildTeam, type KnownCampaign } from '../support/campaigns';

/** When all pictures are taken. */
export const moment = new Date('2026-03-12T18:30:00Z');
const before = (minutes: number) => new Date(moment.getTime() - minutes * 60_000).toISOString();

const teams = [
  buildTeam({ param: 'anciens', label: 'Les anciens', goal: 60_000, stats: { sum: 48_700, count: 41, matched: 0 } }),
  buildTeam({ param: 'lev', label: 'שולחן ירושלים', goal: 20_000, stats: { sum: 21_450, count: 26, matched: 1450 } }),
  buildTeam({ param: 'cantine', label: 'La cantine', goal: 12_000, stats: { sum: 6370, count: 33, matched: 0 } }),
  buildTeam({ param: 'cours', label: 'Les cours du soir', stats: { sum: 3200, count: 18, matched: 0 } }),
  buildTeam({ param: 'comite', label: 'Le comité', hidden: true, stats: { sum: 2500, count: 3, matched: 0 } }),
];

const words: readonly (readonly [number, number, string, string?, string?])[] = [
  [3, 180, 'Ana Lévy', 'En souvenir de mon père, qui lisait ici chaque dimanche.', 'anciens'],
  [9, 50, ''],
  [26, 1800, 'רות כהן', 'לזכר סבתא, שאהבה את הספרים האלה', 'lev'],
  [74, 36, 'Jean-Pierre N’Diaye', 'La maison m’a appris à lire. À mon tour.'],
  [190, 5000, 'Famille Azoulay', '', 'anciens'],
  [400, 100, 'Olga Petrova', 'Спасибо за тёплые вечера', 'cantine'],
  [1500, 72.5, 'Inès Moreau', 'Pour les enfants du mercredi 🌱'],
  [4400, 360, 'Librairie Bernard', '', 'cours'],
];
const donors = words.map(([ago, montant, displayName, commentaire = '', team = null], index) =>
  buildDonor({
    _id: (99 - index).toString(16).padStart(8, '0'),
    montant,
    ...(index === 3 && { type: 'ABONNEMENT' as const, montantPerMonth: montant }),
    ...(index === 2 && { matched: 1000 }),
    datetime: before(ago),
    commentaire,
    campagneExtraData: { displayName, team },
  }),
);

const whole = buildCampaign({
  id: 'maison',
  label: 'Une maison pour tous',
  objectif: 120_000,
  bonus: [150_000, 180_000],
  dateStart: before(60 * 24 * 30),
  dateEnd: before(-60 * 24 * 12 - 200),
  partnerMontant: 180,
  screenId: 'classic-gala',
  gala: true,
  teams,
  stats: {
    ...buildStats(126_450, 211, 6450),
    engagements: { sum: 5400, count: 7 },
  },
  matching: [
    {
      id: 'm1',
      label: 'La Fondation Azoulay double votre don',
      ratio: 1,
      team: null,
      pool: 25_000,
      reste: 18_550,
      plafond: 1000,
      dateEnd: null,
    },
  ],
  products: ['Une étagère', 'Une fenêtre', 'Un banc dans la cour'].map((name, index) => ({
    id: `p${index}`,
    name,
    description: 'Cent livres trouvent leur place.',
    image: '/picture/p.svg',
    montant: 72 * (index * 2 + 1),
    position: index,
  })),
  config: {
    primaryColor: '#0d5c48',
    secondaryColor: '#e0a63c',
    productMonth: true,
    banners: [
      { type: 'DESKTOP', image: '/picture/wide.svg' },
      { type: 'MOBILE', image: '/picture/narrow.svg' },
    ],
    sections: [
      { id: 'a', type: 'DATECOUNTER' },
      { id: 'projet', type: 'SECTION', label: 'Le projet' },
      { id: 'b', type: 'TEAMPROGRESS' },
      { id: 'c', type: 'PRODUCTS' },
      { id: 'd', type: 'DONORS' },
    ],
    cobrand: {
      logo: '/picture/logo.svg',
      phone: '+33 1 23 45 67 89',
      email: 'maison@tilleuls.example',
      terms: 'https://tilleuls.example/conditions',
    },
  },
});

/** The campaigns that pictures show, by their ids: all of them the same but for what they count in. */
export const knownCampaigns: readonly KnownCampaign[] = [
  { campaign: whole, donors },
  { campaign: { ...whole, id: 'nombre', type: 'COUNT', objectif: 300, bonus: [], matching: [] }, donors },
  { campaign: { ...whole, id: 'metres', type: 'PARTNER', objectif: 900, bonus: [], matching: [] }, donors },
  {
    campaign: {
      ...whole,
      id: 'ald',
      config: {
        ...whole.config,
        template: 'ALD',
        metaTitle: 'Une maison pour tous, rue des Tilleuls',
        metaDescription: 'Agrandir la maison, l’ouvrir à tous, tous les soirs de la semaine.',
        ald: {
          logo: '/picture/logo.svg',
          name: 'Les Tilleuls',
          leftBanner: '/picture/tall.svg',
          presetButtons: [18, 36, 180, 360].map((montant) => ({ text: '', montant })),
        },
      },
    },
    donors,
  },
];

const plain = (width: number, height: number, colours: readonly [string, string]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<rect width="${width}" height="${height}" fill="${colours[0]}"/>` +
  `<path d="M0 ${height}L${width / 2} ${height / 4}L${width} ${height}Z" fill="${colours[1]}"/></svg>`;

/** Plain pictures instead of the demo's: the layout is what is compared. */
export const plainPictures: Readonly<Record<string, string>> = {
  'wide.svg': plain(1536, 400, ['#8fb7a9', '#0d5c48']),
  'narrow.svg': plain(730, 500, ['#8fb7a9', '#0d5c48']),
  'tall.svg': plain(640, 960, ['#e8d3a2', '#b9803a']),
  'p.svg': plain(640, 480, ['#ead9b8', '#b9803a']),
  'logo.svg': plain(160, 160, ['#16324f', '#f3d48b']),
};
