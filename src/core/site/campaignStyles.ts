/** A campaign's settings for the page that hosts it (ENT-26). */
interface CampaignLooks {
  readonly theme?: string | undefined;
  readonly template?: string | undefined;
  readonly themes?: readonly string[] | undefined;
}

/**
 * The names of the styles that a campaign gives the page around it (SITE-07): its own, else its template's, then the secondary ones.
 * @example
 * campaignStyles({}) // => ['blue']
 * campaignStyles({ template: 'ALD', themes: ['gala'] }) // => ['ald', 'gala']
 * campaignStyles({ template: 'ALD', theme: 'or' }) // => ['or']
 */
export const campaignStyles = ({ theme, template, themes = [] }: CampaignLooks): readonly string[] => [
  theme || (template === 'ALD' ? 'ald' : 'blue'),
  ...themes,
];
