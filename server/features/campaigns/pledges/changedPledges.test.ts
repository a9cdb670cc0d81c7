import { dataOf } from '../../../testing/adminServer';
import { sendDue } from '../../../outbox/sendDue';
import { createCampaignWorld, type CampaignWorld } from '../testing/createCampaignWorld';

let world: CampaignWorld;
beforeAll(async () => {
  world = await createCampaignWorld();
});
afterAll(() => world.close());

describe('promises', () => {
  it('PLEDGE-02 are entered once, however often the same is sent; another body with their id is refused', async () => {
    await world.addCampaign('rejeu');
    const body = { id: 'table-7', montant: 100, displayName: 'Table 7', infos: { nom: 'Lévi' } };
    const enter = (change = {}, campaign = 'rejeu') =>
      world.admin('POST', `campagnes/${campaign}/engagements`, { ...body, ...change });
    const answers = await Promise.all([enter(), enter(), enter()]);
    const records = answers.map((one) => dataOf<{ id: string; url: string; montant: number }>(one));
    expect(new Set(records.map(({ url }) => url)).size).toBe(1);
    expect((await enter({ montant: 101 })).status).toBe(409);
    expect((await enter({ infos: { nom: 'Lévy' } })).status).toBe(409);
    expect((await enter({}, 'gala')).status).toBe(409);
    const theirs = { id: 'rejeu', label: 'rejeu', gala: true };
    await world.admin('POST', 'campagnes', theirs, world.otherToken);
    const other = await world.admin('POST', 'campagnes/rejeu/engagements', { ...body, infos: {} }, world.otherToken);
    expect(other.body).toMatchObject({ success: true, data: { id: 'table-7' } });
    await world.admin('PUT', 'campagnes/rejeu/engagements/table-7', { montant: 180 });
    expect(dataOf(await enter())).toMatchObject({
      ...records[0],
      ...{ montant: 180, reste: 180, version: expect.any(String) as string },
    });
    expect((await world.campaign('rejeu')).stats.engagements).toEqual({ sum: 180, count: 1 });
    const log = dataOf<{ action: string; subjectId: string }[]>(await world.admin('GET', 'audit?subject=pledge'));
    const made = log.filter(({ action, subjectId }) => action === 'ADMIN-PLEDGE-CREATE' && subjectId === 'table-7');
    expect(made).toHaveLength(1);
  });

  it('PLEDGE-02 are corrected with their link: amount, name, team, who promised', async () => {
    await world.addCampaign('faute');
    await world.addTeam('sol', 'faute');
    const entered = await world.admin('POST', 'campagnes/faute/engagements', { montant: 100, displayName: 'Tabel 4' });
    const { id, url } = dataOf<{ id: string; url: string }>(entered);
    const link = url.split('/').at(-1);
    const correct = (change: object) => world.admin('PUT', `campagnes/faute/engagements/${id}`, change);
    const infos = { nom: 'Lévi', email: 'noa@example.org' };
    const fixed = { montant: 360, displayName: ' Table 4 ', team: 'sol', infos };
    expect(dataOf(await correct(fixed))).toMatchObject({
      montant: 360,
      reste: 360,
      displayName: 'Table 4',
      team: 'sol',
      infos: { nom: 'Lévi', prenom: '', email: 'noa@example.org', tel: '' },
      state: 'open',
      url,
    });
    expect((await world.campaign('faute')).stats.engagements).toEqual({ sum: 360, count: 1 });
    const page = dataOf<object>(await world.server.request('GET', `/v1/liens/${link}`));
    expect(page).toMatchObject({ config: { montant: 360, team: 'sol', campagne: { displayName: 'Table 4' } } });
    const part = await world.open({ typeId: undefined, link, montant: 60 });
    await world.report(part.event('succeeded', 1, 60));
    expect((await correct({ montant: 59.99 })).status).toBe(400);
    expect(dataOf(await correct({ montant: 100, team: null }))).toMatchObject({ reste: 40, team: null });
    expect((await world.campaign('faute')).stats.engagements).toEqual({ sum: 40, count: 1 });
    for (const wrong of [
      { team: 'nobody' },
      { infos: { email: 'noa' } },
      { montant: 1e12 },
      { montant: 10.001 },
      { x: 1 },
    ])
      expect([wrong, (await correct({ displayName: 'X', ...wrong })).body]).toEqual([
        wrong,
        expect.not.objectContaining({ success: true }) as object,
      ]);
    const [kept] = dataOf<object[]>(await world.admin('GET', 'campagnes/faute/engagements'));
    expect(kept).toMatchObject({ montant: 100, displayName: 'Table 4', team: null });
    expect(dataOf(await correct({ montant: 60 }))).toMatchObject({ state: 'paid', reste: 0 });
    expect((await correct({ displayName: 'Z' })).status).toBe(409);
    const log = (await world.admin('GET', 'audit?subject=pledge')).text;
    expect(log).toContain('"fields":["displayName","nom","email"]');
    expect(log).not.toMatch(/Table 4|noa@|Lévi/);
    const other = await world.admin('PUT', `campagnes/faute/engagements/${id}`, { montant: 5 }, world.otherToken);
    expect(other.status).toBe(404);
  });

  it('PLEDGE-02 send their link to an address that was corrected', async () => {
    await world.addCampaign('adresse');
    const body = { montant: 100, infos: { email: 'wrnog@example.org' } };
    const { id } = dataOf<{ id: string }>(await world.admin('POST', 'campagnes/adresse/engagements', body));
    const sent: { to: { address: string } }[] = [];
    const mailer = { send: (mail: (typeof sent)[number]) => Promise.resolve(void sent.push(mail)), close: () => {} };
    await sendDue(world.deps, mailer);
    sent.length = 0;
    const correct = (change: object) => world.admin('PUT', `campagnes/adresse/engagements/${id}`, change);
    await correct({ infos: { email: 'right@example.org' } });
    await correct({ infos: { email: 'right@example.org' } });
    await correct({ displayName: 'Ana' });
    await sendDue(world.deps, mailer);
    expect(sent.map(({ to }) => to.address)).toEqual(['right@example.org']);
  });
});
