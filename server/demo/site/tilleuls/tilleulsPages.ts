import { block, layout } from '../../forms/demoForm';
import type { PictureOf, SiteContent } from '../siteContent';
import type { TilleulsPicture } from './tilleulsPictures';

const text = (html: string) => block('richText', { html });
const questions = (...items: readonly (readonly [title: string, description: string])[]) =>
  block('accordion', { items: items.map(([title, description]) => ({ title, description: `<p>${description}</p>` })) });
const slides = (images: readonly string[]) =>
  block('carousel', { items: images.map((image) => ({ image })), interval: 4000, maxImageHeight: '420px' });

const firstVisit = [
  [
    'Par où entre-t-on ?',
    'Par la cour, au 12 rue des Tilleuls. Sonnez à « Accueil » ; le porche est éclairé et de plain-pied.',
  ],
  [
    'Faut-il réserver, ou savoir quelque chose ?',
    'Non. On vous donne un livre ouvert à la bonne page, et une place à côté de quelqu’un qui connaît.',
  ],
  [
    'Comment venir ?',
    'Métro Gambetta, sortie 3, puis six minutes à pied. Deux places de stationnement sont gardées pour les personnes à mobilité réduite.',
  ],
  ['Et les enfants ?', 'Une salle de jeux les attend pendant les offices et les cours, avec deux animateurs.'],
] as const;

/** Pages of its own, of every kind of block. */
export const tilleulsPages = (picture: PictureOf<TilleulsPicture>): SiteContent['pages'] => [
  {
    id: 'a-propos',
    path: 'a-propos',
    title: 'La maison',
    description: 'Une bibliothèque, une cantine, des cours du soir, et une porte qui reste ouverte.',
    metaImage: picture('cour'),
    content: layout(
      slides((['cour', 'table', 'livres', 'choeur'] as const).map(picture)),
      text(
        '<h2>Ce que nous faisons</h2><p>La maison des Tilleuls est née en 1961 dans une ancienne blanchisserie. Elle accueille aujourd’hui quatre cents familles, un chœur, trois générations de lecteurs et, six soirs par semaine, quarante personnes à dîner.</p>' +
          '<h2>Comment nous vivons</h2><p>De cotisations, de dons et de beaucoup d’heures de bénévolat. Les comptes sont présentés chaque année en juin, et affichés à l’accueil.</p>',
      ),
      questions(
        ['Qui décide ?', 'Un comité de onze personnes, élu pour deux ans par les adhérents.'],
        ['Peut-on louer une salle ?', 'Oui, le dimanche et en soirée. Écrivez-nous au moins trois semaines avant.'],
        ['Où va mon don ?', 'À la caisse que vous choisissez ; sans choix, là où l’on en a besoin cette semaine-là.'],
      ),
    ),
  },
  {
    id: 'equipe',
    path: 'a-propos/equipe',
    title: 'L’équipe',
    description: 'Celles et ceux qui ouvrent, cuisinent, rangent et enseignent.',
    content: layout(
      text(
        '<table><tbody><tr><th>Accueil</th><td>Myriam Cohen</td></tr><tr><th>Bibliothèque</th><td>Inès Moreau</td></tr><tr><th>Cantine</th><td>Samuel Benhamou</td></tr><tr><th>Cours du soir</th><td>Raphaël Zerbib</td></tr><tr><th>Chœur</th><td>Esther Abitbol</td></tr></tbody></table>' +
          '<p>Et cent vingt bénévoles, que cette page ne suffirait pas à nommer.</p>',
      ),
    ),
  },
  {
    id: 'premiere-visite',
    path: 'premiere-visite',
    title: 'Votre première visite',
    description: 'Ce qu’il faut savoir avant de pousser la porte : presque rien.',
    content: layout(
      questions(...firstVisit),
      text(
        '<p>Une question ? <a href="/formulaire/tilleuls-contact">Écrivez-nous</a>, nous répondons sous deux jours.</p>',
      ),
    ),
  },
  {
    id: 'ivrit',
    path: 'ivrit',
    title: 'ברוכים הבאים',
    description: 'בית קהילתי פתוח בלב פריז: ספרייה, מטבח ושיעורי ערב.',
    content: layout(
      slides((['lumieres', 'cabane', 'etude'] as const).map(picture)),
      text(
        '<h2 dir="rtl">מי אנחנו</h2><p dir="rtl">הבית נפתח בשנת 1961 במכבסה ישנה. היום באות אליו ארבע מאות משפחות, והדלת פתוחה לכולם.</p><h2 dir="rtl">איך מגיעים</h2><p dir="rtl">תחנת גמבטה, יציאה 3, ושש דקות הליכה. הכניסה דרך החצר.</p>',
      ),
      questions(
        ['האם צריך לדעת צרפתית?', 'לא. בכל ערב יש מישהו שמדבר עברית.'],
        ['האם אפשר להביא ילדים?', 'כמובן: יש חדר משחקים ושני מדריכים.'],
      ),
    ),
  },
  {
    id: 'mentions',
    path: 'mentions-legales',
    title: 'Mentions légales',
    description: 'Qui publie ce site, et comment nous joindre.',
    content: layout(
      text(
        '<h2>Éditeur</h2><p>Communauté des Tilleuls, association loi de 1901, 12 rue des Tilleuls, 75020 Paris. Directrice de la publication : Myriam Cohen.</p>' +
          '<h2>Dons et reçus</h2><p>Les dons ouvrent droit à une réduction d’impôt dans les conditions de la loi ; un reçu est envoyé par courriel.</p><h2>Crédits</h2><p>Les illustrations de ce site ont été dessinées pour lui.</p>',
      ),
    ),
  },
  {
    id: 'confidentialite',
    path: 'confidentialite',
    title: 'Confidentialité',
    description: 'Ce que nous gardons, pourquoi, et combien de temps.',
    content: layout(
      text(
        '<p>Ce site ne contacte aucun autre serveur que le nôtre, et ne dépose aucun traceur : il n’a donc pas de bandeau à vous montrer.</p>' +
          '<h2>Ce que nous gardons</h2><ul><li>Pour un don : votre nom, votre adresse et le montant, le temps que la loi demande.</li><li>Pour un formulaire : vos réponses, jusqu’à la fin de l’activité.</li></ul><p>Vous pouvez demander à lire, corriger ou effacer vos données : <a href="mailto:bonjour@tilleuls.example">bonjour@tilleuls.example</a>.</p>',
      ),
    ),
  },
];

/** The menu, and what the home page says to who comes for the first time. */
export const tilleulsSettings: SiteContent['site'] = {
  web_menu: [
    { id: 'maison', parent: null, name: 'La maison', names: { he: 'הבית' }, url: '' },
    { id: 'a-propos', parent: 'maison', name: 'Qui nous sommes', names: { he: 'מי אנחנו' }, url: '/a-propos' },
    { id: 'equipe', parent: 'maison', name: 'L’équipe', names: { he: 'הצוות' }, url: '/a-propos/equipe' },
    { id: 'visite', parent: 'maison', name: 'Première visite', names: { he: 'ביקור ראשון' }, url: '/premiere-visite' },
    { id: 'textes', parent: 'maison', name: 'Nos textes', names: { he: 'מסמכים' }, url: '' },
    {
      id: 'mentions',
      parent: 'textes',
      name: 'Mentions légales',
      names: { he: 'מידע משפטי' },
      url: '/mentions-legales',
    },
    {
      id: 'confidentialite',
      parent: 'textes',
      name: 'Confidentialité',
      names: { he: 'פרטיות' },
      url: '/confidentialite',
    },
    { id: 'ivrit', parent: 'maison', name: 'עברית', url: '/ivrit' },
  ],
  mainPage: {
    content: layout(
      text(
        '<h2>C’est votre première visite ?</h2><p>Poussez la porte : quelqu’un vous attend, et il y a toujours une chaise de trop.</p>',
      ),
      questions(...firstVisit),
    ),
  },
};
