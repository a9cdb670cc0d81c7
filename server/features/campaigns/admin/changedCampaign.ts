import type { CampaignChange } from '../../../../src/contract/campaigns/adminCampaigns';
import { PRODUCT_DESCRIPTION } from '../../../../src/contract/campaigns/campaigns';
import { aldSettings } from '../../../../src/core/campaign';
import { parseAmount } from '../../../amounts';
import { cleanHtmlWithin } from '../../../text/cleanHtml';
import { malformed } from '../../../errors';
import type { CampaignRow } from '../campaignStore';

/**
 * A campaign with an administrator's changes; absent keys stay. Goals are stored like amounts, whatever they count: the
 * same number stays the same when the type changes.
 * @throws HttpError 400 for an amount out of bounds, bonus goals that do not ascend from the goal, an end before the start
 */
export function changedCampaign(row: CampaignRow, given: CampaignChange, devise: string): CampaignRow {
  const amount = (value: number, path: string) => parseAmount(value, devise, path);
  const next: CampaignRow = {
    ...row,
    label: given.label ?? row.label,
    theme: given.theme ?? row.theme,
    assoc: given.assoc === undefined ? row.assoc : given.assoc,
    cerfa: given.cerfa ?? row.cerfa,
    active: given.active ?? row.active,
    objectif: given.objectif === undefined ? row.objectif : amount(given.objectif, 'objectif'),
    bonus: given.bonus?.map((goal, index) => amount(goal, `bonus.${index}`)) ?? row.bonus,
    partnerMontant:
      given.partnerMontant === undefined ? row.partnerMontant : amount(given.partnerMontant, 'partnerMontant'),
    config: given.config === undefined ? row.config : checkedConfig(given.config, amount),
    document: changedDocument(row.document, given, amount),
  };
  const { dateStart, dateEnd } = next.document;
  if (dateStart && dateEnd && Date.parse(dateEnd) <= Date.parse(dateStart))
    throw malformed('dateEnd', 'must follow dateStart');
  if (next.bonus.some((goal, index) => goal <= (next.bonus[index - 1] ?? next.objectif)))
    throw malformed('bonus', 'must ascend from objectif');
  if (next.partnerMontant === 0) throw malformed('partnerMontant', 'is less than the smallest amount');
  return next;
}

type Amount = (value: number, path: string) => number;
type Config = CampaignRow['config'];
type Document = CampaignRow['document'];

/** Stored in units, but must be a valid amount. */
function checkedConfig(config: Config, amount: Amount): Config {
  const { fixedMontant, minMontant, forceDivideGTEAmount } = config;
  const kept = { fixedMontant, minMontant, forceDivideGTEAmount };
  for (const [key, value] of Object.entries(kept)) if (typeof value === 'number') amount(value, `config.${key}`);
  aldSettings(config).presetButtons?.forEach(({ montant }, index) =>
    amount(montant, `config.ald.presetButtons.${index}`),
  );
  return config;
}

const documentKeys = [
  'name',
  'type',
  'dateStart',
  'dateEnd',
  'screenId',
  'screenOptions',
  'gala',
  'products',
  'sources',
] as const;

function changedDocument(document: Document, given: CampaignChange, amount: Amount): Document {
  const changed = documentKeys.filter((key) => given[key] !== undefined).map((key) => [key, given[key]]);
  const products = given.products?.map((product, index) => {
    amount(product.montant, `products.${index}.montant`);
    if (product.description === undefined) return product;
    const path = `products.${index}.description`;
    return { ...product, description: cleanHtmlWithin(product.description, PRODUCT_DESCRIPTION, path) };
  });
  if (given.screenOptions?.minMontant) amount(given.screenOptions.minMontant, 'screenOptions.minMontant');
  return { ...document, ...(Object.fromEntries(changed) as Document), ...(products && { products }) };
}
