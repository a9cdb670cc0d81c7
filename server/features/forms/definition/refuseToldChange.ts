import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../../../src/contract/common';
import { authorSettingsOf } from '../../../../src/core/form';
import { serverTexts } from '../../../../src/i18n/server';
import { BusinessRefusal } from '../../../errors';
import type { Caller, TokenHolder } from '../../../secrets/tokens';
import type { StoredForm } from './formStore';

type Settings = StoredForm['settings'];

/**
 * Refuses other addresses that answers are mailed to, by a token that may not read answers: it would learn them by mail (BUILD-71).
 * @throws BusinessRefusal `toldScope`
 */
export function refuseToldChange(
  { grant }: TokenHolder & Partial<Pick<Caller, 'grant'>>,
  before: Settings,
  next: Settings,
  language: Language,
): void {
  const told = (settings: Settings) => authorSettingsOf(settings).noticeTo;
  // The operator has no token.
  if (!grant || grant.scope === 'everything' || isDeepStrictEqual(told(next), told(before))) return;
  throw new BusinessRefusal(serverTexts[language].forms.toldScope, 'toldScope');
}
