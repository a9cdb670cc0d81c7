import { dataOf, idsOf, useAdminServer } from '../../../testing/adminServer';

const { world, ask, logOf } = useAdminServer({ devise: 'jpy' });
const read = async (id: string) =>
  (await world.server.request('GET', `/v1/campagne/id/${id}`)).body as Record<string, unknown>;

describe('campaigns', () => {
  const whole = {
    name: 'Nuit du toit',
    label: 'Gala',
    type: 'PARTNER',
    objectif: 100_000,
    bonus: [120_000, 150_000],
    dateStart: '2025-01-01T18:00:00Z',
    dateEnd: '2025-02-01T18:00:00Z',
    partnerMontant: 500,
    screenId: 'classic-gala',
    screenOptions: { minMontant: 18, barMini: 5, forceCelebration: false },
    gala: true,
    active: true,
    assoc: 'A',
    cerfa: true,
    theme: 'nuit',
    config: {
      layout: 'side',
      primaryColor: '#13A0BB',
      sections: [{ id: 's', type: 'SECTION', label: 'Menu' }],
      maxDivideNB: 12,
      fixedMontant: 36,
      metaTitle: 'Le gala',
      banners: [{ type: 'MOBILE', image: '/a.png' }],
      'banners.youtube': 'abc',
      ald: { name: 'ALD', presetButtons: [{ text: 'Hai', montant: 18 }] },
      cobrand: { logo: '/logo.png', phone: '01' },
    },
    products: [{ id: 'p1', name: 'Une brique', description: '<b>Oui</b>', montant: 180, divide: 12, position: 2 }],
    sources: [{ param: 'mailing' }],
  };

  it('ENT-25 ENT-26 SRV-12 are made with everything that the wire shows, and with sensible values for the rest', async () => {
    const sent = { ...whole, products: [{ ...whole.products[0], description: '<b onclick="x()">Oui</b>' }] };
    await ask('POST', 'sections', { id: 's', label: 'Menu', content: '' });
    const answer = await ask('POST', 'campagnes', { id: 'gala', ...sent });
    expect(dataOf(answer)).toEqual({
      ...whole,
      edition: expect.any(String) as string,
      id: 'gala',
      organisation: 'demo',
      mode: 'test',
      devise: 'eur',
      teams: [],
      matching: [],
      stats: {
        total: { sum: { total: 0, matched: 0, received: 0 }, count: { total: 0 } },
        engagements: { sum: 0, count: 0 },
      },
      screen: { layout: null, paused: false, message: '', celebrate: 0 },
      version: 0,
    });
    const { edition: _edition, ...shown } = dataOf(answer);
    expect(await read('gala')).toEqual(shown);
    expect(dataOf(await ask('POST', 'campagnes', { id: 'purim', label: 'Pourim' }))).toMatchObject({
      name: 'Pourim',
      type: null,
      objectif: 0,
      partnerMontant: 1,
      active: true,
      cerfa: false,
      config: {},
    });
    for (const id of ['gala', 'engagement'])
      expect((await ask('POST', 'campagnes', { id, label: 'Encore' })).status).toBe(409);
  });

  it('SRV-12 change by key: what is absent stays, and every change raises the version', async () => {
    const change = { objectif: 110_000, dateEnd: null, config: { maxNbMonth: 24 } };
    expect(dataOf(await ask('PUT', 'campagnes/gala', change))).toEqual({
      ...(await read('gala')),
      ...whole,
      ...change,
      version: 1,
      edition: expect.any(String) as string,
    });
    expect(dataOf(await ask('PUT', 'campagnes/gala', { active: false }))).toMatchObject({ active: false, version: 2 });
    expect(dataOf(await ask('GET', 'campagnes/gala'))).toMatchObject(await read('gala'));
    expect((await logOf('campaign'))[0]).toMatchObject({
      action: 'ADMIN-CAMPAIGN-UPDATE',
      changes: { active: { from: true, to: false } },
    });
    expect((await ask('PUT', 'campagnes/nowhere', {})).status).toBe(404);
    expect((await ask('PUT', 'campagnes/gala', { label: 'Pris' }, world.otherToken)).status).toBe(404);
  });

  it('GOAL-01 CALL-33 refuse what makes no sense, and change nothing then', async () => {
    const before = await read('gala');
    for (const wrong of [
      { id: 'x' },
      { bonus: [100_000] },
      { objectif: 120_000 },
      { bonus: [130_000, 130_000] },
      { bonus: [130_000.001, 130_000.002] },
      { dateStart: '2025-03-01T00:00:00Z', dateEnd: '2025-03-01T00:00:00Z' },
      { objectif: 1e300 },
      { config: { minMontant: 1e300 } },
      { config: { 'ald.presetButtons': [{ text: '', montant: 1e300 }] } },
      { config: { surprise: [{ type: 'NOTHING', id: 'x' }], sections: [{ type: 'NOTHING', id: 'x' }] } },
      { products: [{ ...whole.products[0], montant: 1e300 }] },
      { sources: [{ param: 'a b' }] },
      { config: { metaImage: 'javascript:alert(1)' } },
    ]) {
      expect([(await ask('PUT', 'campagnes/gala', wrong)).status, wrong]).toEqual([400, wrong]);
    }
    expect(await read('gala')).toEqual(before);
    expect((await ask('POST', 'campagnes', { label: 'Yen', partnerMontant: 0.4 }, world.otherToken)).status).toBe(400);
  });

  it('SRV-12 are listed newest first, inactive ones too, page by page', async () => {
    expect(idsOf(await ask('GET', 'campagnes'))).toEqual(['purim', 'gala']);
    const { next } = (await ask('GET', 'campagnes?limit=1')).body as { next: string };
    expect(idsOf(await ask('GET', `campagnes?before=${next}`))).toEqual(['gala']);
    expect(idsOf(await ask('GET', 'campagnes', undefined, world.otherToken))).toEqual([]);
  });

  it('SRV-12 lock the currency of their organisation', async () => {
    await ask('POST', 'campagnes', { id: 'en', label: 'Yen', objectif: 5000 }, world.otherToken);
    const answer = await ask('PUT', 'organisations/other', { devise: 'eur' }, world.otherToken);
    expect(answer.body).toMatchObject({ success: false });
  });
});

it('SCREEN-01 an operator steers the screens: what is absent stays, each celebration is one more', async () => {
  const steer = async (body: unknown) => dataOf(await ask('PUT', 'campagnes/gala/screen', body));
  expect(await steer({ paused: true, message: 'Bientôt' })).toEqual({
    layout: null,
    paused: true,
    message: 'Bientôt',
    celebrate: 0,
  });
  await steer({ celebrate: true });
  const { version } = await read('gala');
  expect(await steer({ celebrate: true, layout: 'classic-ambs', paused: false })).toEqual({
    layout: 'classic-ambs',
    paused: false,
    message: 'Bientôt',
    celebrate: 2,
  });
  expect(await read('gala')).toMatchObject({ screen: { celebrate: 2 }, version: Number(version) + 1 });
  expect((await logOf('campaign'))[0]).toMatchObject({ action: 'ADMIN-SCREEN-UPDATE' });
  expect((await ask('PUT', 'campagnes/gala/screen', { celebrate: false })).status).toBe(400);
});

it('CALL-13 SRV-12 custom sections are made, changed and listed, cleaned each time', async () => {
  const made = { id: 'menu', label: 'Menu', content: '<p>Kasher</p>' };
  const shown = (content: string) => ({ ...made, content, version: expect.any(String) });
  expect(dataOf(await ask('POST', 'sections', { ...made, content: '<p onclick="x">Kasher</p>' }))).toEqual(
    shown(made.content),
  );
  expect((await ask('POST', 'sections', made)).status).toBe(409);
  expect(dataOf(await ask('PUT', 'sections/menu', { content: '<script>x</script><i>Oui</i>' }))).toEqual(
    shown('<i>Oui</i>'),
  );
  expect(dataOf(await ask('GET', 'sections'))).toContainEqual({ ...made, content: '<i>Oui</i>' });
  expect((await ask('PUT', 'sections/menu', { label: 'Pris' }, world.otherToken)).status).toBe(404);
});
