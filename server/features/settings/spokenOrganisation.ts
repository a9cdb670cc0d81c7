import type { Language } from '../../../src/contract/common';
import type { Organisation } from '../../../src/contract/organisations/organisations';
import { spokenIn, translated } from '../translations/translated';
import { translatedInto } from '../translations/translatedInto';
import { requireOrganisation, showOrganisation } from './organisationService';

/** An organisation for visitors (CALL-22), in a language as far as it is translated. @throws HttpError 404 */
export async function readSpokenOrganisation(
  deps: Parameters<typeof showOrganisation>[0],
  id: string,
  wanted: Language | undefined,
): Promise<Organisation> {
  const { queries } = deps.database;
  const written = await requireOrganisation(queries, id);
  const lang = wanted ?? written.language;
  const shown = await showOrganisation(deps, await spokenIn(queries, written, lang));
  const { caisses = [], services = [] } = shown;
  return {
    ...shown,
    translated: await translatedInto(queries, written),
    caisses: await translated(queries, written, lang, 'caisse', caisses),
    services: await translated(queries, written, lang, 'service', services),
  };
}
