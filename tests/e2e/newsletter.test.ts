import type { Page } from 'playwright-core';
import { accessibilityFaults, horizontalOverflow } from './support/inspect';
import { foundInMailTo } from './support/mails';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage, complaints } = useOrgkitBench({
  context: { locale: 'fr-FR', reducedMotion: 'reduce', viewport: { width: 360, height: 740 } },
});
const at = (path: string) => `${bench().server.url}${path}`;

/** The box of a page that scripts have taken over. */
async function openBox(page: Page, path: string) {
  await page.addInitScript(() => {
    addEventListener('org-ready', ({ target }) => {
      if (target instanceof Element && target.localName === 'org-site') document.documentElement.dataset['site'] = 'on';
    });
  });
  await page.goto(at(path));
  await page.locator('html[data-site=on]').waitFor({ state: 'attached' });
  return page.locator('.newsletter');
}

/** The pages that a mail leads to, each with its button. */
async function confirmAndLeave(page: Page, address: string): Promise<void> {
  const { server } = bench();
  await page.goto(await foundInMailTo(server, address, /http\S+?\/lettre\/confirmer\/[\w.-]+/));
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
  await page.locator('form button').click();
  await page.locator('.notice.good').waitFor();
  const csv = await fetch(at('/v1/admin/subscribers/export'), {
    headers: { authorization: `Bearer ${server.adminToken}` },
  });
  expect(await csv.text()).toContain(address);
  await page.goto(await foundInMailTo(server, address, /http\S+?\/lettre\/quitter\/[\w-]+/));
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.locator('form button').click();
  await page.locator('.notice.good').waitFor();
}

describe('the newsletter’s box', () => {
  it.each(['fr', 'he'] as const)(
    'NL-01 NL-06 says what is wrong, sends, and stays on the page, in %s on a phone',
    async (lang) => {
      const page = await openPage();
      const box = await openBox(page, lang === 'fr' ? '/don' : '/he/don');
      const field = box.locator('input[type=email]');
      await box.getByRole('button').click();
      expect(await box.locator('.field-error').count()).toBe(0);
      await field.fill('nobody');
      await box.getByRole('button').click();
      const wrong = lang === 'fr' ? "Cette adresse email n'est pas valide" : 'כתובת הדואר האלקטרוני אינה תקינה';
      await box.getByText(wrong).waitFor();
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
      const address = `scripts-${lang}@example.org`;
      await field.fill(address);
      await box.getByRole('button').click();
      await box.getByRole('status').filter({ hasText: '48' }).waitFor();
      expect(page.url()).toBe(at(lang === 'fr' ? '/don' : '/he/don'));
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(complaints()).toEqual([]);
      await confirmAndLeave(page, address);
    },
  );

  it('NL-01 says when it could not be sent, keeps the address, and sends it then', async () => {
    const page = await openPage();
    const box = await openBox(page, '/don');
    const calls = /mailing\/subscribe/;
    await page.route(calls, (route) => route.abort());
    await box.locator('input').fill('again@example.org');
    await box.getByRole('button').click();
    await box.getByRole('alert').waitFor();
    await page.unroute(calls);
    await box.getByRole('button').click();
    await box.getByRole('status').filter({ hasText: '48' }).waitFor();
  });

  it.each(['fr', 'he'] as const)('NL-06 is a form that leads to a page without scripts, in %s', async (lang) => {
    const page = await openPage({ javaScriptEnabled: false });
    const home = lang === 'fr' ? '' : '/he';
    await page.goto(at(`${home}/don`));
    const box = page.locator('.newsletter');
    const address = `plain-${lang}@example.org`;
    await box.locator('input').fill(address);
    await box.getByRole('button').click();
    await page.waitForURL(at(`${home}/lettre?sent`));
    expect(await page.locator('html').getAttribute('dir')).toBe(lang === 'he' ? 'rtl' : 'ltr');
    expect(await page.locator('[role=status]').innerText()).toContain('48');
    expect(await page.locator('.card a').getAttribute('href')).toBe(home || '/');
    await page.goto(await foundInMailTo(bench().server, address, /http\S+?\/lettre\/confirmer\/[\w.-]+/));
    await page.locator('form button').click();
    await page.locator('.notice.good').waitFor();
  });
});
