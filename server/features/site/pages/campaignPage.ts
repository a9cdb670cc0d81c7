import { keptSelection, teamPath } from '../../../../src/core/campaign';
import { toMinor, writeMoney } from '../../../../src/core/money';
import { campaignStyles, pagePath } from '../../../../src/core/site';
import { evenSpaces } from '../../../../src/core/text/evenSpaces';
import { resolveOrganisation } from '../../../http/place';
import { campaignIn } from '../../campaigns/reading/campaignIn';
import { addressOfScreen } from '../campaignAddresses';
import { ownerOf } from '../ownerOf';
import type { PageResolver } from '../pageResolver';

const SCREEN = '__screen';
/** A legacy address, of a screen that shows nothing (SITE-13). */
const BLANK = '__screen2';

/**
 * The page of a campaign, or of one of its teams, hidden ones too; a segment that is no team's leads to the campaign (TEAM-01).
 * `__screen` is its big screen (SCREEN-01), also without the campaign; `?rehearsal` shows the rehearsal (ENT-32).
 */
export const campaignPage: PageResolver<'CAMPAGNE'> = {
  owner: async (deps, asked) =>
    [SCREEN, BLANK].includes(asked.values[0] ?? '')
      ? resolveOrganisation(asked.place, asked.org)
      : ownerOf('campaign')(deps, asked),
  async resolve(deps, { organisation, values: [id = '', segment = null], query, lang }) {
    if (id === BLANK || segment === BLANK)
      return { title: organisation.name, data: [{ id: null, title: organisation.name, screen: true }] };
    if (id === SCREEN) {
      const redirect = await addressOfScreen(deps.database.queries, organisation.id);
      return redirect === null ? null : { title: organisation.name, data: [], redirect };
    }
    const state = await deps.readState({ organisationId: organisation.id, campaignId: id });
    if (!state) return null;
    const { label, active, config, stats, devise, teams } = campaignIn(state, lang);
    const rehearsal = query.has('rehearsal') && query.get('rehearsal') !== 'false';
    if (segment === SCREEN) return { title: label, data: [{ id, title: label, screen: true, rehearsal }] };
    const { team, source } = keptSelection({ team: segment, source: query.get('s') }, state.campaign);
    const shared = config.metaTitle || label;
    const shown = teams.find(({ param }) => param === team);
    const banner = config.banners?.find(({ type }) => type === 'DESKTOP') ?? config.banners?.[0];
    const own = pagePath('CAMPAGNE', id);
    const collected = evenSpaces(writeMoney(toMinor(stats.total.sum.total, devise), devise, lang));
    return {
      title: shown ? `${shown.label} – ${shared}` : shared,
      description: config.metaDescription,
      images: [config.metaImage, banner?.image],
      video: config.metaVideo,
      theme: 'CAMPAGNE',
      styles: campaignStyles(config),
      path: active ? (team === null ? own : teamPath(own, team)) : undefined,
      ...(shown && { parent: { title: label, url: own } }),
      data: [{ id, title: label, ...(team && { team }), ...(source && { source }), collected, rehearsal }],
    };
  },
};
