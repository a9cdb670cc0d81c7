import * as v from 'valibot';
import { identifier, language } from '../../../src/contract/common';
import type { Deps } from '../../deps';
import { findCaisse } from '../caisses/caisseStore';
import type { ReadState } from '../campaigns/reading/readCampaign';
import { readLink } from '../checkout/link/linkService';
import { viewForm } from '../forms/definition/formView';
import { findOwnedForm } from '../forms/definition/publicForms';
import type { OrganisationRecord } from '../organisations/organisationStore';

/** A page's title on paper; null where its organisation's name says enough. */
export async function titleOf(
  deps: Deps,
  readState: ReadState,
  { id: organisationId, mode }: OrganisationRecord,
  path: string,
): Promise<string | null> {
  const segments = new URL(path, 'http://any').pathname.split('/').slice(1).map(decoded);
  const [kind, id, team] = v.is(language, segments[0]) ? segments.slice(1) : segments;
  if (!v.is(identifier, id)) return null;
  if (kind === 'don') return (await findCaisse(deps.database.queries, organisationId, id, mode))?.name ?? null;
  if (kind === 'formulaire' || kind === 'form') {
    const found = await findOwnedForm(deps, organisationId, id);
    return found && viewForm(found.form).title;
  }
  if (kind === 'campagne') {
    const campaign = (await readState({ organisationId, campaignId: id }))?.campaign;
    const shown = campaign?.teams.find(({ param }) => param === team);
    return campaign ? [shown?.label, campaign.label].filter(Boolean).join(' – ') : null;
  }
  if (kind !== 'l') return null;
  const { organisation, page } = await readLink(deps, id);
  return organisation.id === organisationId ? page.meta.title : null;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
