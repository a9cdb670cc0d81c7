import type { PageData } from '../../../src/contract/site/pageData';
import { mainCaisseId } from '../../../src/core/fund';
import { configText } from '../../../src/core/organisation';
import { givePath, pagePath } from '../../../src/core/site';
import { serverTexts } from '../../../src/i18n/server';
import { offeredFunds } from './offeredFunds';
import type { AskedPage } from './pageResolver';

/**
 * The menu beside the button to give (DON-10): gifts in general under the main fund's name, then the funds that take gifts.
 * Empty where there is nothing to choose from.
 */
export async function givingMenu({ organisation, lang, reads }: AskedPage): Promise<PageData['site']['giving']> {
  if (organisation.limited || givePath(organisation) === null) return [];
  const main = mainCaisseId({ organisation });
  const funds = (await offeredFunds(reads, lang)).filter(({ id }) => id !== main);
  if (funds.length === 0) return [];
  const name = configText(organisation.config, 'don.main.label') || serverTexts[lang].mainCaisse;
  return [{ name, url: pagePath('DON') }, ...funds.map((fund) => ({ name: fund.name, url: pagePath('DON', fund.id) }))];
}
