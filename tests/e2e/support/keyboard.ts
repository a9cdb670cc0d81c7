import type { Page } from 'playwright-core';
import { payer } from './gift';

/** What has the focus, inside shadow roots too. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const control = element as HTMLInputElement | null;
    return {
      tag: control?.localName ?? '',
      type: control?.type ?? '',
      value: control?.value ?? '',
      purpose: control?.getAttribute('autocomplete') ?? '',
      text: control?.textContent.trim() ?? '',
      name:
        control?.getAttribute('aria-label') ??
        control?.labels?.[0]?.textContent.trim() ??
        control?.textContent.trim() ??
        '',
    };
  });
type Focused = Awaited<ReturnType<typeof focused>>;

/** Presses Tab until what has the focus is `wanted`. */
export async function tabTo(page: Page, wanted: (control: Focused) => boolean) {
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press('Tab');
    if (wanted(await focused(page))) return;
  }
  throw new Error(`never reached; the last was ${JSON.stringify(await focused(page))}`);
}

/** Fills in who pays, from the first field to the last. */
export async function typePayer(page: Page) {
  await tabTo(page, ({ type }) => type === 'radio');
  await page.keyboard.press('Space');
  const values = [
    ['given-name', payer.prenom],
    ['family-name', payer.nom],
    ['email', payer.email],
    ['tel', '0612345678'],
    ['address-line1', payer.adresse],
    ['postal-code', payer.postal],
    ['address-level2', payer.ville],
  ] as const;
  for (const [purpose, value] of values) {
    await tabTo(page, (control) => control.purpose === purpose);
    await page.keyboard.type(value);
  }
}
