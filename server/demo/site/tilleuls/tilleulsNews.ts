import type { DemoClock } from '../demoClock';
import type { PictureOf, SiteContent } from '../siteContent';
import type { TilleulsPicture } from './tilleulsPictures';

type News = SiteContent['news'][number];

const short = ([id, title, description, theme]: readonly [string, string, string, string], datetime: string): News => ({
  ...{ id, title, description, datetime, publishedAt: datetime, thematiques: [theme] },
  content: `<p>${description}</p><p>Pour en savoir plus, passez à l’accueil ou écrivez-nous.</p>`,
});

/** Older items, so that the list has two pages. */
const older = [
  [
    'bibliothequaires',
    'On cherche deux bibliothécaires',
    'Deux heures par semaine, pour ranger, prêter et conseiller.',
    'Bénévolat',
  ],
  ['velos', 'Un abri pour vingt vélos', 'Il est posé le long du mur nord, et déjà plein.', 'La maison'],
  ['ordinateurs', 'Six ordinateurs remis à neuf', 'L’atelier numérique rouvre le lundi, sur inscription.', 'Ateliers'],
  ['ruches', 'Le miel de la rue des Tilleuls', 'Quarante pots cette année, à la vente à l’accueil.', 'Jardin'],
  ['theatre', 'Les enfants jouent « Le Golem »', 'Trois représentations à guichets fermés : bravo à eux.', 'Enfants'],
  ['parrains', 'Devenir parrain d’un lecteur', 'Une demi-heure par semaine, un livre à deux.', 'Bénévolat'],
  ['horaires-ete', 'L’accueil change d’horaires', 'Il ouvre désormais dès 9 h, du dimanche au jeudi.', 'La maison'],
] as const;

/** Texts, pictures, a link, one in Hebrew, a draft, and one that waits for its day. */
export const tilleulsNews = ({ at }: DemoClock, picture: PictureOf<TilleulsPicture>): SiteContent['news'] => [
  {
    id: 'chantier',
    title: 'Le chantier du toit commence en mars',
    description: 'Les artisans sont choisis, l’échafaudage est commandé, la maison reste ouverte.',
    datetime: at(-2, '09:00'),
    publishedAt: at(-2, '09:00'),
    thematiques: ['Travaux', 'La maison'],
    images: [picture('livres')].filter(Boolean),
    content:
      '<p>Après deux ans d’études, c’est fait : le marché est signé avec l’atelier Morin, qui a refait les toits de la mairie.</p>' +
      '<h2>Trois mois, un versant après l’autre</h2><p>Les couvreurs commencent par le nord. Pendant les travaux, la bibliothèque s’installe dans la grande salle ; les cours du soir ne bougent pas.</p>' +
      '<blockquote>On ne fermera pas un seul soir. C’est ce que nous avions promis aux enfants.</blockquote><p>Il manque encore un peu plus de la moitié de la somme. <a href="/don/toit">Chaque ardoise compte.</a></p>',
  },
  {
    id: 'lumieres-en-images',
    type: 'IMAGE',
    title: 'Une soirée de lumières, en images',
    description: 'Plus de trois cents personnes dans la cour, et pas une bougie de trop.',
    datetime: at(-5, '21:00'),
    publishedAt: at(-5, '22:30'),
    thematiques: ['Fêtes'],
    images: (['lumieres', 'rue', 'cour'] as const).map(picture).filter(Boolean),
    content: '<p>Merci à tous ceux qui ont porté les tables, tenu le buffet et chanté jusqu’au bout.</p>',
  },
  {
    id: 'shalom',
    title: 'ברוכים הבאים לדוברי העברית',
    description: 'מהחודש הזה אפשר לקרוא את האתר גם בעברית, ולשוחח איתנו בעברית בכל יום שני.',
    datetime: at(-9, '10:00'),
    publishedAt: at(-9, '10:00'),
    thematiques: ['עברית'],
    images: [picture('etude')].filter(Boolean),
    content: '<p dir="rtl">המתנדבים שלנו מחכים לכם בכל יום שני בין ארבע לשש, עם תה ועוגיות. אין צורך לקבוע פגישה.</p>',
  },
  {
    id: 'presse',
    type: 'LINK',
    title: 'On parle de la cantine dans le journal',
    description: '« Quarante couverts, et pas une question » : une page entière dans l’édition de dimanche.',
    datetime: at(-14, '08:00'),
    publishedAt: at(-14, '08:00'),
    thematiques: ['Presse'],
    link: 'https://tilleuls.example/presse',
  },
  {
    id: 'jardin-automne',
    type: 'IMAGE',
    title: 'Dernières récoltes au jardin partagé',
    description: 'Courges, blettes et un dernier bouquet de tournesols.',
    datetime: at(-21, '11:00'),
    publishedAt: at(-21, '11:00'),
    thematiques: ['Jardin'],
    images: (['jardin', 'cabane'] as const).map(picture).filter(Boolean),
    content: '<p>On se retrouve au printemps. D’ici là, le compost reste ouvert à tous.</p>',
  },
  ...older.map((item, index) => short(item, at(-28 - index * 13, '10:00'))),
  {
    ...short(['brouillon', 'Le programme du printemps', 'À relire par le comité.', 'La maison'], at(0, '08:00')),
    publishedAt: null,
  },
  {
    ...short(
      [
        'inscriptions',
        'Les inscriptions du printemps sont ouvertes',
        'Cours, ateliers, colonie : tout se réserve en ligne.',
        'Ateliers',
      ],
      at(12, '08:00'),
    ),
  },
];
