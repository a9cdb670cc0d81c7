import { createCheckoutWorld, type CheckoutWorld } from '../../testing/checkoutWorld';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

const open = async (change: Record<string, unknown> = {}) => ((await world.submit(change)).body as { url: string }).url;
const show = (url: string) => world.server.request('GET', new URL(url).pathname);
const textOf = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('pay page', () => {
  it('PAY-60 shows to whom, for what and how much, with a button for each end', async () => {
    const fund = await world.addFund({ name: 'Toit & murs <b>' });
    const url = await open({ type: 'CAISSE', typeId: fund, montant: 1234.5 });
    const { status, text, headers } = await show(url);
    expect(status).toBe(200);
    expect(text).toContain('<html lang="fr" dir="ltr">');
    expect(textOf(text)).toContain('Démo');
    expect(text).toContain('Toit &#38; murs &#60;b&#62;');
    expect(textOf(text)).toContain('Payer 1 234,50 €');
    for (const action of ['pay', 'decline', 'cancel']) expect(text).toContain(`name="action" value="${action}"`);
    expect(text).not.toMatch(/<script|style=|onclick/i);
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*style-src 'self'.*frame-ancestors 'none'/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    const style = /href="([^"]+\.css)"/.exec(text)?.[1] ?? '';
    const css = await world.server.request('GET', style);
    expect([css.status, css.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/css')]);
  });

  it('I18N-01 speaks the payer’s language, Hebrew from right to left', async () => {
    const { text } = await show(await open({ lang: 'he' }));
    expect(text).toContain('<html lang="he" dir="rtl">');
    expect(textOf(text)).toMatch(/[א-ת]/);
  });

  it('SRV-02 sends the payer back where the organisation wants, paid or not', async () => {
    for (const [action, key] of [
      ['pay', 'successUrl'],
      ['decline', 'cancelUrl'],
      ['cancel', 'cancelUrl'],
    ] as const) {
      const url = await open({ returnUrl: 'https://demo.test/merci' });
      const { status, headers } = await world.press(url, action);
      const expected = (await world.paymentOf(url))[key];
      expect([status, headers.get('location')]).toEqual([303, expected]);
      expect(expected).toMatch(/^https:\/\/demo\.test\/merci\?intent=[\w-]+&status=(success|cancel)$/);
      expect(textOf((await show(url)).text)).not.toContain('Payer');
    }
  });

  it('PAY-60 takes one payment from a double click, and nothing after a decline', async () => {
    const url = await open();
    const clicks = await Promise.all(Array.from({ length: 5 }, () => world.press(url, 'pay')));
    expect(new Set(clicks.map(({ headers }) => headers.get('location'))).size).toBe(1);
    await world.deliver();
    expect(await world.ledgerOf((await world.paymentOf(url)).id)).toHaveLength(1);
    const declined = await open();
    await world.press(declined, 'decline');
    await world.press(declined, 'pay');
    await world.deliver();
    expect((await world.paymentOf(declined)).state).toBe('failed');
  });

  it('PAY-34 keeps the page of a monthly gift, where the next months, the end and a refund can be played', async () => {
    const fund = await world.addFund();
    const url = await open({ type: 'CAISSE', typeId: fund, montant: 10, abo: true, nbMonth: 3 });
    expect(textOf((await show(url)).text)).toMatch(/10 € par mois/);
    expect((await world.press(url, 'pay')).headers.get('location')).toBe(new URL(url).pathname);
    const paid = (await show(url)).text;
    expect(paid).toContain('value="next"');
    expect(paid).toContain((await world.paymentOf(url)).successUrl.replaceAll('&', '&#38;'));
    // The second click asks for the same month again.
    await Promise.all([1, 2, 3].map(() => world.press(url, 'next', { charge: '2' })));
    await world.deliver();
    const { id } = await world.paymentOf(url);
    expect((await world.ledgerOf(id)).map(({ reference }) => reference)).toEqual(['charge-1', 'charge-2']);
    await world.press(url, 'stop', { charge: '3' });
    await world.press(url, 'next', { charge: '3' });
    await world.press(url, 'refund', { charge: '2' });
    await world.press(url, 'refund', { charge: '2' });
    await world.deliver();
    expect(await world.totalOf(fund)).toBe(10);
    expect((await show(url)).text).not.toContain('value="next"');
  });

  it('PAY-35 takes the last part of a split as what is left, then no more', async () => {
    const url = await open({ montant: 100, divide: 3 });
    expect(textOf((await show(url)).text)).toMatch(/34 € \+ 34 € \+ 32 €/);
    await world.press(url, 'pay');
    for (const charge of ['2', '3', '4']) await world.press(url, 'next', { charge });
    await world.deliver();
    const { id } = await world.paymentOf(url);
    expect((await world.ledgerOf(id)).map(({ montant }) => montant)).toEqual([3400, 3400, 3200]);
  });

  it('ERR-02 says that an address names no checkout, and refuses a form that is not the page’s', async () => {
    const unknown = await show('http://orgkit.test/pay/unknown');
    expect([unknown.status, unknown.text]).toEqual([404, expect.stringContaining('<h1>')]);
    expect((await world.press('http://orgkit.test/pay/unknown', 'pay')).status).toBe(404);
    expect((await show('http://orgkit.test/pay/%22%3E%3Cscript%3E')).text).not.toContain('<script>');
    const url = await open();
    for (const form of [
      '',
      'action=steal&charge=1',
      'action=pay',
      'action=pay&charge=-1',
      'action=pay&charge=1&delivery=x',
    ]) {
      const answer = await world.server.request('POST', new URL(url).pathname, {
        body: form,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      });
      expect([form, answer.status]).toEqual([form, 400]);
    }
  });

  it('SRV-02 closes a checkout that nobody paid for a day', async () => {
    const url = await open();
    world.pass(25 * 60 * 60 * 1000);
    expect((await show(url)).text).not.toContain('value="pay"');
    await world.deliver();
    expect((await world.paymentOf(url)).state).toBe('cancelled');
  });
});
