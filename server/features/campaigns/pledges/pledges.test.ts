import { sendDue } from '../../../outbox/sendDue';
import { dataOf } from '../../../testing/adminServer';
import { meetPeople } from '../../../testing/meetPeople';
import { createCampaignWorld, pledger, type CampaignWorld } from '../testing/createCampaignWorld';

let world: CampaignWorld;
beforeAll(async () => {
  world = await createCampaignWorld();
  await world.addTeam('lev', 'gala');
});
afterAll(() => world.close());

describe('pledges', () => {
  const payLink = async (url: string, change: Record<string, unknown> = {}) => {
    const link = url.split('/').at(-1);
    const answer = await world.submit({ type: 'CAMPAGNE', link, montant: 100, ...change });
    return answer.body as { url?: string; code?: string };
  };
  const urlOf = (answer: { body: unknown }) => (answer.body as { url: string }).url;

  it('CALL-19 SRV-08 count nothing until they are paid through their link, and then once', async () => {
    await world.addCampaign('soir');
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

  it('DESK-63 lead to who made them, but not from an evening code', async () => {
    await world.addCampaign('qui');
    const infos = { nom: 'Levi', prenom: 'Noa', email: 'noa.levi@example.org', tel: '' };
    await world.admin('POST', 'campagnes/qui/engagements', { montant: 36, infos });
    const read = async (token?: string) => {
      const path = '/v1/admin/campagnes/qui/engagements';
      return dataOf<{ contactId: string | null }[]>(
        await world.server.request('GET', path, { token: token ?? world.token }),
      );
    };
    expect(await read()).toMatchObject([{ contactId: null }]);
    await meetPeople(world.deps);
    const [contact] = dataOf<{ id: string }[]>(await world.admin('GET', 'contacts?search=noa.levi'));
    expect(await read()).toMatchObject([{ contactId: contact?.id }]);
    const wish = { name: 'Table 1', scope: 'evening', campaignId: 'qui' };
    const { token } = (await world.admin('POST', 'tokens', wish)).body as { token: string };
    expect(await read(token)).toMatchObject([{ contactId: '' }]);
  });

  it.each([
    ['then', ['succeeded', 'refunded']],
    ['before that was heard', ['refunded', 'succeeded']],
  ])('SRV-08 are promised no more once they were paid, also when the money went back %s', async (_, types) => {
    const id = `rendu-${types[0]}`;
    await world.addCampaign(id);
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

  it('SRV-08 SRV-13 LINK-05 paid in part, the rest stays promised and is what their link asks for, until it is cancelled', async () => {
    await world.addCampaign('reste');
    const url = urlOf(await world.pledge({}, undefined, 'reste'));
    const link = url.split('/').at(-1);
    const stats = async () => {
      const { total, engagements } = (await world.campaign('reste')).stats;
      return [total.sum.total, total.count.total, engagements.sum, engagements.count];
    };
    const pledges = async () => dataOf<object[]>(await world.admin('GET', 'campagnes/reste/engagements'));
    const intentOf = async () =>
      dataOf<{ id: string }>(await world.makeIntent({ type: 'CAMPAGNE', link, montant: undefined })).id;
    const payIntent = (intent: string, montant: number) => payLink(url, { intent, montant });
    const settle = async ({ url: checkout = '' }: { url?: string }) => {
      await world.press(checkout, 'pay');
      await world.deliver();
    };
    const [first, stale] = [await intentOf(), await intentOf()];
    const waiting = await payIntent(first, 30);
    const part = await payIntent(first, 40.5);
    await settle(waiting);
    expect(await stats()).toEqual([0, 0, 100, 1]);
    await settle(part);
    expect(await stats()).toEqual([40.5, 1, 59.5, 1]);
    expect(await pledges()).toMatchObject([{ state: 'open', montant: 100, reste: 59.5 }]);

    expect(await payIntent(first, 59.5)).toMatchObject({ code: 'alreadyPaid' });
    expect(await payIntent(stale, 100)).toMatchObject({ code: 'amountChanged' });
    const page = dataOf<object>(await world.server.request('GET', `/v1/liens/${link}`));
    expect(page).toMatchObject({ linkData: { expired: false }, config: { montant: 59.5 } });
    const rest = await intentOf();
    const [id] = dataOf<{ id: string }[]>(await world.admin('GET', 'campagnes/reste/engagements')).map((one) => one.id);
    const change = (state: string) => world.admin('PUT', `campagnes/reste/engagements/${id}`, { state });
    await change('cancelled');
    expect(await stats()).toEqual([40.5, 1, 0, 0]);
    expect(await payIntent(rest, 59.5)).toMatchObject({ code: 'linkEnded' });
    await change('open');
    expect(await stats()).toEqual([40.5, 1, 59.5, 1]);

    // More than is left is a gift like any other.
    await settle(await payIntent(rest, 80));
    expect(await stats()).toEqual([120.5, 2, 0, 0]);
    expect(await pledges()).toMatchObject([{ state: 'paid', reste: 0 }]);
    expect(await payIntent(stale, 10)).toMatchObject({ code: 'alreadyPaid' });
    const ended = dataOf<object>(await world.server.request('GET', `/v1/liens/${link}`));
    expect(ended).toMatchObject({ linkData: { expired: true, reason: 'finished' } });
  });

  it('SRV-08 LINK-05 PAY-10 of which less than a unit is left can be paid to the end: their link asks for the least that is taken', async () => {
    await world.addCampaign('centimes');
    const link = urlOf(await world.pledge({}, undefined, 'centimes'))
      .split('/')
      .at(-1);
    const first = await world.open({ typeId: undefined, link, montant: 99.5 });
    await world.report(first.event('succeeded', 1, 99.5));
    expect((await world.campaign('centimes')).stats.engagements).toEqual({ sum: 0.5, count: 1 });
    const page = dataOf<object>(await world.server.request('GET', `/v1/liens/${link}`));
    expect(page).toMatchObject({ linkData: { expired: false }, config: { montant: 1 } });
    const intent = await world.makeIntent({ type: 'CAMPAGNE', link, montant: undefined });
    const rest = await world.open({ typeId: undefined, intent: dataOf<{ id: string }>(intent).id, montant: 1 });
    await world.report(rest.event('succeeded', 1, 1));
    expect((await world.campaign('centimes')).stats).toMatchObject({
      total: { sum: { total: 100.5 } },
      engagements: { sum: 0, count: 0 },
    });
  });

  it('SRV-08 MODAL-05 cost what was promised, also where the campaign forces months, or does so later', async () => {
    for (const [id, before] of [
      ['force', { forceMonthNb: 12 }],
      ['force-apres', {}],
    ] as const) {
      await world.addCampaign(id, { config: before });
      const link = urlOf(await world.pledge({}, undefined, id))
        .split('/')
        .at(-1);
      await world.admin('PUT', `campagnes/${id}`, { config: { forceMonthNb: 12 } });
      const page = dataOf<object>(await world.server.request('GET', `/v1/liens/${link}`));
      expect(page).toMatchObject({ config: { montant: 100, abo: false } });
      const { event } = await world.open({ typeId: undefined, link, montant: 100 });
      await world.report(event('succeeded', 1, 100));
      expect((await world.campaign(id)).stats).toMatchObject({
        total: { sum: { total: 100, received: 100 } },
        engagements: { sum: 0, count: 0 },
      });
    }
  });

  it('SRV-08 SRV-13 paid in parts or over months count whole at once; without end, month by month', async () => {
    await world.addCampaign('mois', { config: { productMonth: true } });
    const engagements = async () => (await world.campaign('mois')).stats.engagements;
    const given = async (terms: Record<string, unknown>) => {
      const link = urlOf(await world.pledge({}, undefined, 'mois'))
        .split('/')
        .at(-1);
      return world.open({ typeId: undefined, link, ...terms });
    };
    const parts = { abo: true, divide: 4, nbMonth: 4, amounts: { montant: 100, fees: 0, total: 100 }, montant: 25 };
    await world.report((await given({ ...parts, maxAmount: 100 })).event('succeeded', 1, 25));
    expect(await engagements()).toEqual({ sum: 0, count: 0 });
    await world.report((await given({ montant: 10, abo: true, nbMonth: 6 })).event('succeeded', 1, 10));
    expect(await engagements()).toEqual({ sum: 40, count: 1 });
    const endless = await given({ montant: 30, abo: true, nbMonth: 0 });
    await world.report(endless.event('succeeded', 1, 30));
    expect(await engagements()).toEqual({ sum: 110, count: 2 });
    await world.report(endless.event('succeeded', 2, 30));
    expect(await engagements()).toEqual({ sum: 80, count: 2 });
    await world.report(endless.event('cancelled', 3, 30));
    expect(await engagements()).toEqual({ sum: 80, count: 2 });
  });

  it('CALL-19 CALL-33 PLEDGE-01 MODAL-06 are refused with a word to the visitor', async () => {
    const refused = async (change: Record<string, unknown>, id?: string) => {
      const { status, body } = await world.pledge(change, undefined, id);
      return [status, (body as { code?: string }).code];
    };
    await world.addCampaign('jour', { gala: false });
    await world.addCampaign('clos', { active: false });
    expect(await refused({}, 'nowhere')).toEqual([404, 'campagneUnknown']);
    expect(await refused({}, 'jour')).toEqual([200, 'pledgesClosed']);
    expect(await refused({}, 'clos')).toEqual([200, 'campagneClosed']);
    expect(await refused({ montant: 0.5 })).toEqual([200, 'amountMinimum']);
    await world.addCampaign('moins', { config: { minMontant: 50 } });
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
    await world.addCampaign('table');
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
    expect((await world.sum('table')).sum.total).toBe(100);
    const [paid] = dataOf<object[]>(await world.admin('GET', 'campagnes/table/engagements'));
    expect(paid).toMatchObject({ id, state: 'paid' });
    expect((await change('open')).status).toBe(409);
    expect((await world.admin('PUT', `campagnes/gala/engagements/${id}`, { state: 'open' })).status).toBe(404);
    const log = (await world.admin('GET', 'audit?subject=pledge')).text;
    expect(log).toContain('ADMIN-PLEDGE-UPDATE');
    expect(log).not.toContain('Table 4');
  });

  it('PLEDGE-01 SRV-09 send their link by mail, and no words of a stranger', async () => {
    await world.addCampaign('courrier');
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
    expect(sent).toMatchObject([
      { to: { address: email }, subject: 'Trial: no money is taken. Your pledge: courrier' },
    ]);
    expect(sent[0]?.text).toContain((body as { url: string }).url);
    expect(sent[0]?.text).not.toContain('evil');
    for (let count = 0; count < 12; count += 1) await world.pledge({ infos }, undefined, 'courrier');
    await sendDue(world.deps, mailer);
    expect(sent.length).toBe(10);
  });
});
