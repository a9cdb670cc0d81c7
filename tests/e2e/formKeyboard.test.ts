import type { FileChooser, Page } from 'playwright-core';
import { payer } from './support/gift';
import { accessibilityFaults, watchLayoutShifts } from './support/inspect';
import { formOn, pageOfForm, watchForms } from './support/forms';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage } = useOrgkitBench();

/** What has the focus, inside shadow roots too. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const control = element as HTMLInputElement | null;
    return {
      tag: control?.localName ?? '',
      type: control?.type ?? '',
      name: control?.getAttribute('aria-label') ?? control?.labels?.[0]?.textContent.replace(/ \*$/, '') ?? '',
      text: control?.textContent.trim() ?? '',
      field: control?.closest('[data-field]')?.getAttribute('data-field') ?? '',
      role: control?.getAttribute('role') ?? '',
    };
  });
type Focused = Awaited<ReturnType<typeof focused>>;

/** Hands of somebody without a pointer. */
function keysOn(page: Page) {
  /** Presses Tab until what has the focus is `wanted`: once around the page where that appeared behind the focus. */
  const to = async (wanted: (control: Focused) => boolean) => {
    for (let presses = 0; presses < 200; presses += 1) {
      await page.keyboard.press('Tab');
      if (wanted(await focused(page))) return;
    }
    throw new Error(`never reached; the last was ${JSON.stringify(await focused(page))}`);
  };
  const press = (key: string) => page.keyboard.press(key);
  return {
    to,
    press,
    type: async (name: string, text: string) => {
      await to((control) => control.name === name);
      await page.keyboard.type(text);
    },
    tick: async (name: string) => {
      await to((control) => control.name === name && control.type === 'checkbox');
      await press('Space');
    },
    /** The first of the radios that come next. */
    pick: async () => {
      await to(({ type }) => type === 'radio');
      await press('Space');
    },
    push: async (text: RegExp) => {
      await to((control) => control.tag === 'button' && text.test(control.name || control.text));
      await press('Enter');
    },
    /** An option by the first letters of it. */
    choose: async (name: string | RegExp, letters: string) => {
      await to((control) => control.tag === 'select' && control.name.search(name) === 0);
      await page.keyboard.type(letters);
    },
    /** Opens the file dialog, and answers it. */
    give: async (file: Parameters<FileChooser['setFiles']>[0]) => {
      // Asked for before the first Tab: a key can overtake the driver's wish to have the dialog.
      const open = async () => {
        await to(({ type }) => type === 'file');
        await press('Enter');
      };
      const [dialog] = await Promise.all([page.waitForEvent('filechooser'), open()]);
      await dialog.setFiles(file);
    },
    async identity(more: Record<string, string> = {}) {
      await to(({ type }) => type === 'radio');
      await press('Space');
      const parts = { Prénom: payer.prenom, Nom: payer.nom, 'Adresse email': payer.email, Téléphone: '0612345678' };
      for (const [name, text] of Object.entries({ ...parts, ...more })) {
        await to((control) => control.name === name && control.tag === 'input');
        await page.keyboard.type(text);
      }
    },
  };
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const address = { Adresse: payer.adresse, 'Code postal': payer.postal, Ville: payer.ville };

/** A form of the demo organisation on its page, with what moved while it came. */
async function open(id: string) {
  const page = await openPage();
  const shifts = await watchLayoutShifts(page);
  const sent = await watchForms(page);
  await formOn(page).open(pageOfForm(bench().server, id));
  await page.waitForLoadState('networkidle');
  const faults = await accessibilityFaults(page);
  expect({ moved: await shifts(), faults }).toEqual({ moved: [], faults: [] });
  return { ...keysOn(page), page, sent, received: page.locator('org-form .form-sent') };
}

describe('the forms of the demo, with the keyboard alone', () => {
  it('I18N-01 FORM-01 FORM-27 writing to the organisation', async () => {
    const { type, to, press, tick, push, sent, received } = await open('tilleuls-contact');
    await type('Votre nom', 'Ana');
    await type('Votre adresse e-mail', payer.email);
    await type('Votre message concerne', 'Devenir');
    await tick('Lundi soir');
    await type('Votre message', 'Bonjour');
    await tick('Je préfère que l’on me téléphone');
    await type('Votre téléphone', '0612345678');
    await push(/^Envoyer/);
    await received.waitFor();
    expect(sent[0]?.extra).toMatchObject({ '[TEXT]_tel': '+33612345678' });
    // The card has the focus; what follows it is within reach.
    await to(({ text }) => text === 'Soumettre un nouveau formulaire');
    await press('Enter');
  });

  it('FORM-16 FORM-19 places at a dinner, paid by cheque', async () => {
    const { page, identity, to, type, push, press, sent, received } = await open('tilleuls-gala');
    await identity();
    await push(/^Ajouter : Couvert adulte/);
    await type('Prénom et nom du convive', 'Ana');
    await to(({ tag, name }) => tag === 'select' && name === 'Son plat');
    await page.keyboard.type('Vég');
    await to(({ tag, name }) => tag === 'select' && name.startsWith('Comment'));
    await page.keyboard.type('Ch');
    await push(/^Réserver/);
    await received.waitFor();
    expect(sent[0]?.extra).toMatchObject({ couvert_quantity: 1, __paiementMethod: 'Chèque' });
    await press('Tab');
  });

  it('FORM-15 a slot of a calendar', async () => {
    const { page, identity, to, press, push, pick, sent, received } = await open('tilleuls-rendez-vous');
    await to(({ role }) => role === 'gridcell');
    await press('PageDown');
    await page.locator('.booking-slots input').first().waitFor();
    await pick();
    await to(({ tag, name }) => tag === 'select' && name.startsWith('De quoi'));
    await page.keyboard.type('Trouver');
    await identity();
    await push(/^Demander/);
    await received.waitFor();
    expect(sent[0]?.extra).toMatchObject({ '[CALENDAR]_tilleuls-permanence': expect.any(String) });
  });

  it('FORM-10 FORM-21 FORM-23 a family becomes a member, and goes on to pay', async () => {
    const { page, identity, type, tick, choose, push, pick, sent } = await open('tilleuls-adhesion');
    await tick('Pour nous tous');
    await pick();
    const child = { Prénom: 'Noam', Nom: payer.nom, 'Date de naissance': '15012015' };
    for (const [name, text] of Object.entries(child)) await type(name, text);
    await identity(address);
    await choose('Pays', 'Fran');
    await type('Un soutien en plus, chaque mois', '5');
    await tick('J’ai lu les statuts de l’association et j’y adhère');
    await push(/^Adhérer/);
    await page.locator('org-payment form').waitFor();
    expect(sent[0]?.extra).toMatchObject({ famille_quantity: 1, '[FREE_AMOUNT]_soutien': 5 });
  });

  it('FORM-11 FORM-14 a memorial, by the Hebrew date', async () => {
    const { identity, type, tick, choose, push, pick, sent, received } = await open('tilleuls-hazkara');
    await pick();
    await choose('Lien de parenté', 'Pè');
    await type('Prénom', 'Moshe');
    await push(/^Date hébraïque/);
    await choose('Jour', '14');
    await choose('Mois', 'Adar II');
    await type('Année', '5784');
    await tick('Une veilleuse à la bibliothèque');
    await identity();
    await tick('Prévenir aussi un autre membre de la famille');
    await identity({ 'Adresse email': 'dan@example.org', Téléphone: '0698765432' });
    await push(/^Inscrire/);
    await received.waitFor();
    expect(sent[0]?.extra).toMatchObject({
      '[HAZKARA]_defunt': { _relation: 'PERE', deceasedDate: '2024-03-24T11:00:00' },
      '[CONTACT]_proche': { email: 'dan@example.org' },
    });
  });

  it('FORM-29 FORM-30 an enrolment in steps, with its documents', async () => {
    const { page, identity, to, press, type, tick, choose, give, push, sent, received } =
      await open('tilleuls-inscription');
    const next = async (step: string) => {
      await push(/^Suivant/);
      await page.locator('org-form').getByRole('heading', { name: step }).waitFor();
    };
    await identity(address);
    await choose('Pays', 'Fran');
    await type('Date de naissance', '15011990');
    await next('Votre cours');
    await tick('Français');
    await choose('Votre niveau', 'Déb');
    // The order of day and month is the browser's own.
    await type('À partir du', '09092999');
    // A letter with an accent is no key of this keyboard.
    await choose('Votre situation', '');
    await press('ArrowDown');
    await next('Vos pièces');
    await give({ name: 'photo.png', mimeType: 'image/png', buffer: png });
    await to(({ name }) => name === 'Retirer photo.png');
    await give({ name: 'carte.pdf', mimeType: 'application/pdf', buffer: pdf });
    await next('Pour finir');
    await to(({ text }) => text.startsWith('Et si je manque'));
    await press('Enter');
    await page.getByText('Prévenez la veille').waitFor();
    await type('Une remarque ?', 'Merci');
    await tick('Je respecterai les règles de la maison');
    await push(/^Envoyer/);
    await received.waitFor();
    expect(sent[0]?.extra).toMatchObject({
      '[DATE]_debut': '2999-09-09',
      niveau: 'Débutant',
      photo: [{ name: 'photo.png' }],
      justificatif: [{ name: 'carte.pdf' }],
    });
  });
});
