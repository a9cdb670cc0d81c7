import { addForm, formOn, pageOfForm } from './support/forms';
import { choose, payAsVisitor, spaced } from './support/gift';
import type { WrittenBlock } from './support/layout';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';
import { serveSite, type Site } from './support/serveFiles';

const { bench, openPage } = useOrgkitBench({ embedded: true });
/** A page of the organisation's own; the server is another site to it. */
let host: Site;
beforeAll(async () => {
  host = await serveSite();
});
afterAll(() => host.close());

const products = [{ id: 'P1', title: 'Repas', montant: 10.1 }];
const order: readonly WrittenBlock[] = [['text', { fieldKey: 'nom', label: 'Surnom' }], ['products'], ['productTotal']];
const paid = { type: 'COMPLEX', withPaiement: true, products };

async function openForm(blocks: readonly WrittenBlock[], settings: Record<string, unknown> = {}) {
  const { server } = bench();
  const id = await addForm(server, blocks, settings);
  const page = await openPage();
  const form = formOn(page);
  await form.open(pageOfForm(server, id));
  return { ...form, page, id };
}

interface Owed {
  total: number;
  payed: number;
  reste: number;
}
/** What the newest submission comes to, in euros. */
const newestOwed = async () => {
  const [newest] = await adminCall<Owed[]>(bench().server, 'GET', 'submissions?limit=1');
  const { total, payed, reste } = newest!;
  return { total, payed, reste };
};

describe('a form that is paid', () => {
  it('SRV-01 ENG-50 leads to the payment form with the price of the server, and is marked paid', async () => {
    const { page, add, send } = await openForm(order, paid);
    for (let press = 0; press < 2; press += 1) await add('Repas').click();
    await send.click();
    await page.waitForURL(/\/paiement\?.*intent=/);
    expect(await newestOwed()).toEqual({ total: 20.2, payed: 0, reste: 20.2 });
    await page.locator('org-payment button[type=submit]').waitFor();
    await page.locator('org-payment').getByText(spaced('20,20 €')).first().waitFor();
    await payAsVisitor(page);
    await page.getByText('Merci !').waitFor();
    expect(await newestOwed()).toEqual({ total: 20.2, payed: 20.2, reste: 0 });
  });

  it('LINK-08 is paid without saying again who one is, and nothing of it is in an address', async () => {
    const { page, field, add, send } = await openForm([['identity'], ['products']], { ...paid, identity: 'SHORT' });
    const seen: string[] = [];
    page.on('request', (request) => seen.push(request.url()));
    await choose(page.locator('org-form input[type=radio]').first());
    await field('Prénom').fill('Rina');
    await field('Nom').fill('Azoulay');
    await field('Adresse email').fill('rina@example.org');
    await field('Téléphone').fill('0612345678');
    await add('Repas').click();
    await send.click();
    const typed = (purpose: string) => page.locator(`org-payment [autocomplete="${purpose}"]`);
    await typed('given-name').waitFor();
    expect(await typed('given-name').inputValue()).toBe('Rina');
    expect(await typed('email').inputValue()).toBe('rina@example.org');
    expect(seen.filter((url) => /rina|azoulay/i.test(url))).toEqual([]);
  });
});

describe('sending that does not come about', () => {
  it('ENG-50 keeps every value, and sends them at the next attempt', async () => {
    const blocks: readonly WrittenBlock[] = [
      ['text', { fieldKey: 'nom', label: 'Surnom' }],
      ['checkbox', { fieldKey: 'accord', label: 'J’accepte' }],
      ['select', { fieldKey: 'taille', label: 'Taille', values: ['S', 'M'] }],
    ];
    const { page, form, field, box, choice, send, received } = await openForm(blocks);
    await field('Surnom').fill('Ana');
    await box('J’accepte').check();
    await choice('Taille').selectOption('M');
    await page.route('**/v1/forms/submit/**', (route) => route.abort('connectionfailed'));
    await send.click();
    await form.getByText('Vos réponses sont conservées').waitFor();
    expect(await field('Surnom').inputValue()).toBe('Ana');
    expect(await box('J’accepte').isChecked()).toBe(true);
    expect(await choice('Taille').inputValue()).toBe('M');
    await page.unroute('**/v1/forms/submit/**');
    await send.click();
    await received.waitFor();
  });

  it('SRV-05 what was sold meanwhile is taken out of the order, and said', async () => {
    const { server } = bench();
    const { page, id, field, form, add, quantity, send } = await openForm(order, paid);
    await adminCall(server, 'PUT', `forms/${id}/stock`, { stock: [{ products: ['P1'], capacity: 1 }] });
    await field('Surnom').fill('Ana');
    await add('Repas').click();
    await page.waitForLoadState('networkidle');
    const other = await fetch(`${server.url}/v1/forms/submit/${id}?devise=eur`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'e2e-last-of-them' },
      body: JSON.stringify({ extra: { P1_quantity: 1 } }),
    });
    expect(await other.json()).toMatchObject({ success: true });
    await send.click();
    await form.getByText('Rupture de stock').first().waitFor();
    expect(await quantity('Repas').textContent()).toBe('0');
    await page.getByText('Repas : il n’en reste plus, votre choix a été retiré.').first().waitFor();
    expect(await field('Surnom').inputValue()).toBe('Ana');
  });
});

describe('two products of one capacity', () => {
  const shared = { ...paid, products: [...products, { id: 'P2', title: 'Enfant', montant: 5 }] };
  const openShared = async () => {
    const opened = await openForm([['products'], ['productTotal']], shared);
    const stock = [{ products: ['P1', 'P2'], capacity: 4 }];
    await adminCall(bench().server, 'PUT', `forms/${opened.id}/stock`, { stock });
    await opened.page.reload();
    await opened.add('Repas').waitFor();
    return opened;
  };
  const quantities = async ({ quantity }: Awaited<ReturnType<typeof openShared>>) => [
    Number(await quantity('Repas').textContent()),
    Number(await quantity('Enfant').textContent()),
  ];

  it('SRV-06 ENG-22 count together in their counters, and are paid', async () => {
    const opened = await openShared();
    const { page, add, form, send } = opened;
    const asksAgain = page.waitForResponse(
      async (answer) => answer.url().includes('/stock/P2') && ((await answer.json()) as { total: number }).total === 1,
    );
    for (let press = 0; press < 3; press += 1) await add('Repas').click();
    await asksAgain;
    await add('Enfant').click();
    expect(await add('Enfant').getAttribute('aria-disabled')).toBe('true');
    await form.locator('.product', { hasText: 'Repas' }).getByText('Vous avez pris tout ce qui reste').waitFor();
    expect(await quantities(opened)).toEqual([3, 1]);
    await send.click();
    await page.waitForURL(/\/paiement\?.*intent=/);
    await page.locator('org-payment button[type=submit]').waitFor();
    await payAsVisitor(page);
    await page.getByText('Merci !').waitFor();
    expect(await newestOwed()).toEqual({ total: 35.3, payed: 35.3, reste: 0 });
  });

  it('SRV-06 ENG-21 beyond what is left, a refusal brings down what does not fit, and the rest can be paid', async () => {
    const opened = await openShared();
    const { page, add, form, send } = opened;
    // Nobody tells the counters: as on a connection that comes and goes.
    await page.route('**/v1/forms/stock/**', (route) => route.abort('connectionfailed'));
    await page.reload();
    for (let press = 0; press < 4; press += 1) for (const product of ['Repas', 'Enfant']) await add(product).click();
    expect(await quantities(opened)).toEqual([4, 4]);
    await send.click();
    await page.getByText('Enfant : il n’en reste plus, votre choix a été retiré.').first().waitFor();
    expect(await quantities(opened)).toEqual([4, 0]);
    await form.getByText('Il n’en reste plus assez').first().waitFor();
    await send.click();
    await page.waitForURL(/\/paiement\?.*intent=/);
    expect(await newestOwed()).toEqual({ total: 40.4, payed: 0, reste: 40.4 });
  });
});

describe('answers that were not sent', () => {
  it('ENG-50 are offered again after a reload, and are gone once they were sent', async () => {
    const { page, form, field, send, received } = await openForm([['text', { fieldKey: 'nom', label: 'Surnom' }]]);
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }).includes('Ana'));
    await field('Surnom').fill('Ana');
    await page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes('Ana'));
    await page.reload();
    const resume = form.getByRole('button', { name: 'Reprendre', exact: true });
    await resume.waitFor();
    expect(await field('Surnom').inputValue()).toBe('');
    await resume.click();
    expect(await field('Surnom').inputValue()).toBe('Ana');
    await send.click();
    await received.waitFor();
    expect(await kept()).toBe(false);
  });

  it('ENG-51 are kept once, though their answer was lost and the page loaded again', async () => {
    const { page, form, field, send, received, id } = await openForm([['text', { fieldKey: 'nom', label: 'Surnom' }]]);
    await field('Surnom').fill('Ana');
    await page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes('Ana'));
    await page.route('**/v1/forms/submit/**', async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    });
    await send.click();
    await form.getByRole('alert').waitFor();
    await page.unroute('**/v1/forms/submit/**');
    await page.reload();
    await form.getByRole('button', { name: 'Reprendre', exact: true }).click();
    await send.click();
    await received.waitFor();
    expect(await adminCall(bench().server, 'GET', `form-submissions?formId=${id}`)).toHaveLength(1);
  });
});

describe('a form in a frame of another site', () => {
  it('ELEM-04 is sent from there, and the page hears of it', async () => {
    const { server } = bench();
    const id = await addForm(server, [['text', { fieldKey: 'nom', label: 'Surnom' }]]);
    const body = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Page</title>
      <script src="${server.url}/elements/frame.js"></script>
      <div id="d" data-org-frame="org-form" data-org="demo" data-form-id="${id}" data-lang="fr"></div>
      <script>heard = []; for (const name of ['org-form-change', 'org-form-submit', 'org-form-success'])
        d.addEventListener(name, ({ detail }) => heard.push([name, detail]))</script>`;
    host.route({ 'GET /page': () => ({ body }) });
    const page = await openPage();
    await page.goto(`${host.origin('127.0.0.1')}/page`);
    const form = page.frameLocator('#d iframe').locator('org-form');
    await form.getByRole('textbox', { name: 'Surnom' }).fill('Ana');
    await form.getByRole('textbox', { name: 'Surnom' }).press('Enter');
    await form.getByText('Votre formulaire a bien été reçu').waitFor();
    await page.waitForFunction('heard.length > 2');
    expect(await page.evaluate('heard')).toEqual([
      ['org-form-change', { formId: id, key: '[TEXT]_nom', value: 'Ana' }],
      ['org-form-submit', { formId: id, values: { extra: { '[TEXT]_nom': 'Ana' } } }],
      ['org-form-success', { formId: id, id: expect.any(String), url: null }],
    ]);
  });
});
