import type { Page } from 'playwright-core';
import { choose, payAsVisitor, payer, paymentForm, payPage, spaced } from './support/gift';
import { accessibilityFaults, horizontalOverflow } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage, ...rest } = useOrgkitBench({ context: { locale: 'fr-FR', timezoneId: 'Europe/Paris' } });
/** Who is as quick as a test is asked for a proof first. */
const complaints = () => rest.complaints().filter((text) => !text.includes('429'));

let page: Page;

const address = (name: string) => `${bench().server.url}/examples/${name}/`;
const form = () => page.locator('org-form');
const field = (name: string | RegExp) => form().getByRole('textbox', { name });
const group = (name: string) => form().getByRole('group', { name });
const button = (name: string | RegExp) => form().getByRole('button', { name });

async function open(name: string) {
  page = await openPage();
  await page.goto(address(name));
  await form().locator('button[type=submit]').waitFor();
}

async function fillPerson(name: string) {
  const person = group(name);
  await choose(person.getByRole('radio', { name: 'Femme' }));
  await person.getByRole('textbox', { name: 'Prénom', exact: true }).fill(payer.prenom);
  await person.getByRole('textbox', { name: 'Nom', exact: true }).fill(payer.nom);
  await person.getByRole('textbox', { name: 'Adresse email' }).fill(payer.email);
  await person.getByRole('textbox', { name: 'Téléphone' }).fill(payer.tel);
}

async function fillAddress(name: string) {
  const person = group(name);
  await person.getByRole('textbox', { name: 'Adresse', exact: true }).fill(payer.adresse);
  await person.getByRole('textbox', { name: 'Code postal' }).fill(payer.postal);
  await person.getByRole('textbox', { name: 'Ville' }).fill(payer.ville);
  await person.getByRole('combobox', { name: /^Pays/ }).selectOption('FR');
}

/** What the organisation has of the newest submission of a form. */
async function received(formId: string) {
  const answer = await fetch(`${bench().server.url}/v1/admin/forms/${formId}/submissions.json`, {
    headers: { authorization: `Bearer ${bench().server.adminToken}` },
  });
  const { data } = (await answer.json()) as { data: { values: { extra: Record<string, unknown> } }[] };
  return data[0]?.values.extra ?? {};
}

const links = {
  'contact-form': ['Nous écrire', '/formulaire/tilleuls-contact'],
  'event-registration': ['Réserver', '/formulaire/tilleuls-gala'],
  membership: ['Devenir membre', '/formulaire/tilleuls-adhesion'],
  'memorial-hebrew': ['רישום אזכרה', '/he/formulaire/tilleuls-hazkara'],
  appointment: ['Prendre rendez-vous', '/formulaire/tilleuls-rendez-vous'],
  documents: ['S’inscrire', '/formulaire/tilleuls-inscription'],
} as const;

describe.each(Object.entries(links))('the example %s', (name, [text, path]) => {
  it('keeps the author’s link where scripts are blocked', async () => {
    page = await openPage({ javaScriptEnabled: false });
    await page.goto(address(name));
    await page.getByRole('link', { name: text, exact: true }).click();
    expect(new URL(page.url()).pathname).toBe(path);
  });

  it('fits a window of 360 pixels, and has no fault that axe knows', async () => {
    page = await openPage({ viewport: { width: 360, height: 740 } });
    await page.goto(address(name));
    await form().locator('button[type=submit]').waitFor();
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints()).toEqual([]);
  });
});

describe('a form in a page', () => {
  it('ELEM-01 FORM-24 a message is sent, with what was asked on the way', async () => {
    await open('contact-form');
    await field('Votre nom').fill('Ana Lévy');
    await field('Votre adresse e-mail').fill(payer.email);
    await form()
      .getByRole('combobox', { name: /concerne/ })
      .selectOption('Devenir bénévole');
    await form().getByRole('checkbox', { name: 'Lundi soir' }).check();
    await field('Votre message').fill('Je cuisine volontiers.');
    await form()
      .getByRole('checkbox', { name: /téléphone/ })
      .check();
    await field('Votre téléphone').fill(payer.tel);
    await button('Envoyer mon message').click();
    await button('Soumettre un nouveau formulaire').waitFor();
    expect(complaints()).toEqual([]);
  });

  it('FORM-19 ENG-30 SRV-14 places are taken from the page or the form, priced, and paid', async () => {
    await open('event-registration');
    await page.getByRole('button', { name: 'Nous venons à deux' }).click();
    await page.getByText('Vous serez 2 à table.').waitFor();
    await fillPerson('Vous');
    await group('Couvert enfant').getByRole('combobox').selectOption({ label: '1 couvert enfant' });
    await page.getByText('Vous serez 3 à table.').waitFor();
    await form().getByRole('checkbox', { name: 'Réserver une place' }).check();
    const guests = field('Prénom et nom du convive');
    await guests.nth(0).fill('Ana Lévy');
    await guests.nth(1).fill('Dan Lévy');
    const dishes = form().getByRole('combobox', { name: 'Son plat' });
    await dishes.nth(0).selectOption('Végétarien');
    await dishes.nth(1).selectOption('Végétarien');
    await field('Un don pour le toit').fill('7');
    await form().getByRole('combobox', { name: 'Comment réglez-vous ?' }).selectOption('Paiement en ligne');
    await form().getByText(spaced('160 €')).waitFor();
    await button('Réserver').click();
    await paymentForm(page).pay.getByText(spaced('160 €')).waitFor();
    await payAsVisitor(page);
    await page.waitForURL(address('event-registration'));
    expect(complaints()).toEqual([]);
  });

  it('FORM-22 places are kept for who pays by cheque', async () => {
    await open('event-registration');
    await page.getByRole('button', { name: 'Je viens seul' }).click();
    await fillPerson('Vous');
    await field('Prénom et nom du convive').fill('Ana Lévy');
    await form().getByRole('combobox', { name: 'Son plat' }).selectOption('Végétarien');
    await form().getByRole('combobox', { name: 'Comment réglez-vous ?' }).selectOption('Chèque');
    await form().getByText('À l’ordre de').waitFor();
    await button('Réserver').click();
    await button('Soumettre un nouveau formulaire').waitFor();
  });

  it('FORM-23 a membership opens with what the page knows, and is paid every month', async () => {
    await open('membership');
    const person = group('Le membre');
    expect(await person.getByRole('textbox', { name: 'Prénom', exact: true }).inputValue()).toBe('Inès');
    await form().getByText(spaced('12 € / mois')).first().waitFor();
    await fillPerson('Le membre');
    await fillAddress('Le membre');
    await form()
      .getByRole('checkbox', { name: /statuts/ })
      .check();
    await button('Adhérer').click();
    const { pay } = paymentForm(page);
    await pay.waitFor();
    await paymentForm(page).fill();
    await pay.click();
    await page.waitForURL(/\/pay\//);
    await payPage(page).accept.waitFor();
  });

  it('FORM-14 a page’s own form in Hebrew is sent under the server’s, with a Hebrew date', async () => {
    await open('memorial-hebrew');
    const memorial = group('פרטי הנפטר');
    await choose(memorial.getByRole('radio', { name: 'גבר' }));
    await memorial.getByRole('combobox', { name: 'קרבה' }).selectOption('PERE');
    await memorial.getByRole('button', { name: 'תאריך עברי' }).click();
    await memorial.getByRole('combobox', { name: 'יום' }).selectOption('14');
    await memorial.getByRole('combobox', { name: 'חודש' }).selectOption('ADAR_II');
    await memorial.getByRole('textbox', { name: 'שנה' }).fill('5784');
    const person = group('הפרטים שלך');
    await choose(person.getByRole('radio', { name: 'אישה' }));
    await person.getByRole('textbox', { name: 'שם פרטי' }).fill('חנה');
    await person.getByRole('textbox', { name: 'שם משפחה' }).fill('לוי');
    await person.getByRole('textbox', { name: 'דואר אלקטרוני' }).fill(payer.email);
    await person.getByRole('textbox', { name: 'טלפון' }).fill('050-123-4567');
    await button('שליחה').click();
    await form().locator('.form-sent').waitFor();
    const extra = await received('tilleuls-hazkara');
    expect(extra['[HAZKARA]_defunt']).toMatchObject({ _relation: 'PERE', deceasedDate: '2024-03-24T11:00:00' });
  });

  it('FORM-15 an appointment is taken, offered to the visitor’s diary, and to nobody else', async () => {
    await open('appointment');
    const find = button('Voir le prochain créneau libre');
    const day = form()
      .getByRole('gridcell', { name: /\d créneaux? libres?/, disabled: false })
      .last();
    await find.or(day).first().waitFor();
    if (await find.isVisible()) await find.click();
    await day.click();
    const slot = form()
      .getByRole('radio')
      .or(form().getByRole('button', { name: /^\d\d[:h]\d\d/ }))
      .first();
    await slot.click({ force: true });
    await form().getByRole('combobox', { name: 'De quoi s’agit-il ?' }).selectOption('Un dossier à remplir');
    await fillPerson('Vous');
    await button('Demander ce rendez-vous').click();
    const diary = page.getByRole('link', { name: 'Ajouter à mon agenda' });
    await diary.waitFor();
    expect(decodeURIComponent((await diary.getAttribute('href')) ?? '')).toMatch(/DTSTART:2\d{7}T\d{4}00Z/);
  });

  it('FORM-29 FORM-30 a file is made in steps, with documents that the answers ask for', async () => {
    await open('documents');
    const progress = page.getByRole('progressbar', { name: 'Avancement du dossier' });
    const next = async (step: string) => {
      await button('Suivant').click();
      await form().getByRole('heading', { name: step }).waitFor();
    };
    await fillPerson('Vos coordonnées');
    await fillAddress('Vos coordonnées');
    await field('Date de naissance').fill('15/01/1990');
    await next('Votre cours');
    expect(await progress.getAttribute('value')).toBe('2');
    await form().getByRole('checkbox', { name: 'Français' }).check();
    await form().getByRole('combobox', { name: 'Votre niveau de français' }).selectOption('Débutant');
    await field('À partir du').fill('2999-09-01');
    await form().getByRole('combobox', { name: 'Votre situation' }).selectOption('Étudiant');
    await next('Vos pièces');
    const files = (kind: string) => form().locator(`input[type=file][accept*="${kind}"]:not([capture])`);
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'); // oxfmt-ignore
    await files('image').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: png });
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
    await files('pdf').setInputFiles({ name: 'carte.pdf', mimeType: 'application/pdf', buffer: pdf });
    await button('Retirer carte.pdf').waitFor();
    await next('Pour finir');
    await form()
      .getByRole('checkbox', { name: /règles de la maison/ })
      .check();
    await form().locator('button[type=submit]').click();
    await button('Soumettre un nouveau formulaire').waitFor();
    const extra = await received('tilleuls-inscription');
    expect(extra['justificatif']).toMatchObject([{ name: 'carte.pdf' }]);
  });
});
