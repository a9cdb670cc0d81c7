import { greenhouse, harvest, plots, shed, sunflowers } from '../../scenes/plotScenes';
import type { DemoPictures } from '../siteContent';

/** The pictures of the allotments. */
export const fernhillPictures = {
  plots: { scene: plots, alt: 'Patchwork plots below the hill' },
  greenhouse: { scene: greenhouse, alt: 'Tomatoes ripening in the shared greenhouse' },
  sunflowers: { scene: sunflowers, alt: 'The tallest sunflowers of the year' },
  harvest: { scene: harvest, alt: 'A basket of tomatoes, carrots and aubergines' },
  shed: { scene: shed, alt: 'Two members by the tool shed' },
} satisfies DemoPictures;

export type FernhillPicture = keyof typeof fernhillPictures;
