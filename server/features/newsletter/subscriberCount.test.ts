import { subscribers } from '../../db/schema';
import { useAdminServer } from '../../testing/adminServer';

const { world, ask } = useAdminServer();

it('CALL-97 counts who confirmed and left, of the organisation alone, and no wish that is over', async () => {
  const agreed = { lang: 'fr' as const, consent: 'Oui', consentAt: new Date(0), createdAt: new Date(0) };
  const reader = (id: string, organisationId: string, state: 'pending' | 'confirmed' | 'left') => {
    const email = `${id}@example.org`;
    return { ...agreed, id, organisationId, state, email, inbox: email, leaveKey: id };
  };
  const readers = [
    reader('ana', 'demo', 'confirmed'),
    reader('dan', 'demo', 'confirmed'),
    reader('lev', 'demo', 'pending'),
    reader('gone', 'demo', 'left'),
    reader('noa', 'other', 'confirmed'),
  ];
  await world.database.queries.insert(subscribers).values(readers);
  const counted = async (token = world.token) => (await ask('GET', 'subscribers', undefined, token)).body;
  const none = { pending: 0, confirmed: 0, left: 0, joined: 0, gone: 0 };
  expect(await counted()).toEqual({ data: { ...none, confirmed: 2, left: 1 } });
  expect(await counted(world.otherToken)).toEqual({ data: { ...none, confirmed: 1 } });
});
