import { subscribers } from '../../db/schema';
import { useAdminServer } from '../../testing/adminServer';

const { world, ask } = useAdminServer();

it('CALL-97 counts who confirmed, of the organisation alone', async () => {
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
  expect((await ask('GET', 'subscribers')).body).toEqual({ data: { confirmed: 2 } });
  expect((await ask('GET', 'subscribers', undefined, world.otherToken)).body).toEqual({ data: { confirmed: 1 } });
});
