import { idsOf, useAdminServer } from '../../../testing/adminServer';

const { world, ask } = useAdminServer();
const list = async (query: string) => idsOf(await ask('GET', `forms?${query}`));

beforeAll(async () => {
  await ask('POST', 'forms', { id: 'gala', title: 'Gala de l’École' });
  await ask('POST', 'forms', { id: 'bal', title: 'Bal', active: false });
  await ask('POST', 'forms', { id: 'school', title: 'Inscription à l’école', active: false });
  await ask('POST', 'forms', { id: 'gone', title: 'École' });
  await ask('POST', 'forms/gone/archive', { archived: true });
  await ask('POST', 'forms', { id: 'theirs', title: 'École' }, world.otherToken);
});

it('CALL-42 finds forms by parts of their title and id, open, closed or archived, page by page', async () => {
  expect(await list('')).toEqual(['school', 'gala', 'bal']);
  expect(await list('search=ECOLE')).toEqual(['school', 'gala']);
  expect(await list('search=cole%20gal')).toEqual(['gala']);
  expect(await list('search=school')).toEqual(['school']);
  expect(await list('search=%25')).toEqual([]);
  expect(await list('active=true')).toEqual(['gala']);
  expect(await list('active=false&search=ecole')).toEqual(['school']);
  expect(await list('archived=true&search=ecole')).toEqual(['gone']);
  const first = await ask('GET', 'forms?search=ecole&limit=1');
  expect(first.body).toMatchObject({ data: [{ id: 'school' }], next: expect.any(String) as unknown });
  expect(await list('search=ecole&limit=1&before=school')).toEqual(['gala']);
});

it('CALL-42 goes by what the newest revision says', async () => {
  await ask('PUT', 'forms/bal', { title: 'Soirée', active: true, revision: 1 });
  expect(await list('search=bal')).toEqual(['bal']);
  expect(await list('search=soiree&active=true')).toEqual(['bal']);
  await ask('POST', 'forms/bal/revisions/1/restore', { revision: 2 });
  expect(await list('search=soiree')).toEqual([]);
});

it('DESK-250 CALL-220 says of each form that is not put away whom it tells', async () => {
  await ask('POST', 'forms', { id: 'desk', title: 'Bureau', noticeTo: ['desk@demo.test'] });
  await ask('POST', 'forms', { id: 'quiet', title: 'Muet', noticeMails: false });
  const { body } = await ask('GET', 'form-notices?limit=4');
  expect(body).toMatchObject({ next: expect.any(String) as unknown });
  expect((body as { data: unknown }).data).toEqual([
    { id: 'school', title: 'Inscription à l’école', noticeMails: true, noticeTo: [] },
    { id: 'quiet', title: 'Muet', noticeMails: false, noticeTo: [] },
    { id: 'gala', title: 'Gala de l’École', noticeMails: true, noticeTo: [] },
    { id: 'desk', title: 'Bureau', noticeMails: true, noticeTo: ['desk@demo.test'] },
  ]);
  expect(idsOf(await ask('GET', 'form-notices?limit=4&before=desk'))).toEqual(['bal']);
});
