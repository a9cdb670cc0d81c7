import type { Donor, Donors } from '../../contract/campaigns/campaigns';
import { createFakeCampaign } from './testing/fakeCampaign';

const unnamed = (donor: Donor): Donor => ({
  ...donor,
  campagneExtraData: { ...donor.campagneExtraData, team: null },
});

/** The page of the hidden team `red`: nothing in the server's gifts names it. */
async function openHiddenTeam() {
  const world = createFakeCampaign();
  const { answers, clock } = world;
  const read = answers['CALL-16'];
  answers['CALL-14'] = () => ({
    ...world.campaign(),
    teams: world.campaign().teams.map((team) => ({ ...team, hidden: team.param === 'red' })),
  });
  answers['CALL-16'] = (asked) => {
    const page = read?.(asked) as Donors;
    return { ...page, data: page.data.map(unnamed) };
  };
  world.give(2);
  const follow = world.widget({ target: { team: 'red', source: null } });
  await clock.pass(0);
  world.source().tell('open');
  world.hello();
  world.took();
  const give = async (team: string | null) => {
    const delta = world.give(1, team);
    world.tell({ ...delta, ...(delta.donors && { donors: delta.donors.map(unnamed) }) });
    await clock.pass(0);
  };
  const names = () => follow.get().donors?.map(({ campagneExtraData }) => campagneExtraData.displayName);
  return { ...world, follow, give, names };
}

it('TEAM-03 CALL-27 the page of a hidden team reads its gifts again, which come without its name', async () => {
  const { follow, give, names, took } = await openHiddenTeam();
  expect(names()).toEqual([]);
  await give('red');
  expect(took()).toEqual(['CALL-16 red']);
  expect(names()).toEqual(['Donor 3']);
  expect(follow.get().donorCount).toBe(1);
  await give(null);
  expect(took()).toEqual([]);
  expect(names()).toEqual(['Donor 3']);
  follow.stop();
});

it('TEAM-03 CALL-27 a gift of a hidden team that changes stays on its page, one that is moderated goes', async () => {
  const { change, clock, follow, give, moderate, names, tell, took } = await openHiddenTeam();
  await give('red');
  took();
  const donors = follow.get().donors?.map((donor) => ({ ...donor, commentaire: 'Merci' }));
  tell(change({ donors: donors ?? [] }));
  await clock.pass(0);
  expect(took()).toEqual(['CALL-16 red']);
  expect(names()).toEqual(['Donor 3']);
  tell(moderate(3));
  expect(names()).toEqual([]);
  follow.stop();
});
