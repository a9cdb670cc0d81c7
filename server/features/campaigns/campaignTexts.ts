import type { Campaign } from '../../../src/contract/campaigns/campaigns';
import { aldSettings } from '../../../src/core/campaign';

type Worded = Pick<Campaign, 'label' | 'config'> & { readonly products?: Campaign['products'] | undefined };
type Say = (field: string, text: string) => string;

/** Digits, symbols and emoji are the same in every language; the migration `campaign_texts` has the same letters. */
const LETTER = /\p{L}/u;

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
          text: LETTER.test(button.text)
            ? say(`presets.${placeOf(presetButtons, index, ({ montant }) => `${montant}`)}.text`, button.text)
            : button.text,
        })),
      }),
      ...(sections && {
        sections: sections.map((section, index) => ({
          ...section,
          ...said(section, ['label'], `sections.${placeOf(sections, index, ({ type, id }) => `${type} ${id}`)}.`),
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

/** Entries of a list move with their texts, named by what they are; of those alike the first goes first. */
function placeOf<Entry>(entries: readonly Entry[], index: number, nameOf: (entry: Entry) => string): string {
  const [name, ...before] = entries
    .slice(0, index + 1)
    .map(nameOf)
    .reverse() as [string, ...string[]];
  const alike = before.filter((one) => one === name).length;
  return `${name}${alike > 0 ? ` ${alike + 1}` : ''}`;
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
