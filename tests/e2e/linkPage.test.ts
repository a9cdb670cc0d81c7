import type { Page } from 'playwright-core';
import { paymentForm } from './support/gift';
import { accessibilityFaults, horizontalOverflow } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { serveSite } from './support/serveFiles';

const { bench, openPage } = useOrgkitBench({ context: { viewport: { width: 360, height: 740 } } });

let page: Page;

/** An administrator's call; the data that it answers. */
async function admin<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${bench().server.url}/v1/admin/${path}`, {
    method,
    headers: { Authorization: `Bearer ${bench().server.adminToken}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { data } = (await answer.json()) as { data?: T };
  if (!data) throw new Error(`${method} ${path}: ${answer.status}`);
  return data;
}
const makeLink = (config: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  admin<{ id: string; url: string }>('POST', 'liens', {
    linkType: 'PAIEMENT',
    config: { type: 'GENERAL', ...config },
    ...more,
  });
async function makeEnded(lang: string) {
  const link = await makeLink({ montant: 20, lang });
  await admin('DELETE', `liens/${link.id}`);
  return link;
}
/** What the server itself sends, without what scripts and redirects make of it. */
const headOf = async (url: string) => (await fetch(url)).text();

describe('the page of a payment link', () => {
  it('ACC-19 LINK-01 LINK-02 LINK-04 leads to the form in the link’s language, with what the address carried', async () => {
    const { url } = await makeLink({ montant: 36, lang: 'fr', label: 'Dîner de gala' }, { reusable: true });
    page = await openPage({ locale: 'he' });
    await page.goto(`${url}?a=77&utm_source=mail`);
    await page.waitForURL(/\/fr\/paiement\?intent=[\w-]+&a=77&utm_source=mail/);
    await page.locator('org-payment').getByText('Dîner de gala').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    expect(await horizontalOverflow(page)).toBe(0);
    await paymentForm(page).fill();
    await page.locator('main button[type=submit]').click();
    await page.waitForURL(/\/pay\//);
    await page.locator('button[value=pay]').click();
    await page.waitForURL(/status=success/);
    const { data } = (await (
      await fetch(`${bench().server.url}/v1/admin/payments?search=gala&limit=1`, {
        headers: { Authorization: `Bearer ${bench().server.adminToken}` },
      })
    ).json()) as { data: Record<string, unknown>[] };
    expect(data).toMatchObject([{ label: 'Dîner de gala', montant: 36, accessId: '77', utm: { source: 'mail' } }]);
  });

  it('LINK-01 has the words and the picture of those who share it', async () => {
    const meta = { title: 'Gala', description: 'Une table pour dix', image: '/demo/toit-1200x630.jpg' };
    const { url } = await makeLink({ montant: 36 }, { meta });
    const head = await headOf(url);
    expect(head).toContain('<meta property="og:title" content="Gala" />');
    expect(head).toContain('<meta property="og:description" content="Une table pour dix" />');
    expect(head).toContain(`<meta property="og:url" content="${url}" />`);
    expect(head).toContain(`<meta property="og:image" content="${bench().server.url}/demo/toit-1200x630.jpg" />`);
  });

  it('LINK-03 PAY-02 of a change leads to the form in update mode', async () => {
    const first = await makeLink({ montant: 10, fixedNbMonth: 6 });
    page = await openPage({ locale: 'fr' });
    await page.goto(first.url);
    await page.waitForURL(/\/paiement\?intent=/);
    await paymentForm(page).fill();
    await page.locator('main button[type=submit]').click();
    await page.waitForURL(/\/pay\//);
    await page.locator('button[value=pay]').click();
    await page.getByRole('link', { name: 'Revenir au site' }).click();
    await page.getByText('Merci !').waitFor();
    const [payment] = await admin<{ id: string }[]>('GET', 'payments?limit=1');
    const body = { linkType: 'UPDATE-PAIEMENT', paiement: payment?.id };
    const { url } = await admin<{ url: string }>('POST', 'liens', body);
    expect(await headOf(url)).toContain('<meta property="og:title" content="Modification - ');
    await page.goto(url);
    await page.waitForURL(/\/paiement\?intent=[\w-]+&update=true/);
  });

  it.each([
    ['fr', 'ltr', 'Ce lien est expiré !', 'Pour toute question contactez directement votre responsable.'],
    ['he', 'rtl', 'תוקף הקישור פג!', 'לכל שאלה אפשר לפנות ישירות לאחראי.'],
  ])(
    'ACC-19 LINK-01 says in %s that a link has ended, fits 360 pixels, and has no faults that axe knows',
    async (lang, dir, title, text) => {
      const { url } = await makeEnded(lang);
      page = await openPage({ locale: lang });
      const answer = await page.goto(url);
      expect(answer?.status()).toBe(410);
      await page.getByRole('heading', { name: title }).waitFor();
      await page.getByText(text).waitFor();
      expect(await page.locator('html').getAttribute('dir')).toBe(dir);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
      await page.locator('main a.button').click();
      await page.waitForURL((address) => !address.pathname.startsWith('/l/'));
      expect((await page.locator('org-donation').count()) > 0).toBe(true);
    },
  );

  it('LINK-01 without its home button in a frame, and not found when nobody made it', async () => {
    const { url } = await makeEnded('fr');
    const body = `<!doctype html><html lang="fr"><title>Host</title><iframe src="${url}" title="Don"></iframe></html>`;
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    const host = await serveSite({ routes: { 'GET /': () => ({ headers, body }) } });
    page = await openPage();
    await page.goto(host.origin('127.0.0.1'));
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { name: 'Ce lien est expiré !' }).waitFor();
    expect(await frame.locator('a').count()).toBe(0);
    const missing = await page.goto(`${bench().server.url}/l/nobody-made-this`);
    expect(missing?.status()).toBe(404);
    expect(await accessibilityFaults(page)).toEqual([]);
    await host.close();
  });
});
