import { and, eq } from 'drizzle-orm';
import { findCampaign } from '../campaigns/campaignStore';
import { tokens } from '../../db/schema';
import type { Deps } from '../../deps';
import { malformed } from '../../errors';
import type { FeatureRoutes } from '../../http/mount';
import { requireRow } from '../../requireOwned';
import { isValidAt } from '../../secrets/tokens';
import { routes } from '../../../src/contract/routes';
import { addToken, endToken, readTokens } from './tokenService';

const MOST = 48 * 60 * 60 * 1000;
const success = true as const;

/** Codes for helpers of a campaign (CALL-131): tokens of its evening alone, which an editor may make and end. */
export const eveningCodeRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const requireCampaign = async (organisationId: string, id: string) =>
    requireRow(await findCampaign(deps.database.queries, organisationId, id), 'campaign');

  mount(routes.listEveningCodes, async ({ organisationId, params: { campaignId } }) => {
    await requireCampaign(organisationId, campaignId);
    const codes = and(eq(tokens.scope, 'evening'), eq(tokens.campaignId, campaignId), isValidAt(deps.now()));
    return { data: await readTokens(deps, organisationId, codes) };
  });

  mount(routes.createEveningCode, async ({ organisationId, holder, params: { campaignId }, body }) => {
    await requireCampaign(organisationId, campaignId);
    if (Date.parse(body.expiresAt) > deps.now().getTime() + MOST)
      throw malformed('expiresAt', 'must be within 48 hours');
    return { success, ...(await addToken(deps, holder, { ...body, scope: 'evening', campaignId })) };
  });

  mount(routes.endEveningCode, async ({ organisationId, holder, params: { campaignId, codeId } }) => {
    await requireCampaign(organisationId, campaignId);
    return { success, data: await endToken(deps, holder, codeId, { keepOne: false, codeOf: campaignId }) };
  });
};
