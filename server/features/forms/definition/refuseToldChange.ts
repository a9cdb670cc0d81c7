import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../../../src/contract/common';
import { authorSettingsOf } from '../../../../src/core/form';
import { serverTexts } from '../../../../src/i18n/server';
import { BusinessRefusal } from '../../../errors';
import type { Caller, TokenHolder } from '../../../secrets/tokens';
import type { StoredForm } from './formStore';

type Settings = StoredForm['settings'];

/** Whether a caller may change who is told of answers: a token that may not read them would learn them by mail (BUILD-71). */
export const maySayWhoIsTold = ({ grant }: TokenHolder & Partial<Pick<Caller, 'grant'>>): boolean =>
  // The operator has no token.
  !grant || grant.scope === 'everything';

/**
 * Refuses other addresses that answers are mailed to, by a token that may not set them.
 * @throws BusinessRefusal `toldScope`
 */
export function refuseToldChange(
  holder: TokenHolder & Partial<Pick<Caller, 'grant'>>,
  before: Settings,
  next: Settings,
  language: Language,
): void {
  const told = (settings: Settings) => authorSettingsOf(settings).noticeTo;
  if (maySayWhoIsTold(holder) || isDeepStrictEqual(told(next), told(before))) return;
  throw new BusinessRefusal(serverTexts[language].forms.toldScope, 'toldScope');
}
