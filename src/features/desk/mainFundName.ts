import { getShownOrganisation } from '../../contract/organisations/ownOrganisation';
import { configText } from '../../core/organisation';
import { mainFundNames } from '../../i18n/mainFundNames';
import type { Desk } from './deskContext';

/** Name of an organisation's main fund (DON-04), which has no record of its own. */
export async function mainFundName({ call, lang }: Pick<Desk, 'call' | 'lang'>, organisation: string): Promise<string> {
  const { config } = (await call(getShownOrganisation, { organisation })).data;
  return configText(config, 'don.main.label') || mainFundNames[lang];
}
