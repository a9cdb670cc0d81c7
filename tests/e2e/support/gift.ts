import type { FrameLocator, Locator, Page } from 'playwright-core';

/** A page, or a frame in it: what a visitor sees and presses. */
type Place = Page | FrameLocator;

/** Formatted amounts carry no-break spaces, which kind depends on the language data. */
export const spaced = (text: string) => new RegExp(text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(/\s/g, '\\s'));

/** The donation card, in French, by what its controls are called. */
export function donationCard(place: Place) {
  const card = place.locator('org-donation');
  return {
    card,
    preset: (amount: string) => card.getByRole('radio', { name: spaced(amount) }),
    monthly: card.getByRole('radio', { name: 'Chaque mois' }),
    otherAmount: card.getByRole('textbox', { name: 'Autre montant' }),
    give: card.getByRole('button', { name: /^Donner/ }),
  };
}

/** The radio lies invisibly over its card; the driver waits until it is stable and would get the click. */
export const choose = (radio: Locator) => radio.check();

export const payer = {
  prenom: 'Ana',
  nom: 'Lévy',
  email: 'ana@example.org',
  tel: '06 12 34 56 78',
  adresse: '12 rue des Lilas',
  postal: '75020',
  ville: 'Paris',
};

/** The payment form, in French. */
export function paymentForm(place: Place) {
  const form = place.locator('org-payment');
  const field = (name: string) => form.getByLabel(name, { exact: true });
  return {
    form,
    pay: form.getByRole('button', { name: /^Payer/ }),
    /** Fills in everything that the form asks of a person. */
    async fill() {
      await choose(form.getByRole('radio', { name: 'Femme' }));
      await field('Prénom').fill(payer.prenom);
      await field('Nom').fill(payer.nom);
      await field('Adresse email').fill(payer.email);
      await field('Téléphone').fill(payer.tel);
      await form.getByRole('textbox', { name: 'Adresse', exact: true }).fill(payer.adresse);
      await field('Code postal').fill(payer.postal);
      await field('Ville').fill(payer.ville);
    },
  };
}

/** The sandbox's pay page, in French. */
export const payPage = (page: Page) => ({
  accept: page.getByRole('button', { name: /^Payer/ }),
  decline: page.getByRole('button', { name: 'Refuser le paiement' }),
  back: page.getByRole('link', { name: 'Revenir au site' }),
});

/**
 * Goes from a filled card to the thanks, as a visitor does. The pay page of a monthly gift stays after its first payment,
 * so that the next months can be played; all other ends lead back by themselves.
 */
export async function payAsVisitor(page: Page, { monthly = false } = {}): Promise<void> {
  const form = paymentForm(page);
  await form.fill();
  await form.pay.click();
  await page.waitForURL(/\/pay\//);
  await payPage(page).accept.click();
  if (monthly) await payPage(page).back.click();
}
