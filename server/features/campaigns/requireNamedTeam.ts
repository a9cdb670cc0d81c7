import type { Queries } from '../../db/database';
import { malformed } from '../../errors';
import { unknownIdMessage } from '../../http/knownIds';
import type { CampaignKey } from './campaignStore';
import { findTeam, listTeams, type TeamRow } from './teamStore';

/** The team a body names by its address. @throws HttpError 400 listing the teams (SET-02) */
export async function requireNamedTeam(queries: Queries, campaign: CampaignKey, param: string): Promise<TeamRow> {
  const team = await findTeam(queries, campaign, param);
  if (team) return team;
  const known = await listTeams(queries, campaign.organisationId, [campaign.campaignId]);
  throw malformed(
    'team',
    unknownIdMessage(
      'team',
      param,
      known.map((one) => one.param),
    ),
  );
}
