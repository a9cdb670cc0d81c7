import type { Request } from 'express';
import type { Campaign } from '../../../src/contract/campaigns/campaigns';
import type { Language } from '../../../src/contract/common';
import { keptSelection, teamPath } from '../../../src/core/campaign';
import { toMinor, writeMoney } from '../../../src/core/money';
import { languagePrefix } from '../../../src/core/organisation';
import { directionOf } from '../../../src/i18n/catalogue';
import { serverTexts } from '../../../src/i18n/server';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { html, type Html } from '../../text/html';
import type { ReadState } from '../campaigns/reading/readCampaign';
import { findOrganisation, type OrganisationRecord } from '../organisations/organisationStore';
import { askedOnPage } from './askedOnPage';
import { elementMarkup, withoutScripts } from './elementMarkup';
import type { PageContent } from './pageContent';
import type { PageMeta } from './pageLayout';

/**
 * The page of a campaign, or of one of its teams, hidden ones too; a segment that is no team's leads to the campaign (TEAM-01).
 * @throws HttpError 404
 */
export async function campaignContent(deps: Deps, readState: ReadState, request: Request): Promise<PageContent> {
  const { campaign, organisation } = await findCampaignOf(deps, readState, request);
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const selection = keptSelection({ team: text(request.params['team']), source: text(request.query['s']) }, campaign);
  return {
    organisation,
    meta: (lang) => metaOf(campaign, organisation, selection.team, lang),
    main: (lang) => campaignMain(organisation, campaign, { ...selection, ...rehearsalOf(request) }, lang),
  };
}

/**
 * The campaign on a big screen (SCREEN-01). The layout is not written here: an open screen goes with the campaign's when that
 * is changed. @throws HttpError 404
 */
export async function screenContent(deps: Deps, readState: ReadState, request: Request): Promise<PageContent> {
  const { campaign, organisation } = await findCampaignOf(deps, readState, request);
  const { id, label } = campaign;
  return {
    organisation,
    fullBleed: true,
    meta: () => ({ title: label }),
    main: (lang) =>
      elementMarkup('org-screen', { org: organisation.id, 'campaign-id': id, ...rehearsalOf(request), lang }),
  };
}

/** `?rehearsal` shows the rehearsal (ENT-32). Content without scripts remains the real campaign's. */
const rehearsalOf = ({ query: { rehearsal } }: Request) => ({
  rehearsal: rehearsal === undefined || rehearsal === 'false' ? null : '',
});

/** The campaign that an address names, and whose it is. @throws HttpError 404 */
export async function findCampaignOf(deps: Deps, readState: ReadState, request: Request) {
  const asked = await askedOnPage(deps, request, 'campaign', request.params['campaignId']);
  const state = asked && (await readState({ organisationId: asked.organisationId, campaignId: asked.id }));
  const organisation = state && (await findOrganisation(deps.database.queries, state.organisationId));
  if (!organisation) throw new HttpError(404, 'There is no such campaign.', 'not_found');
  return { campaign: state.campaign, organisation };
}

function metaOf(campaign: Campaign, organisation: OrganisationRecord, team: string | null, lang: Language): PageMeta {
  const { label, active, config } = campaign;
  const title = config.metaTitle || label;
  const shown = campaign.teams.find(({ param }) => param === team);
  const banner = config.banners?.find(({ type }) => type === 'DESKTOP') ?? config.banners?.[0];
  const own = `${languagePrefix(organisation, lang)}/campagne/${campaign.id}`;
  return {
    title: shown ? `${shown.label} – ${title}` : title,
    description: config.metaDescription,
    images: [config.metaImage, banner?.image],
    video: config.metaVideo,
    address: active ? (team === null ? own : teamPath(own, team)) : undefined,
  };
}

function campaignMain(
  organisation: OrganisationRecord,
  { id, label, stats, devise }: Campaign,
  asked: Readonly<Record<'team' | 'source' | 'rehearsal', string | null>>,
  lang: Language,
): Html {
  const { language } = organisation;
  const own = language === lang ? null : html`lang="${language}" dir="${directionOf(language)}"`;
  const total = writeMoney(toMinor(stats.total.sum.total, devise), devise, lang);
  return html`<div class="campaign">
    <h1 class="unseen" ${own}>${label}</h1>
    ${elementMarkup('org-campaign', { org: organisation.id, 'campaign-id': id, ...asked, lang, theme: 'auto' })}
    <noscript>
      <h2 ${own}>${label}</h2>
      <p>${serverTexts[lang].pages.collected(total)}</p>
    </noscript>
    ${withoutScripts(organisation, lang)}
  </div>`;
}
