import { eq, sql } from 'drizzle-orm';
import { personalData } from '../../../db/personalData';
import { campaignGifts } from '../../../db/schema';
import { createLiveWorld } from '../../../live/testing/liveWorld';
import { fillGiftSearch, giftSearchText } from './giftSearch';

let world: Awaited<ReturnType<typeof createLiveWorld>>;
beforeEach(async () => {
  world = await createLiveWorld();
});
afterEach(() => world.close());

const ask = (method: string, path: string, body?: object) =>
  world.server.request(method, `/v1/admin/campagnes/${path}`, {
    ...(body && { body }),
    headers: { Authorization: `Bearer ${world.token}` },
  });
async function give(id: string, texts: { displayName?: string; commentaire?: string; note?: string }) {
  const { body } = await ask('POST', 'gala/dons', { id, montant: 10, ...texts });
  expect(body).toMatchObject({ success: true });
}
async function found(q: string) {
  const { body } = await ask('GET', `gala/dons?q=${encodeURIComponent(q)}`);
  return (body as { data: { id: string }[] }).data.map(({ id }) => id).sort();
}
const texts = () => world.database.queries.select().from(campaignGifts).orderBy(campaignGifts.number);

it('SRV-26 finds gifts by a part of any text, whatever the script, case and accents', async () => {
  await give('dan', { displayName: 'Éléonore Lévi', commentaire: 'Pour Israël' });
  await give('sara', { displayName: 'שרה כהן', note: 'chèque n° 7' });
  await give('olga', { displayName: 'Ольга 100%', commentaire: 'a_b' });
  expect(await found('eleonore LEVI')).toEqual(['dan']);
  expect(await found('levi pour')).toEqual(['dan']);
  expect(await found('srael')).toEqual(['dan']);
  expect(await found('כהן')).toEqual(['sara']);
  expect(await found('CHEQUE N')).toEqual(['sara']);
  expect(await found('льга')).toEqual(['olga']);
  expect(await found('00%')).toEqual(['olga']);
  expect(await found('a%b')).toEqual([]);
  expect(await found('a_b')).toEqual(['olga']);
  expect(await found('xyz')).toEqual([]);
});

it('SRV-26 takes one or two characters for the beginning of a word', async () => {
  await give('dan', { displayName: 'Dan Lévi', note: 'remis en main' });
  await give('ida', { displayName: 'Ida', commentaire: 'évident' });
  expect(await found('d')).toEqual(['dan']);
  expect(await found('LE')).toEqual(['dan']);
  expect(await found('ma')).toEqual(['dan']);
  expect(await found('vi')).toEqual([]);
  expect(await found('e')).toEqual(['dan', 'ida']);
});

it('SRV-26 follows what an administrator changes', async () => {
  await give('dan', { displayName: 'Dan', commentaire: 'merci' });
  await ask('PUT', 'gala/dons/dan', { displayName: 'Noa' });
  expect([await found('dan'), await found('noa'), await found('merci')]).toEqual([[], ['dan'], ['dan']]);
});

it('SRV-26 finds gifts from before the column, and fills them in pieces, but for what was written meanwhile', async () => {
  const { queries } = world.database;
  for (const name of ['Abel', 'Bela', 'Carl']) await world.give(100, null, name);
  await queries.update(campaignGifts).set({ search: null });
  const [abel] = await found('abel');
  expect(abel).toBeDefined();
  const [, bela, carl] = await texts();
  const blanked = { displayName: '', search: '' };
  await queries.update(campaignGifts).set(blanked).where(eq(campaignGifts.id, carl!.id));
  expect(await fillGiftSearch(queries)).toBe(2);
  expect(await fillGiftSearch(queries)).toBe(0);
  expect((await texts()).map(({ search }) => search)).toEqual([
    giftSearchText({ displayName: 'Abel', commentaire: '', note: '' }),
    giftSearchText(bela!),
    '',
  ]);
  expect([await found('abel'), (await found('el')).length, await found('carl')]).toEqual([[abel], 0, []]);
});

it('PRIV-02 SRV-26 an erased gift has a text, an empty one, so that none is filled in again', () => {
  const { search } = personalData.campaignGifts;
  expect(typeof search === 'object' && search.blank(null)).toBe('');
});

it('SRV-26 finds nothing of other campaigns and organisations', async () => {
  await give('dan', { displayName: 'Dan Lévi' });
  await ask('POST', '', { id: 'other', label: 'Other' });
  const { body } = await ask('GET', 'other/dons?q=levi');
  expect(body).toMatchObject({ data: [] });
});

it('SRV-26 the index groups characters as the search does', async () => {
  const result: unknown = await world.database.queries.execute(
    sql`select search_grams('o', 'abcd é') as grams, search_grams('o', '') as none`,
  );
  const { rows } = result as { rows: { grams: string[]; none: string[] }[] };
  expect(rows[0]?.grams.sort()).toEqual(['o: a', 'o: ab', 'o:abc', 'o:bcd', 'o:cd ', 'o:d é', 'o: é'].sort());
  expect(rows[0]?.none).toEqual([]);
});
