import type { DemoClock } from '../demoClock';
import type { PictureOf, SiteContent } from '../siteContent';
import { tilleulsPictures, type TilleulsPicture } from './tilleulsPictures';

/** Albums whose pictures have all shapes. */
export function tilleulsGalleries({ at }: DemoClock, picture: PictureOf<TilleulsPicture>): SiteContent['galleries'] {
  const images = (...names: TilleulsPicture[]) =>
    names.flatMap((name) => (picture(name) ? [{ src: picture(name), alt: tilleulsPictures[name].alt }] : []));
  return [
    {
      id: 'annee',
      name: 'Une année rue des Tilleuls',
      description: 'Ce que la maison a vu passer, de la rentrée aux grandes vacances.',
      bgImage: picture('cour'),
      datetime: at(-7, '12:00'),
      images: images('cour', 'lumieres', 'choeur', 'livres', 'table', 'fete', 'jardin', 'etude', 'dessins', 'rue'),
    },
    {
      id: 'hagim',
      name: 'חגים בחצר',
      description: 'סוכות, חנוכה וערבי שבת, בעין של המתנדבים.',
      bgImage: picture('cabane'),
      datetime: at(-30, '12:00'),
      images: images('cabane', 'table', 'lumieres', 'pains'),
    },
    {
      id: 'ateliers',
      name: 'Les mains dans la farine',
      description: 'L’atelier hallot, le jardin et les dessins du mercredi.',
      bgImage: picture('pains'),
      datetime: at(-58, '12:00'),
      images: images('pains', 'dessins', 'jardin'),
    },
  ];
}

/** Longer texts, of two categories. */
export const tilleulsArticles = ({ at }: DemoClock, picture: PictureOf<TilleulsPicture>): SiteContent['articles'] => [
  {
    id: 'histoire',
    title: '1961 : comment une blanchisserie devint une maison',
    description: 'Sept familles, un bail signé sur un coin de comptoir, et un tilleul que personne ne voulut couper.',
    image: picture('cour'),
    datetime: at(-12, '09:00'),
    categorie: 'histoire',
    categorieLabel: 'Histoire de la maison',
    credits: [{ name: 'Archives des Tilleuls', link: '' }],
    content:
      '<p>L’immeuble sent encore le savon quand Simone Amsellem pousse la porte pour la première fois. Les cuves sont vides, la verrière est noire, et au milieu de la cour il y a un tilleul.</p>' +
      '<h2>Sept familles</h2><p>Elles viennent d’Oran, de Salonique et de la rue d’à côté. Le loyer est de quatre cents francs ; chacune en paie un septième, et celle qui ne peut pas apporte du bois.</p>' +
      '<h2>La première bibliothèque</h2><p>Elle tient dans deux valises. On y trouve un Rachi, trois Simenon et un livre de cuisine, que l’on se prête encore.</p>' +
      '<p>La suite, vous la connaissez : elle a lieu tous les soirs.</p>',
  },
  {
    id: 'soupe',
    title: 'La soupe de pois cassés de la cantine',
    description: 'Pour quarante personnes, ou pour quatre : la recette que tout le monde demande.',
    image: picture('table'),
    datetime: at(-25, '09:00'),
    categorie: 'recettes',
    categorieLabel: 'Recettes',
    credits: [{ name: 'Myriam Cohen', link: '' }],
    content:
      '<p>Le secret est dans l’oignon, que l’on oublie une heure.</p><h2>Pour quatre</h2><ul><li>300 g de pois cassés</li><li>3 oignons</li><li>2 carottes, 1 branche de céleri</li><li>Cumin, laurier, huile d’olive</li></ul>' +
      '<h2>Comment faire</h2><ol><li>Fondre les oignons à feu doux, une heure, avec le cumin.</li><li>Ajouter les légumes, les pois et deux litres d’eau.</li><li>Cuire une heure et demie, écraser, servir avec du pain grillé.</li></ol>',
  },
  {
    id: 'hallot-recette',
    title: 'Tresser six brins sans se tromper',
    description: 'Dessus, dessous, au milieu : la méthode de l’atelier, brin par brin.',
    image: picture('pains'),
    datetime: at(-33, '09:00'),
    categorie: 'recettes',
    categorieLabel: 'Recettes',
    content:
      '<p>On numérote les brins de gauche à droite. Le dernier passe par-dessus tous les autres, le premier revient au milieu. Puis on recommence de l’autre côté.</p><p>Au quatrième pain, les mains le savent toutes seules.</p>',
  },
  {
    id: 'shabbat-shira',
    title: 'למה שרים בשבת?',
    description: 'שיר אחד לכל סעודה: על מנהג ישן, ועל השכנים שמצטרפים מן החלון.',
    image: picture('lumieres'),
    datetime: at(-48, '09:00'),
    categorie: 'histoire',
    categorieLabel: 'Histoire de la maison',
    content: '<p dir="rtl">בליל שבת, כשהחלונות פתוחים, השירים יוצאים אל הרחוב. לפעמים מישהו עונה מן המרפסת ממול.</p>',
  },
];
