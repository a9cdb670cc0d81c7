import type { DemoClock } from '../demoClock';
import type { PictureOf, SiteContent } from '../siteContent';
import type { TilleulsPicture } from './tilleulsPictures';

const HOUSE = '12 rue des Tilleuls, 75020 Paris';

type Events = (clock: DemoClock, picture: PictureOf<TilleulsPicture>) => SiteContent['events'];

/** Single, repeated and in sessions, with forms, funds and links, with a time of display, past. */
export const tilleulsEvents: Events = (clock, picture) => [...single(clock, picture), ...lasting(clock, picture)];

const single: Events = ({ at, on }, picture) => [
  {
    id: 'concert',
    name: 'Le chœur chante l’hiver',
    description: 'Une heure et demie de chants yiddish, ladinos et français. Entrée libre, chapeau à la sortie.',
    image: picture('choeur'),
    dateEvent: on(4, '20:00', 1),
    dateFin: on(4, '21:45', 1),
    adresse: `Grande salle, ${HOUSE}`,
    content:
      '<p>Vingt-sept voix, un piano, et quatre chansons que la salle reprend debout : le chœur des Tilleuls donne son concert d’hiver pour la dix-neuvième année.</p>' +
      '<h2>Au programme</h2><ul><li>Trois chants ladinos, arrangés par Esther Abitbol</li><li>« Oyfn pripetshik », à quatre voix</li><li>Un canon avec les enfants du mercredi</li></ul>' +
      '<p>Les portes ouvrent à 19 h 30. La salle est accessible de plain-pied ; une boucle magnétique est installée au premier rang.</p>',
    caisses: ['toit'],
    links: [{ name: 'Écouter le concert de l’an dernier', url: 'https://tilleuls.example/concert' }],
  },
  {
    id: 'gala',
    name: 'La grande soirée des Tilleuls',
    description: 'Un dîner, un orchestre, et une vente aux enchères pour le toit de la bibliothèque.',
    image: picture('cour'),
    dateEvent: on(0, '19:30', 3),
    dateFin: on(0, '23:30', 3),
    adresse: `Grande salle, ${HOUSE}`,
    content:
      '<p>Cent quarante places, douze tables, un seul but : que la bibliothèque soit au sec avant le printemps.</p>' +
      '<p>Le repas est cacher et préparé par la cantine. Dites-nous dans le formulaire avec qui vous aimeriez être assis.</p>',
    forms: ['tilleuls-gala'],
    caisses: ['toit', 'cantine'],
    closeHours: 48,
    links: [{ name: 'Suivre la collecte', url: '/campagne/gala' }],
  },
  {
    id: 'shira',
    name: 'ערב שירה בעברית',
    description: 'קוראים יחד שירים של לאה גולדברג ויהודה עמיחי, עם תה ועוגיות.',
    image: picture('rue'),
    dateEvent: on(1, '20:00', 2),
    dateFin: on(1, '22:00', 2),
    adresse: `Bibliothèque, ${HOUSE}`,
    content: '<p dir="rtl">כל אחד מביא שיר אחד שהוא אוהב, בעברית או בתרגום. אין צורך להירשם.</p>',
  },
  {
    id: 'brocante',
    name: 'Brocante de la cour',
    description: 'Livres, vaisselle et jouets, au profit des cartables de la rentrée.',
    image: picture('dessins'),
    dateEvent: on(0, '10:00', 1),
    dateFin: on(0, '18:00', 1),
    adresse: HOUSE,
    content:
      '<p>Les dons d’objets sont reçus à l’accueil jusqu’au jeudi. En cas de pluie, la brocante se tient dans la grande salle.</p>',
    visibleDays: 30,
  },
  {
    id: 'voyage',
    name: 'Trois jours à Troyes, sur les pas de Rachi',
    description: 'Train, hôtel et visites ; le programme paraît deux mois avant le départ.',
    image: picture('cabane'),
    dateEvent: at(120, '08:00'),
    dateFin: at(122, '20:00'),
    content: '<p>Départ de la gare de l’Est.</p>',
    visibleDays: 60,
  },
  {
    id: 'rentree',
    name: 'Fête de la rentrée',
    description: 'Les ateliers ouvrent leurs portes, la cantine offre le goûter.',
    image: picture('fete'),
    dateEvent: at(-62, '15:00'),
    dateFin: at(-62, '18:00'),
    adresse: HOUSE,
    content: '<p>Merci aux quarante bénévoles du jour, et aux voisins pour les tables.</p>',
  },
  {
    id: 'cabane',
    name: 'Repas sous la cabane',
    description: 'Un déjeuner de feuillage et de courges dans la cour.',
    image: picture('cabane'),
    dateEvent: at(-40, '12:30'),
    dateFin: at(-40, '15:00'),
    adresse: HOUSE,
  },
];

const lasting: Events = ({ on, day }, picture) => [
  {
    id: 'hebreu',
    name: 'Hébreu pour débutants',
    description: 'Chaque mercredi soir, du premier mot à la première page.',
    image: picture('etude'),
    dateEvent: on(3, '19:00', -9),
    dateFin: on(3, '20:30', -9),
    adresse: `Salle 3, ${HOUSE}`,
    content:
      '<p>On lit, on parle, on se trompe. Aucun niveau n’est demandé ; le manuel est prêté pour l’année.</p><p>La première séance est gratuite et sans engagement.</p>',
    forms: ['tilleuls-inscription'],
    repeat: { every: 'WEEK', interval: 1, until: day(210), exceptions: [on(3, '12:00', 5).slice(0, 10)] },
  },
  {
    id: 'hallot',
    name: 'Atelier hallot',
    description: 'Pétrir, tresser, enfourner : on repart avec deux pains chauds.',
    image: picture('pains'),
    dateEvent: on(5, '10:00', -8),
    dateFin: on(5, '12:00', -8),
    adresse: `Cuisine de la cantine, ${HOUSE}`,
    content:
      '<p>Un vendredi par mois, autour de Myriam. Tabliers et farine fournis ; les enfants sont les bienvenus dès six ans.</p>',
    repeat: { every: 'WEEK', interval: 4, until: null, exceptions: [] },
  },
  {
    id: 'conferences',
    name: 'Quatre soirées pour relire Jonas',
    description: 'Un cycle de rencontres avec Raphaël Zerbib, traducteur.',
    image: picture('livres'),
    dateEvent: on(2, '20:30', -1),
    dateFin: on(2, '22:00', -1),
    adresse: `Bibliothèque, ${HOUSE}`,
    content:
      '<p>Un petit livre de quarante-huit versets, et toute une bibliothèque autour. On peut venir à une seule soirée.</p>',
    sessions: [
      ['fuir', 'Fuir', -1],
      ['tempete', 'La tempête', 1],
      ['ninive', 'La grande ville', 3],
      ['ricin', 'Le ricin', 5],
    ].map(([id, title, weeks]) => ({
      ...{ id: String(id), label: `Jonas ${String(title)}`, title: String(title) },
      ...{ dateEvent: on(2, '20:30', Number(weeks)), dateFin: on(2, '22:00', Number(weeks)) },
    })),
  },
];
