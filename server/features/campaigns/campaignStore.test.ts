import { openTestDatabase } from '../../db/openTestDatabase';
import { announceChange } from '../../db/announceChange';
import { createTestDeps } from '../../testing/testServer';
import { foundOrganisation } from '../settings/organisationService';
import { createCampaign } from './admin/campaignService';
import { findVersions } from './campaignStore';

it('CALL-34 ORG-01 finds versions of campaigns of several organisations', async () => {
  const database = await openTestDatabase();
  const deps = createTestDeps(database);
  for (const id of ['demo', 'other']) {
    await foundOrganisation(deps, { id, name: id });
    await database.transaction((tx) => createCampaign(tx, deps, id, { id: 'gala', label: 'Gala' }));
  }
  const keys = ['other', 'nobody', 'demo'].map((organisationId) => ({ organisationId, campaignId: 'gala' }));
  const [other, , demo] = await findVersions(database.queries, keys);
  await database.transaction((tx) => announceChange(tx, { organisationId: 'demo', campaignId: 'gala' }));
  expect(await findVersions(database.queries, keys)).toEqual([other, null, Number(demo) + 1]);
  expect(await findVersions(database.queries, [])).toEqual([]);
  await database.close();
});
