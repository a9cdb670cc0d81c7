import { bread, booth, feast, garden, workshop, street } from '../../scenes/feastScenes';
import { choir, court, library, lights, study, table } from '../../scenes/houseScenes';
import type { DemoPictures } from '../siteContent';

/** The pictures of the Tilleuls. */
export const tilleulsPictures = {
  cour: { scene: court, alt: 'La cour un soir d’été, sous les guirlandes · החצר בערב קיץ, מתחת לשרשראות האורות' },
  choeur: { scene: choir, alt: 'Le chœur sur ses gradins · המקהלה על הבמה' },
  lumieres: { scene: lights, alt: 'Une hanoukkia allumée devant la fenêtre · חנוכייה דולקת מול החלון' },
  livres: { scene: library, alt: 'Deux lecteurs devant la grande bibliothèque · שני קוראים מול הספרייה הגדולה' },
  etude: { scene: study, alt: 'Deux personnes penchées sur un même livre · שני אנשים לומדים יחד מספר אחד' },
  table: { scene: table, alt: 'La table du vendredi soir vue d’en haut · שולחן ערב שבת במבט מלמעלה' },
  cabane: { scene: booth, alt: 'Un repas sous la cabane de feuillage · סעודה בסוכה' },
  fete: { scene: feast, alt: 'La foule sous les ballons et les confettis · הקהל מתחת לבלונים ולקונפטי' },
  dessins: { scene: workshop, alt: 'Des dessins d’enfants sur une table · ציורי ילדים על השולחן' },
  rue: { scene: street, alt: 'La rue des Tilleuls, la nuit · רחוב התרזות בלילה' },
  jardin: { scene: garden, alt: 'Le jardin partagé et ses tournesols · הגינה הקהילתית והחמניות' },
  pains: { scene: bread, alt: 'Des pains tressés sur une planche · חלות קלועות על קרש' },
} satisfies DemoPictures;

export type TilleulsPicture = keyof typeof tilleulsPictures;
