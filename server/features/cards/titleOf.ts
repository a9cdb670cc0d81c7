import * as v from 'valibot';
import { identifier, language, type Language } from '../../../src/contract/common';
import type { Deps } from '../../deps';
import { findCaisse } from '../caisses/caisseStore';
import { campaignIn } from '../campaigns/reading/campaignIn';
import type { ReadState } from '../campaigns/reading/readCampaign';
import { readLink } from '../checkout/link/linkService';
import { viewForm } from '../forms/definition/formView';
import { findOwnedForm } from '../forms/definition/publicForms';
import { translatedOne } from '../translations/translated';
import type { OrganisationRecord } from '../organisations/organisationStore';

/** A page's title on paper; null where its organisation's name says enough. */
export async function titleOf(
  deps: Deps,
  readState: ReadState,
  organisation: OrganisationRecord,
  { path, lang }: { readonly path: string; readonly lang: Language },
): Promise<string | null> {
  const { id: organisationId, mode } = organisation;
  const [kind, id, team] = segmentsOf(path).slice(languageIn(path) ? 1 : 0);
  if (!v.is(identifier, id)) return null;
  const { queries } = deps.database;
  if (kind === 'don') {
    const fund = await findCaisse(queries, organisationId, id, mode);
    return fund && (await translatedOne(queries, organisation, lang, 'caisse', { id, name: fund.name })).name;
  }
  if (kind === 'formulaire' || kind === 'form') {
    const found = await findOwnedForm(deps, organisationId, id);
    return found && viewForm(found.form).title;
  }
  if (kind === 'campagne') {
    const state = await readState({ organisationId, campaignId: id });
    const campaign = state && campaignIn(state, lang);
    const shown = campaign?.teams.find(({ param }) => param === team);
    return campaign ? [shown?.label, campaign.label].filter(Boolean).join(' – ') : null;
  }
  if (kind !== 'l') return null;
  const { organisation: its, page } = await readLink(deps, id);
  return its.id === organisationId ? page.meta.title : null;
}

/** The language in which a path of a site asks for a page. */
export function languageIn(path: string): Language | undefined {
  const [first] = segmentsOf(path);
  return v.is(language, first) ? first : undefined;
}

const segmentsOf = (path: string) => new URL(path, 'http://any').pathname.split('/').slice(1).map(decoded);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
