/** One reference picture: what is shown, in which window and language. */
export interface PictureCase {
  /** Also the name of the kept file. */
  readonly name: string;
  readonly lang: 'fr' | 'he';
  readonly width: number;
  readonly height: number;
  readonly markup: string;
  /** What each element holds once all of it has come. */
  readonly holds: readonly string[];
  /** The whole page down to this many pixels; the window alone when absent. */
  readonly down?: number;
  /** The picture is kept so many times smaller. */
  readonly shrink: number;
}

const languages = ['fr', 'he'] as const;

/** Windows of pages: phone, tablet, laptop, large display. */
const windows = [
  { width: 360, height: 740, down: 2600, shrink: 1 },
  { width: 768, height: 1024, down: 2400, shrink: 2 },
  { width: 1280, height: 800, down: 2200, shrink: 2 },
  { width: 1920, height: 1080, down: 1800, shrink: 3 },
];

const page = ['.campaign-top img', '.campaign-content', '.campaign-footer', '.campaign-sticky button'];

const campaign = (id: string, more = '') => `<org-campaign campaign-id="${id}" ${more} loading="eager"></org-campaign>`;

/** Every layout of the page; the ALD template is one of the campaign's own. */
const layouts = {
  standard: campaign('maison', 'layout="standard"'),
  side: campaign('maison', 'layout="side"'),
  tabs: campaign('maison', 'layout="tabs"'),
  dashboard: campaign('maison', 'layout="dashboard"'),
  ald: campaign('ald'),
  widget: `<div class="widgets">${['maison', 'nombre', 'metres'].map((id) => campaign(id, 'widget')).join('')}</div>`,
};

/** What stands before an audience: wide, very wide, upright. */
const displays = [
  { width: 1920, height: 1080, shrink: 3 },
  { width: 3840, height: 2160, shrink: 6 },
  { width: 1080, height: 1920, shrink: 3 },
];
const screens = ['classic-ambs', 'classic-gala', 'custom-perp', 'custom-perp2', 'other'];

const named = (one: Omit<PictureCase, 'name'>, what: string): PictureCase => ({
  ...one,
  name: `${what}-${one.lang}-${one.width}x${one.height}`,
});

export const pictureCases: readonly PictureCase[] = languages.flatMap((lang) => [
  ...Object.entries(layouts).flatMap(([what, markup]) => {
    const holds = what === 'widget' ? ['button'] : page;
    return windows.map((size) => named({ ...size, lang, markup, holds }, what));
  }),
  ...screens.flatMap((id) => {
    const markup = `<org-screen campaign-id="maison" screen-id="${id}" loading="eager"></org-screen>`;
    return displays.map((size) => named({ ...size, lang, markup, holds: ['.scene', '.give svg'] }, id));
  }),
]);

/** Those that `npm test` compares too: each composition that pages and displays have, and both directions. */
export const fewNames: readonly string[] = [
  'standard-fr-360x740',
  'standard-he-1280x800',
  'side-fr-1280x800',
  'classic-gala-fr-1920x1080',
  'custom-perp-he-1080x1920',
  'other-fr-1920x1080',
];
