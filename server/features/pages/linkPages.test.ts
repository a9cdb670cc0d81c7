import { createCheckoutWorld, type CheckoutWorld } from '../../testing/checkoutWorld';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

const admin = (method: string, path: string, body?: unknown) =>
  world.server.request(method, `/v1/admin/${path}`, { token: world.token, ...(body === undefined ? {} : { body }) });
const makeLink = async (config: Record<string, unknown>, more: Record<string, unknown> = {}) => {
  const { body } = await admin('POST', 'liens', { linkType: 'PAIEMENT', config, ...more });
  return (body as { data: { id: string } }).data;
};
const open = (path: string, headers: HeadersInit = {}) => world.server.request('GET', path, { headers });

describe('the page of a link', () => {
  it('ACC-19 LINK-02 LINK-04 sends the browser to the payment in the link’s language, the query kept', async () => {
    const { id } = await makeLink({ type: 'GENERAL', montant: 50, lang: 'en' }, { reusable: true });
    const page = await open(`/l/${id}?a=77&utm_source=mail`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`content="0; url=/l/${id}/go?a=77&#38;utm_source=mail"`);
    expect(page.text).toContain('<html lang="en"');
    const { status, headers } = await open(`/l/${id}/go?a=77&utm_source=mail`);
    const location = headers.get('location') ?? '';
    expect([status, location]).toEqual([
      303,
      expect.stringMatching(/^http:\/\/orgkit\.test\/en\/paiement\?intent=[\w-]+&a=77&utm_source=mail$/),
    ]);
    const intent = new URL(location).searchParams.get('intent');
    const { body } = await world.server.request('GET', `/v1/paiements/intents/${intent}`);
    expect((body as { data: unknown }).data).toMatchObject({ accessId: '77', utm: { source: 'mail' }, montant: 50 });
  });

  it('LINK-01 SITE-02 stands at the address of a pledge, too', async () => {
    const { id } = await makeLink({ type: 'GENERAL', montant: 50 }, { meta: { title: 'Promesse' } });
    const { status, text } = await open(`/campagne/engagement/${id}`);
    expect([status, text.includes('<h1>Promesse</h1>'), text.includes(`/l/${id}/go`)]).toEqual([200, true, true]);
    expect((await open('/campagne/engagement/nobody')).status).toBe(404);
  });

  it('LINK-04 goes on in the visitor’s language where the link names none and the organisation has it', async () => {
    const { id } = await makeLink({ type: 'GENERAL', montant: 50 }, { reusable: true });
    const pathFor = async (accepted: string, link = id) => {
      const { headers } = await open(`/l/${link}/go`, { 'Accept-Language': accepted });
      return new URL(headers.get('location') ?? '').pathname;
    };
    expect(await pathFor('he-IL,he;q=0.9,fr;q=0.5')).toBe('/paiement');
    await admin('PUT', 'organisations/demo', { languages: ['fr', 'he'] });
    expect(await pathFor('he-IL,he;q=0.9,fr;q=0.5')).toBe('/he/paiement');
    expect(await pathFor('de,fr;q=0.5,he;q=0.1')).toBe('/paiement');
    const english = await makeLink({ type: 'GENERAL', montant: 50, lang: 'en' }, { reusable: true });
    expect(await pathFor('he', english.id)).toBe('/en/paiement');
  });

  it('LINK-02 LINK-04 names the link’s language in the address, the organisation’s own too, and its return address', async () => {
    for (const [lang, path] of [
      ['fr', '/fr/paiement'],
      ['he', '/he/paiement'],
      [undefined, '/paiement'],
    ]) {
      const back = 'https://demo.test/merci';
      const { id } = await makeLink({
        type: 'GENERAL',
        montant: 50,
        ...(lang && { lang }),
        ...(lang && { returnUrl: back }),
      });
      const location = new URL((await open(`/l/${id}/go`)).headers.get('location') ?? '');
      expect(location.pathname).toBe(path);
      const held = await world.server.request('GET', `/v1/paiements/intents/${location.searchParams.get('intent')}`);
      const { returnUrl } = (held.body as { data: { returnUrl: string } }).data;
      expect(returnUrl).toBe(lang ? back : 'http://orgkit.test/');
      expect((await open(location.pathname + location.search)).status).toBe(200);
    }
  });

  it('LINK-01 carries its own words and picture for those who share it, and makes nothing by being looked at', async () => {
    const meta = { title: 'Gala <2025>', description: 'Une table', image: '/demo/toit.jpg' };
    const { id } = await makeLink({ type: 'GENERAL', montant: 50 }, { meta });
    const before = await world.countRows();
    const { text } = await open(`/l/${id}`);
    expect(text).toContain('<meta property="og:title" content="Gala &#60;2025&#62;" />');
    expect(text).toContain('<meta property="og:description" content="Une table" />');
    expect(text).toContain(`<meta property="og:url" content="http://orgkit.test/l/${id}" />`);
    expect(text).toContain('<meta property="og:image" content="http://orgkit.test/demo/toit.jpg" />');
    expect(await world.countRows()).toEqual(before);
  });

  it('ACC-19 LINK-01 says that a link has ended, with a way home unless it is framed', async () => {
    const { id } = await makeLink({ type: 'GENERAL', montant: 50 });
    await admin('DELETE', `liens/${id}`);
    const page = await open(`/l/${id}`);
    expect(page.status).toBe(410);
    expect(page.text).toContain('<h1>Ce lien est expiré !</h1>');
    expect(page.text).toContain('Pour toute question contactez directement votre responsable.');
    expect(page.text).not.toContain('http-equiv="refresh"');
    expect(page.text).toContain('class="button');
    for (const framed of [await open(`/l/${id}`, { 'Sec-Fetch-Dest': 'iframe' }), await open(`/l/${id}?embed`)]) {
      expect(framed.text).toContain('Ce lien est expiré !');
      expect(framed.text).not.toContain('class="button');
      expect(framed.text).not.toMatch(/<header|<footer/);
      expect(framed.headers.get('content-security-policy')).toContain('frame-ancestors *');
    }
    expect((await open(`/l/${id}/go`)).headers.get('location')).toBe(`/l/${id}`);
    expect((await open('/l/nothing')).status).toBe(404);
  });

  it('LINK-02 opens the form itself in a frame', async () => {
    const { id } = await makeLink({ type: 'GENERAL', montant: 50 });
    const { headers } = await open(`/l/${id}/go?a=77`, { 'Sec-Fetch-Dest': 'iframe' });
    expect(headers.get('location')).toMatch(/^\/embed\/org-payment\?org=demo&intent=[\w-]+&lang=fr&access-id=77$/);
  });

  it('LINK-01 has a QR code of its address', async () => {
    const { id } = await makeLink({ type: 'GENERAL', montant: 50 });
    const { status, headers, text } = await open(`/l/${id}/qr.svg`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(text).toMatch(/^<svg .*<path .*<\/svg>$/s);
    expect(text).not.toMatch(/style=|<script/);
  });
});
