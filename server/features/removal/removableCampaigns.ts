import { and, eq, sql } from 'drizzle-orm';
import { announceChange } from '../../db/announceChange';
import type { Queries } from '../../db/database';
import { forgetTexts } from '../../db/keepTexts';
import { campaigns } from '../../db/schema';
import { forgetTotals } from '../../ledger/totals/keptTotals';
import { campaignKind } from '../campaigns/admin/campaignService';
import { teamOfCampaign } from '../campaigns/admin/teamService';
import type { CampaignRow } from '../campaigns/campaignStore';
import { matchingOfCampaign } from '../campaigns/matching/matchingService';
import type { MatchingWithUse } from '../campaigns/matching/matchingStore';
import type { TeamRow } from '../campaigns/teamStore';
import { clear } from './removables';
import { payables, rowsOf, type Removable } from './removable';

/** Payments hold their campaign while they are kept; who changes something of it waits, too. */
const holdCampaign = (id: string) => (tx: Queries, organisationId: string) =>
  tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.organisationId, organisationId), eq(campaigns.id, id)))
    .for('update');

export const removableCampaign = (campaignId: string, now: () => Date): Removable<CampaignRow> => ({
  kind: campaignKind({ now }),
  table: 'campaigns',
  hold: holdCampaign(campaignId),
  dependents: (row) => ({
    ...payables(row, 'CAMPAGNE'),
    gift: rowsOf('campaign_gifts', row, sql`campaign_id = ${row.id} and payment_id is null`),
    pledge: rowsOf('campaign_pledges', row, sql`campaign_id = ${row.id}`),
  }),
  isNamed: true,
  async clear(tx, row, deps) {
    const { organisationId, id } = row;
    await clear(tx, row, ['campaign_matchings', 'campaign_teams'], 'campaign_id');
    const ended = sql`revoked_at = ${deps.now().toISOString()}::timestamptz`;
    await tx.execute(
      sql`update tokens set ${ended} where organisation_id = ${organisationId} and campaign_id = ${id} and revoked_at is null`,
    );
    await forgetTotals(tx, { organisationId, subject: 'campaign', subjectId: id });
    await forgetTexts(tx, { organisationId, kind: 'campaign', recordId: id });
    // Whoever looks at it is told that it is gone.
    await announceChange(tx, { organisationId, campaignId: id });
  },
});

export const removableTeam = (campaignId: string): Removable<TeamRow> => ({
  kind: teamOfCampaign(campaignId),
  table: 'campaign_teams',
  hold: holdCampaign(campaignId),
  dependents: (row) => {
    const params = sql.join(
      [row.param, ...row.former.map(({ param }) => param)].map((param) => sql`${param}`),
      sql`, `,
    );
    return {
      // Those that have become gifts are counted as such.
      payment: rowsOf(
        'payments',
        row,
        sql`type = 'CAMPAGNE' and type_id = ${campaignId} and team in (${params})
          and not exists (select 1 from campaign_gifts g where g.payment_id = payments.id)`,
      ),
      link: rowsOf(
        'links',
        row,
        sql`config ->> 'type' = 'CAMPAGNE' and config ->> 'typeId' = ${campaignId}
          and config ->> 'team' in (${params}) and revoked_at is null
          and not exists (select 1 from campaign_pledges p where p.link_id = links.id)`,
      ),
      gift: rowsOf('campaign_gifts', row, sql`team_id = ${row.id}`),
      pledge: rowsOf('campaign_pledges', row, sql`team_id = ${row.id}`),
      matching: rowsOf('campaign_matchings', row, sql`team_id = ${row.id}`),
    };
  },
  isNamed: false,
  clear: announceChange,
});

export const removableMatching = (campaignId: string): Removable<MatchingWithUse> => ({
  kind: matchingOfCampaign(campaignId),
  table: 'campaign_matchings',
  hold: holdCampaign(campaignId),
  dependents: (row) => ({ gift: rowsOf('entries', row, sql`matching_id = ${row.id}`) }),
  isNamed: false,
  clear: announceChange,
});
