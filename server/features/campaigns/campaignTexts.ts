import type { Campaign } from '../../../src/contract/campaigns/campaigns';
import { aldSettings } from '../../../src/core/campaign';

type Worded = Pick<Campaign, 'label' | 'config'> & { readonly products?: Campaign['products'] | undefined };
type Say = (field: string, text: string) => string;

/**
 * A campaign whose texts are said anew, each named by its field (TRANS-01). Names of teams, of who matches gifts and of people stay
 * as they are.
 */
export function withTexts<T extends Worded>(campaign: T, say: Say): T {
  const said = <Owner extends object, Key extends keyof Owner & string>(owner: Owner, keys: readonly Key[], at = '') =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const text: unknown = owner[key];
        return typeof text === 'string' && text !== '' ? [[key, say(`${at}${key}`, text)]] : [];
      }),
    ) as Partial<Record<Key, string>>;
  const { config, products, label } = campaign;
  const { name = '', presetButtons } = aldSettings(config);
  const { sections } = config;
  return {
    ...campaign,
    label: say('label', label),
    config: {
      ...config,
      ...said(config, ['metaTitle', 'metaDescription']),
      ...said({ 'ald.name': name }, ['ald.name']),
      ...said(config, ['donationButtonText', 'donorName']),
      ...(presetButtons && {
        'ald.presetButtons': presetButtons.map((button, index) => ({
          ...button,
          text: /\p{L}/u.test(button.text) ? say(`presets.${index}.text`, button.text) : button.text,
        })),
      }),
      ...(sections && {
        sections: sections.map((section, index) => ({
          ...section,
          ...said(section, ['label'], placeOf(sections, index)),
        })),
      }),
    },
    ...(products && {
      products: products.map((product) => ({
        ...product,
        ...said(product, ['name', 'description'], `products.${product.id}.`),
      })),
    }),
  };
}

type Sections = NonNullable<Campaign['config']['sections']>;

/** Sections move with their texts; of those alike the first goes first. */
function placeOf(sections: Sections, index: number): string {
  const nameOf = ({ type, id }: Sections[number]) => `sections.${type} ${id}`;
  const [name, ...before] = sections
    .slice(0, index + 1)
    .map(nameOf)
    .reverse() as [string, ...string[]];
  const alike = before.filter((one) => one === name).length;
  return `${name}${alike > 0 ? ` ${alike + 1}` : ''}.`;
}

/** The texts of a campaign that may be translated, by field, in the order in which they are listed. */
export function textsOfCampaign(campaign: Worded): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  withTexts(campaign, (field, text) => {
    if (text.trim() !== '') texts[field] = text;
    return text;
  });
  return texts;
}
