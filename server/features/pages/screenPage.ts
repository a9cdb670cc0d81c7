import type { Request } from 'express';
import type { Language } from '../../../src/contract/common';
import { HttpError } from '../../errors';
import { html } from '../../text/html';
import { findOrganisation } from '../organisations/organisationStore';
import { campaignIn } from '../campaigns/reading/campaignIn';
import type { SiteDeps } from '../site/pageResolver';
import { askedOnPage } from './askedOnPage';
import { elementMarkup } from './elementMarkup';
import type { PageContent } from './pageContent';

/**
 * The campaign on a big screen (SCREEN-01). The layout is not written here: an open screen goes with the campaign's when that
 * is changed. `?rehearsal` shows the rehearsal (ENT-32). @throws HttpError 404
 */
export async function screenContent(deps: SiteDeps, request: Request): Promise<PageContent> {
  const { campaign, organisation, title } = await findCampaignOf(deps, request);
  const { rehearsal } = request.query;
  const attributes = {
    org: organisation.id,
    'campaign-id': campaign.id,
    rehearsal: rehearsal === undefined || rehearsal === 'false' ? null : '',
  };
  return {
    organisation,
    fullBleed: true,
    title,
    main: (lang) =>
      html`<script type="module" src="/elements/screen-page.js"></script>
        ${elementMarkup('org-screen', { ...attributes, lang })}`,
  };
}

/** The campaign that an address names, and whose it is. @throws HttpError 404 */
export async function findCampaignOf(deps: SiteDeps, request: Request) {
  const asked = await askedOnPage(deps, request, 'campaign', request.params['campaignId']);
  const state = asked && (await deps.readState({ organisationId: asked.organisationId, campaignId: asked.id }));
  const organisation = state && (await findOrganisation(deps.database.queries, state.organisationId));
  if (!organisation) throw new HttpError(404, 'There is no such campaign.', 'not_found');
  return { campaign: state.campaign, organisation, title: (lang: Language) => campaignIn(state, lang).label };
}
