import { eq } from 'drizzle-orm';
import { campaigns, campaignGifts, entries } from '../../db/schema';
import { sendDue } from '../outbox/sendDue';
import { runDataStep } from './testing/runDataStep';
import { createCampaignWorld, pledger, type CampaignWorld } from './testing/createCampaignWorld';

let world: CampaignWorld;
beforeAll(async () => {
  world = await createCampaignWorld();
  await world.addTeam('lev', 'gala');
}, 60_000);
afterAll(() => world.close());

const dataOf = <T>(answer: { body: unknown }) => (answer.body as { data: T }).data;
const addCampaign = (id: string, more: Record<string, unknown> = {}) =>
  world.admin('POST', 'campagnes', { id, label: id, gala: true, ...more });
const sum = async (id?: string) => (await world.campaign(id)).stats.total;
describe('a payment to a campaign', () => {
  it('ENT-25 SRV-03 becomes one gift with the event that first counts it, whatever comes first or again', async () => {
    const { event, paymentId } = await world.open({
      campagne: { displayName: ' Dana ' },
      commentaire: 'Pour la paix',
      team: 'lev',
    });
    const before = (await world.campaign()).version;
    const [refund, paid] = [event('refunded', 1, 20), event('succeeded')];
    await world.report(refund);
    expect(await world.donors()).toEqual([]);
    await Promise.all([world.report(paid), world.report(paid), world.report({ ...paid, id: 'again' })]);
    await world.report(refund);
    expect(await world.donors()).toMatchObject([
      {
        _id: '00000001',
        montant: 30,
        type: 'DON',
        commentaire: 'Pour la paix',
        campagneExtraData: { displayName: 'Dana', team: 'lev' },
      },
    ]);
    expect(await world.campaign()).toMatchObject({
      version: before + 1,
      stats: { total: { sum: { total: 30, received: 30 }, count: { total: 1 } } },
      teams: [{ param: 'lev', objectif: 30 }],
    });
    const rows = await world.ledgerOf(paymentId);
    expect(new Set(rows.map(({ giftId }) => giftId)).size).toBe(1);
    expect(rows.every(({ giftId }) => giftId !== null)).toBe(true);
  });

  it('FEED-01 names later charges of the same gift; an unknown team is none, no name is anonymous', async () => {
    await addCampaign('mois', { config: { productMonth: true } });
    const monthly = { type: 'CAMPAGNE', typeId: 'mois', abo: true, nbMonth: 0, team: 'nobody', montant: 20 };
    const { event } = await world.open(monthly);
    await world.report(event('succeeded', 2, 20));
    await world.report(event('succeeded', 1, 20));
    expect(await world.donors('mois')).toMatchObject([
      { montant: 40, type: 'ABONNEMENT', montantPerMonth: 20, campagneExtraData: { displayName: '', team: null } },
    ]);
    await world.report(event('refunded', 1, 20));
    expect(await sum('mois')).toMatchObject({ sum: { total: 20 }, count: { total: 1 } });
    await world.report(event('refunded', 2, 20));
    expect(await sum('mois')).toMatchObject({ sum: { total: 0 }, count: { total: 0 } });
    expect(await world.donors('mois')).toEqual([]);
  });

  it('TEAM-01 names the source that its giver came by, of those that the campaign has then', async () => {
    const sources = [{ param: 'lettre' }];
    await addCampaign('venue', { sources });
    const pay = async (asked: Record<string, unknown>, name: string) => {
      const { event } = await world.open({ typeId: 'venue', campagne: { displayName: name }, ...asked });
      await world.report(event('succeeded'));
    };
    const intent = await world.makeIntent({ type: 'CAMPAGNE', typeId: 'venue', source: 'lettre' });
    await pay({ intent: dataOf<{ id: string }>(intent).id, source: 'autre' }, 'intent');
    await pay({ source: 'autre' }, 'unknown');
    await pay({}, 'none');
    const pledged = await world.pledge({ source: 'lettre', montant: 50 }, undefined, 'venue');
    const link = (pledged.body as { url: string }).url.split('/').at(-1);
    await pay({ link, source: 'autre' }, 'pledge');
    await world.admin('PUT', 'campagnes/venue', { sources: [] });
    await pay({ source: 'lettre' }, 'gone');
    const gifts = dataOf<Record<string, unknown>[]>(await world.admin('GET', 'campagnes/venue/dons'));
    expect(gifts.map(({ displayName, source }) => [displayName, source])).toEqual([
      ['gone', null],
      ['pledge', 'lettre'],
      ['none', null],
      ['unknown', null],
      ['intent', 'lettre'],
    ]);
    const rows = (await world.admin('GET', 'campagnes/venue/dons.csv')).text.split('\r\n');
    expect(rows[0]).toMatch(/,source$/);
    expect(rows.filter((row) => row.endsWith(',lettre'))).toHaveLength(2);
    const [latest] = dataOf<object[]>(await world.admin('GET', 'payments?limit=1'));
    expect(latest).toMatchObject({ source: 'lettre' });
  });

  it('ENT-25 TEAM-01 stays with its team, whatever address that team has by then', async () => {
    await addCampaign('noms');
    const made = await world.admin('POST', 'campagnes/noms/teams', { param: 'lev', label: 'Lev' });
    const path = `campagnes/noms/teams/${dataOf<{ id: string }>(made).id}`;
    const intent = await world.makeIntent({ type: 'CAMPAGNE', typeId: 'noms', team: 'lev' });
    const atProvider = await world.open({ typeId: 'noms', team: 'lev' });
    world.pass(1000);
    await world.admin('PUT', path, { param: 'lev-tov' });
    world.pass(1000);
    const later = await world.open({ typeId: 'noms', intent: dataOf<{ id: string }>(intent).id });
    await world.report(later.event('succeeded'));
    await world.pledge({ campagne: { displayName: 'Ana', team: 'lev' } }, undefined, 'noms');
    await world.admin('POST', 'campagnes/noms/teams', { param: 'lev', label: 'Une autre' });
    const other = await world.open({ typeId: 'noms', team: 'lev' });
    for (const { event } of [atProvider, other]) await world.report(event('succeeded'));
    const teams = (await world.donors('noms')).map(({ campagneExtraData }) => campagneExtraData.team);
    expect(teams).toEqual(['lev', 'lev-tov', 'lev-tov']);
    const pledges = await world.admin('GET', 'campagnes/noms/engagements');
    expect(dataOf<object[]>(pledges)).toMatchObject([{ team: 'lev-tov' }]);
  });

  it('SRV-13 that counted before gifts were kept becomes one by the migration', async () => {
    await addCampaign('ancien');
    const { event, paymentId } = await world.open({ typeId: 'ancien', campagne: { displayName: 'Vieux' } });
    await world.report(event('succeeded'));
    const { queries } = world.deps.database;
    await queries.update(entries).set({ giftId: null }).where(eq(entries.paymentId, paymentId));
    await queries.delete(campaignGifts).where(eq(campaignGifts.paymentId, paymentId));
    await queries.update(campaigns).set({ giftCount: 0 }).where(eq(campaigns.id, 'ancien'));
    expect((await sum('ancien')).count.total).toBe(0);
    await runDataStep(queries);
    await runDataStep(queries);
    expect(await sum('ancien')).toMatchObject({ sum: { total: 50 }, count: { total: 1 } });
    expect(await world.donors('ancien')).toMatchObject([
      { _id: '00000001', campagneExtraData: { displayName: 'Vieux' } },
    ]);
  });
});

describe('pledges', () => {
  const payLink = async (url: string, change: Record<string, unknown> = {}) => {
    const link = url.split('/').at(-1);
    const answer = await world.submit({ type: 'CAMPAGNE', link, montant: 100, ...change });
    return answer.body as { url?: string; code?: string };
  };
  const urlOf = (answer: { body: unknown }) => (answer.body as { url: string }).url;

  it('CALL-19 SRV-08 count nothing until they are paid through their link, and then once', async () => {
    await addCampaign('soir');
    await world.addTeam('lev', 'soir');
    const body = { campagne: { displayName: 'Ana', team: 'lev' } };
    const key = 'pledge-of-ana';
    const [first, again] = [await world.pledge(body, key, 'soir'), await world.pledge(body, key, 'soir')];
    expect(first.body).toEqual({ success: true, url: expect.stringContaining('/l/') as string });
    expect(urlOf(again)).toBe(urlOf(first));
    expect((await world.pledge({ ...body, montant: 5 }, key, 'soir')).status).toBe(409);
    expect((await world.campaign('soir')).stats).toMatchObject({
      total: { sum: { total: 0 }, count: { total: 0 } },
      engagements: { sum: 100, count: 1 },
    });
    const intent = await world.makeIntent({
      type: 'CAMPAGNE',
      link: urlOf(first).split('/').at(-1),
      montant: undefined,
    });
    expect(dataOf<{ id: string }>(intent).id).toBeTruthy();
    const { url = '' } = await payLink(urlOf(first), { campagne: { displayName: 'Ana' } });
    await world.press(url, 'pay');
    await world.deliver();
    expect((await world.campaign('soir')).stats).toMatchObject({
      total: { sum: { total: 100 }, count: { total: 1 } },
      engagements: { sum: 0, count: 0 },
    });
    expect(await world.donors('soir')).toMatchObject([{ campagneExtraData: { displayName: 'Ana', team: 'lev' } }]);
    const listed = dataOf<object[]>(await world.admin('GET', 'campagnes/soir/engagements?state=paid'));
    expect(listed).toMatchObject([{ state: 'paid', origin: 'visitor', montant: 100, infos: pledger }]);
    expect(JSON.stringify(await world.campaign('soir'))).not.toContain(pledger.email);
  });

  it.each([
    ['then', ['succeeded', 'refunded']],
    ['before that was heard', ['refunded', 'succeeded']],
  ])('SRV-08 are promised no more once they were paid, also when the money went back %s', async (_, types) => {
    const id = `rendu-${types[0]}`;
    await addCampaign(id);
    const link = urlOf(await world.pledge({}, undefined, id))
      .split('/')
      .at(-1);
    const { event } = await world.open({ typeId: undefined, link, montant: 100 });
    expect((await world.campaign(id)).stats.engagements).toEqual({ sum: 100, count: 1 });
    for (const type of types) await world.report(event(type, 1, 100));
    expect((await world.campaign(id)).stats).toMatchObject({
      total: { sum: { total: 0 }, count: { total: 0 } },
      engagements: { sum: 0, count: 0 },
    });
    const listed = await world.admin('GET', `campagnes/${id}/engagements?state=paid`);
    expect(dataOf<object[]>(listed)).toHaveLength(1);
  });

  it('CALL-19 CALL-33 PLEDGE-01 MODAL-06 are refused with a word to the visitor', async () => {
    const refused = async (change: Record<string, unknown>, id?: string) => {
      const { status, body } = await world.pledge(change, undefined, id);
      return [status, (body as { code?: string }).code];
    };
    await addCampaign('jour', { gala: false });
    await addCampaign('clos', { active: false });
    expect(await refused({}, 'nowhere')).toEqual([404, 'campagneUnknown']);
    expect(await refused({}, 'jour')).toEqual([200, 'pledgesClosed']);
    expect(await refused({}, 'clos')).toEqual([200, 'campagneClosed']);
    expect(await refused({ montant: 0.5 })).toEqual([200, 'amountMinimum']);
    await addCampaign('moins', { config: { minMontant: 50 } });
    expect((await world.pledge({ montant: 49.99 }, undefined, 'moins')).body).toMatchObject({
      code: 'amountMinimum',
      error: expect.stringContaining('50') as string,
    });
    expect(await refused({ montant: 50 }, 'moins')).toEqual([200, undefined]);
    expect(await refused({ montant: 10.001 })).toEqual([200, 'amountInvalid']);
    expect(await refused({ montant: 1e12 })).toEqual([200, 'amountMaximum']);
    expect(await refused({ infos: { ...pledger, email: 'dana' } })).toEqual([200, 'payer']);
    expect(await refused({ infos: { ...pledger, tel: '12' } })).toEqual([200, 'payer']);
    expect(await refused({ infos: { ...pledger, nom: ' ' } })).toEqual([400, 'malformed']);
    expect((await world.campaign()).stats.engagements.count).toBe(0);
  });

  it('SRV-12 are entered, cancelled with their link, and opened again, unless they are paid', async () => {
    await addCampaign('table');
    const entered = await world.admin('POST', 'campagnes/table/engagements', { montant: 100, displayName: 'Table 4' });
    const { id, url } = dataOf<{ id: string; url: string }>(entered);
    expect(entered.body).toMatchObject({ data: { origin: 'manual', state: 'open', displayName: 'Table 4' } });
    const opened = await payLink(url);
    const change = (state: string) => world.admin('PUT', `campagnes/table/engagements/${id}`, { state });
    expect(dataOf(await change('cancelled'))).toMatchObject({ state: 'cancelled' });
    expect((await world.campaign('table')).stats.engagements).toEqual({ sum: 0, count: 0 });
    expect((await payLink(url)).code).toBe('linkEnded');
    expect(dataOf(await change('open'))).toMatchObject({ state: 'open' });
    await change('cancelled');
    await world.press(opened.url ?? '', 'pay');
    await world.deliver();
    expect((await sum('table')).sum.total).toBe(100);
    const [paid] = dataOf<object[]>(await world.admin('GET', 'campagnes/table/engagements'));
    expect(paid).toMatchObject({ id, state: 'paid' });
    expect((await change('open')).status).toBe(409);
    expect((await world.admin('PUT', `campagnes/gala/engagements/${id}`, { state: 'open' })).status).toBe(404);
    const log = (await world.admin('GET', 'audit?subject=pledge')).text;
    expect(log).toContain('ADMIN-PLEDGE-UPDATE');
    expect(log).not.toContain('Table 4');
  });

  it('PLEDGE-01 SRV-09 send their link by mail, and no words of a stranger', async () => {
    await addCampaign('courrier');
    const sent: { to: { address: string }; text: string; subject: string }[] = [];
    const mailer = { send: (mail: (typeof sent)[number]) => Promise.resolve(void sent.push(mail)), close: () => {} };
    await sendDue(world.deps, mailer);
    sent.length = 0;
    const email = 'noa@example.org';
    const infos = { ...pledger, prenom: 'http://evil', email };
    const { body } = await world.pledge(
      { infos, lang: 'en', campagne: { displayName: 'evil' } },
      undefined,
      'courrier',
    );
    await sendDue(world.deps, mailer);
    expect(sent).toMatchObject([{ to: { address: email }, subject: 'Your pledge: courrier' }]);
    expect(sent[0]?.text).toContain((body as { url: string }).url);
    expect(sent[0]?.text).not.toContain('evil');
    for (let count = 0; count < 12; count += 1) await world.pledge({ infos }, undefined, 'courrier');
    await sendDue(world.deps, mailer);
    expect(sent.length).toBe(10);
  });
});
