import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { campaignGifts, campaignMatchings, campaignPledges, campaigns, links } from '../../db/schema';
import type { Deps } from '../../deps';
import { createCampaign } from '../../features/campaigns/admin/campaignService';
import { createSection } from '../../features/sections/sectionService';
import { createTeam } from '../../features/campaigns/admin/teamService';
import type { TeamRow } from '../../features/campaigns/teamStore';
import { insertBooked } from '../../ledger/insertBooked';
import { demoOrganisation } from '../demoOrganisation';
import { insertGifts } from '../insertGifts';
import { campaignRows, type CampaignRows } from './campaignRows';
import { demoCampaigns } from './demoCampaigns';

/** Four campaigns of the demo organisation with all their gifts, inserted a table at a time for a quick first start. */
export async function insertCampaigns(tx: Queries, deps: Pick<Deps, 'ids' | 'now'>): Promise<void> {
  const all: CampaignRows[] = [];
  for (const demo of demoCampaigns(deps.now())) {
    const { campaign, sections = [], teams = [], gifts } = demo;
    const row = await createCampaign(tx, deps, demoOrganisation.id, campaign);
    for (const section of sections) await createSection(tx, deps, demoOrganisation.id, section);
    const made: TeamRow[] = [];
    for (const team of teams) made.push(await createTeam(tx, deps, row, team));
    await tx
      .update(campaigns)
      .set({ giftCount: gifts.length })
      .where(and(eq(campaigns.organisationId, row.organisationId), eq(campaigns.id, row.id)));
    all.push(campaignRows(demo, made, deps));
  }
  await tx.insert(campaignMatchings).values(all.flatMap(({ matching }) => matching ?? []));
  await tx.insert(links).values(all.flatMap((rows) => rows.links));
  await tx.insert(campaignPledges).values(all.flatMap(({ pledges }) => pledges));
  await insertGifts(
    tx,
    all.flatMap(({ paid }) => paid),
    () => tx.insert(campaignGifts).values(all.flatMap(({ gifts }) => gifts)),
  );
  await insertBooked(
    tx,
    [],
    all.flatMap((rows) => rows.entries),
  );
}
