import type { FoundGroup } from '../../../src/contract/records/searchAll';
import { minor } from '../../../src/core/money';
import { paymentOf } from '../../demo/insertGifts';
import { insertPayments } from '../../ledger/insertBooked';
import { dataOf } from '../../testing/adminServer';
import { useDesk, type Browser } from '../users/testing/deskWorld';

const { world, signedIn } = useDesk();
const users: Record<string, Browser> = {};
const made = async (path: string, body: object, token = world.token) => {
  const answer = await world.server.request('POST', `/v1/admin/${path}`, { token, body });
  expect([path, answer.status, answer.text]).toEqual([path, 200, expect.stringContaining('"success":true')]);
  return dataOf<{ id: string }>(answer).id;
};
const search = async (who: string, words: string) => {
  const answer = await users[who]?.send('GET', `o/demo/search?search=${encodeURIComponent(words)}`);
  expect(answer?.status).toBe(200);
  return answer ? dataOf<FoundGroup[]>(answer) : [];
};
const names = async (who: string, words: string) =>
  Object.fromEntries((await search(who, words)).map(({ kind, records }) => [kind, records.map(({ label }) => label)]));

const PAYER = { homme: false, prenom: 'Rivka', nom: 'Zibelin', email: 'rivka@sable.example', tel: '' };
beforeAll(async () => {
  for (const role of ['viewer', 'editor', 'owner'] as const)
    users[role] = await signedIn(`${role}@mail.test`, { role });
  for (const token of [world.token, world.otherToken]) {
    await made('contacts', { prenom: 'Ana', nom: 'Zibelin', emails: ['ana@sable.example'] }, token);
    await made('contacts', { emails: ['zibelin@sable.example'] }, token);
    await made('forms', { id: 'form', title: 'Repas Zibelin' }, token);
    await made('campagnes', { id: 'campaign', label: 'Gala Zibelin', active: true }, token);
    await made('caisses', { id: 'fund', name: 'Fonds Zibelin' }, token);
    await made('dettes', { id: 'debt', name: 'Écolage Zibelin', montant: 5 }, token);
    await made('calendars', { id: 'calendar', label: 'Visites Zibelin' }, token);
    await made('liens', { linkType: 'PAIEMENT', config: { type: 'GENERAL', label: 'Lien Zibelin' } }, token);
    await made('pages', { id: 'page', path: 'zib', title: 'Page Zibelin' }, token);
    await made('events', { id: 'event', name: 'Soirée Zibelin', dateEvent: '2099-01-01T18:00:00Z' }, token);
    await made('news', { id: 'news', title: 'Nouvelle Zibelin' }, token);
    await made('articles', { id: 'article', title: 'Article Zibelin', categorie: 'cours' }, token);
    await made('galleries', { id: 'gallery', name: 'Photos Zibelin' }, token);
  }
  const gift = { id: 'pay-1', organisationId: 'demo', info: PAYER, commentaire: '', label: 'Don', currency: 'eur' };
  const terms = { cerfa: false, assoc: null, caisseId: null, at: world.deps.now() };
  await insertPayments(world.database.queries, [paymentOf({ ...gift, ...terms, montant: minor(1800) })]);
});

it('CALL-228 finds records of all kinds by words in any order, case and accents, with their names', async () => {
  const found = await names('owner', 'ZIBELIN');
  const { contact, ...others } = found;
  expect(contact?.sort()).toEqual(['', 'Ana Zibelin']);
  expect(others).toEqual({
    payment: ['Rivka Zibelin'],
    link: ['Lien Zibelin'],
    debt: ['Écolage Zibelin'],
    form: ['Repas Zibelin'],
    campaign: ['Gala Zibelin'],
    fund: ['Fonds Zibelin'],
    calendar: ['Visites Zibelin'],
    page: ['Page Zibelin'],
    event: ['Soirée Zibelin'],
    news: ['Nouvelle Zibelin'],
    article: ['Article Zibelin'],
    gallery: ['Photos Zibelin'],
  });
  expect(await names('owner', 'zib ecol')).toEqual({ debt: ['Écolage Zibelin'] });
  expect(await names('owner', 'nobody')).toEqual({});
  expect(await names('owner', ' ')).toEqual({});
});

it('CALL-228 finds a payment by its id, for everybody who lists payments, with its amount', async () => {
  for (const who of ['owner', 'editor', 'viewer'])
    expect(await search(who, 'pay-1')).toEqual([
      {
        kind: 'payment',
        records: [
          { id: 'pay-1', label: 'Rivka Zibelin', montant: 18, devise: 'eur', createdAt: '2025-01-15T12:00:00.000Z' },
        ],
        more: false,
      },
    ]);
});

it('CALL-228 USER-01 finds by contact details for those who get these, and tells nobody else of them', async () => {
  expect(Object.keys(await names('owner', 'sable.example'))).toEqual(['contact', 'payment']);
  const [people] = await search('owner', 'ana zibelin');
  expect(people?.records).toMatchObject([{ label: 'Ana Zibelin', email: 'ana@sable.example' }]);
  for (const who of ['viewer', 'editor']) {
    expect(await names(who, 'sable.example')).toEqual({});
    const [person] = await search(who, 'ana zibelin');
    expect(person?.records).toMatchObject([{ label: 'Ana Zibelin', email: '' }]);
    // A name alone is looked for, not the address of who has none.
    expect((await names(who, 'zibelin'))['contact']).toEqual(['Ana Zibelin']);
  }
});

it('CALL-228 answers the kinds alone whose lists the role may read', async () => {
  const kinds = async (who: string) => Object.keys(await names(who, 'zibelin'));
  const figures = ['contact', 'debt', 'form', 'campaign', 'fund', 'calendar'];
  const contents = ['page', 'event', 'news', 'article', 'gallery'];
  expect(await kinds('viewer')).toEqual(figures);
  expect(await kinds('editor')).toEqual([...figures, ...contents]);
});

it('CALL-228 answers at most five of a kind, and whether there are more', async () => {
  for (const id of ['a', 'b', 'c', 'd', 'e']) await made('forms', { id: `many-${id}`, title: 'Tombola' });
  const group = async () => (await search('viewer', 'tombola'))[0];
  expect(await group()).toMatchObject({ kind: 'form', more: false, records: { length: 5 } });
  await made('forms', { id: 'many-f', title: 'Tombola' });
  expect(await group()).toMatchObject({ kind: 'form', more: true, records: { length: 5 } });
});

it('CALL-228 leaves out what is put away', async () => {
  await made('forms', { id: 'old', title: 'Kermesse' });
  await made('forms/old/archive', { archived: true });
  expect(await names('owner', 'kermesse')).toEqual({});
});
