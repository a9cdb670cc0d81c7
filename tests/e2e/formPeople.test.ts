import type { Locator } from 'playwright-core';
import { choose } from './support/gift';
import { addForm, formOn, pageOfForm, type Sent, watchForms } from './support/forms';
import type { WrittenBlock } from './support/layout';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

const { bench, openPage } = useOrgkitBench();

/** A new form on its page, and what it sends. */
async function openForm(
  blocks: readonly WrittenBlock[],
  settings: Record<string, unknown> = {},
  { lang = 'fr', send = 'Envoyer' } = {},
) {
  const { server } = bench();
  const id = await addForm(server, blocks, settings);
  const page = await openPage({ locale: lang });
  const sent = await watchForms(page);
  const form = formOn(page, send);
  await form.open(pageOfForm(server, id, lang));
  return { ...form, page, sent };
}

/** What is said of a control, its error with it. */
const saidOf = (control: Locator) =>
  control.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => (input.getRootNode() as ShadowRoot).getElementById(id)?.textContent ?? '')
      .join(),
  );

/** What the form would send beside the identity. */
const valuesOf = (form: Locator) =>
  form.evaluate(async (element) => {
    const { getValues } = element as unknown as { getValues(): Promise<Pick<Sent, 'extra'>> };
    return (await getValues.call(element)).extra;
  });

describe('people', () => {
  it('ACC-07 ENG-03 FORM-08 a contact has another e-mail than the identity, unless it is a copy of it', async () => {
    const blocks: readonly WrittenBlock[] = [
      ['identity'],
      ['contact', { fieldKey: 'conjoint', label: 'Conjoint', copyIdentity: true }],
    ];
    const { form, send, sent, received } = await openForm(blocks, { identity: 'SIMPLE' });
    const person = (name: string) => {
      const group = form.getByRole('group', { name, exact: true });
      return { group, part: (part: string) => group.getByRole('textbox', { name: part, exact: true }) };
    };
    const [me, other] = [person('Vos coordonnées'), person('Conjoint')];
    const fill = async ({ group, part }: typeof me, man: string, values: Record<string, string>) => {
      await choose(group.getByRole('radio', { name: man }));
      for (const [name, value] of Object.entries(values)) await part(name).fill(value);
    };
    await fill(me, 'Femme', { Prénom: 'Ana', Nom: 'Lévy', 'Adresse email': 'Ana@Ex.fr', Téléphone: '06 12 34 56 78' });
    await fill(other, 'Homme', { Prénom: 'Dan', Nom: 'Lévy', 'Adresse email': 'ana@ex.FR', Téléphone: '0698765432' });
    await send.click();
    await form.getByText('est à corriger').waitFor();
    expect(await saidOf(other.part('Adresse email'))).toContain(
      "L'adresse email doit être différente de celle du payeur",
    );
    expect(sent).toEqual([]);

    await form.getByRole('checkbox', { name: 'Reprendre mes coordonnées' }).check();
    const parts = ['Prénom', 'Nom', 'Adresse email', 'Téléphone'].map(other.part);
    for (const part of parts) expect(await part.isDisabled()).toBe(true);
    expect(await other.group.getByRole('radio', { name: 'Homme' }).isDisabled()).toBe(true);
    await send.click();
    await received.waitFor();
    const identity = { homme: false, prenom: 'Ana', nom: 'Lévy', email: 'Ana@Ex.fr', tel: '+33612345678' };
    expect(sent).toMatchObject([{ identity, extra: { '[CONTACT]_conjoint': identity } }]);
  });
});

describe('reduced', () => {
  /** How wide boxes are of what they stand in, in hundredths, and whether the second begins beside the first. */
  const columns = async (boxes: Locator, whole: Locator) => {
    const [all, ...each] = await Promise.all([whole, ...(await boxes.all())].map((one) => one.boundingBox()));
    return {
      shares: each.map((box) => Math.round((100 * box!.width) / all!.width)),
      tops: each.map((box) => Math.round(box!.y)),
      starts: each.map((box) => Math.round((100 * (box!.x - all!.x)) / all!.width)),
    };
  };

  it('FORM-33 FORM-10 lays the parts of a child in two columns of 48 %, its birth date with them', async () => {
    const { form, page } = await openForm([['child', { fieldKey: 'e', label: 'Enfant', reduced: true }]]);
    const child = form.getByRole('group', { name: 'Enfant', exact: true });
    const parts = child.locator('[data-part=prenom], [data-part=nom], [data-part=ddn]');
    const wide = await columns(parts, child);
    expect(wide.shares).toEqual([48, 48, 48]);
    expect(wide.starts).toEqual([0, 52, 0]);
    expect([wide.tops[1]! - wide.tops[0]!, wide.tops[2]! > wide.tops[1]!]).toEqual([0, true]);
    const date = child.locator('[data-part=ddn]');
    expect(await date.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.setViewportSize({ width: 360, height: 800 });
    expect((await columns(parts, child)).shares).toEqual([100, 100, 100]);
  });

  it('FORM-33 FORM-30 lays the fields of steps in two columns of 48 %, whatever they ask for', async () => {
    const fields: WrittenBlock[] = [
      ['text', { fieldKey: 'a', label: 'Un' }],
      ['birthDate', { fieldKey: 'b', label: 'Deux' }],
      ['select', { fieldKey: 'c', label: 'Trois', values: ['S', 'M'] }],
      ['textArea', { fieldKey: 'd', label: 'Quatre' }],
    ];
    const { form } = await openForm([['steps', { reduced: true }, [['step', { title: 'Vous' }, fields]]]]);
    const boxes = form.locator('[data-field]');
    await boxes.nth(3).waitFor();
    const { shares, tops, starts } = await columns(boxes, form.locator('[data-field]').first().locator('..'));
    expect(shares).toEqual([48, 48, 48, 48]);
    expect(starts).toEqual([0, 52, 0, 52]);
    expect([tops[1]! - tops[0]!, tops[3]! - tops[2]!]).toEqual([0, 0]);
  });
});

describe('dates', () => {
  it('ACC-08 FORM-13 FORM-14 a birth date is typed in digits, and has its Hebrew date before and after sunset', async () => {
    const blocks: readonly WrittenBlock[] = [
      ['birthDate', { fieldKey: 'naissance', label: 'Naissance', hebrew: true }],
    ];
    const { page, form, field, box } = await openForm(blocks);
    const birth = field('Naissance');
    const value = async () => (await valuesOf(form))['[ANNIV]_naissance'];
    const type = async (text: string) => {
      await birth.fill('');
      await birth.pressSequentially(text);
    };
    await type('31022020');
    expect(await birth.inputValue()).toBe('31/02/2020');
    expect(await birth.getAttribute('aria-invalid')).toBe('true');

    await type('15011990');
    expect([await birth.inputValue(), await birth.getAttribute('aria-invalid')]).toEqual(['15/01/1990', null]);
    expect(await value()).toBe('1990-01-15T11:00:00');
    await page.getByRole('button', { name: '18 Tevet 5750', exact: true }).click();
    await box('Après le coucher du soleil').check();
    await page.getByRole('button', { name: '19 Tevet 5750', exact: true }).waitFor();
    expect(await value()).toBe('1990-01-15T23:00:00');

    await birth.press('End');
    await birth.pressSequentially('abc7');
    expect(await birth.inputValue()).toBe('15/01/1990');
  });
});

describe('bookings', () => {
  beforeAll(async () => {
    await adminCall(bench().server, 'POST', 'calendars', { id: 'c1', label: 'Rendez-vous' });
  });

  it.each(['America/New_York', 'Asia/Jerusalem'])(
    'ACC-09 FORM-15 CALL-02 seen from %s, slots have the hours of the organisation and are stored as they came',
    async (timezoneId) => {
      const { server } = bench();
      const blocks: readonly WrittenBlock[] = [['calendar', { calendarId: 'c1', label: 'Rendez-vous' }]];
      const id = await addForm(server, blocks, { type: 'COMPLEX', calendars: [{ id: 'c1', label: 'Rendez-vous' }] });
      const page = await openPage({ timezoneId });
      await page.clock.setFixedTime('2025-11-03T09:00:00Z');
      const asked: string[] = [];
      await page.route('**/v1/forms/calendar/**', (route) => {
        asked.push(new URL(route.request().url()).pathname);
        return route.fulfill({ json: { data: ['2025-11-12T08:30:00Z', '2025-11-12T08:45:00Z'] } });
      });
      await page.goto(pageOfForm(server, id));
      const { form } = formOn(page);
      const days = form.getByRole('gridcell');
      await form.getByRole('grid', { name: 'novembre 2025' }).waitFor();
      const dates = await days.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-day')));
      expect([dates.length, dates[0], dates.at(-1)]).toEqual([42, '2025-10-27', '2025-12-07']);
      expect(asked).toEqual(['/v1/forms/calendar/c1/slots/10/2025']);
      await form.getByRole('gridcell', { name: /^mercredi 12 novembre/ }).click();
      await choose(form.getByRole('radio', { name: '09:30' }));
      expect(await valuesOf(form)).toEqual({ '[CALENDAR]_c1': '2025-11-12T08:30:00Z' });
    },
  );
});

describe('telephone numbers', () => {
  const blocks: readonly WrittenBlock[] = [['text', { fieldKey: 'tel', label: 'Tel', kind: 'phone', required: true }]];

  it('ACC-10 FORM-34 a French number is stored with its code; one with a digit too few is not sent', async () => {
    const { form, field, send, sent, received } = await openForm(blocks);
    await field('Tel').fill('061234567');
    await send.click();
    await form.getByText('Le numéro de téléphone est invalide').first().waitFor();
    expect(await saidOf(field('Tel'))).toContain('Le numéro de téléphone est invalide');
    expect(sent).toEqual([]);
    const listed = await form.getByRole('combobox').first().getByRole('option').allTextContents();
    expect(listed.length).toBeGreaterThan(200);
    expect(new Set(listed).size).toBe(listed.length);

    await field('Tel').fill('06 12 34 56 78');
    await send.click();
    await received.waitFor();
    expect(sent.map(({ extra }) => extra)).toEqual([{ '[TEXT]_tel': '+33612345678' }]);
  });

  it('ACC-10 FORM-34 sending waits for what reads the number', async () => {
    const { page, form, field, send, sent } = await openForm(blocks);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/phoneLibrary*.js', (route) => held.then(() => route.continue()));
    await field('Tel').fill('061234567');
    await send.click();
    await form.locator('button[type=submit][aria-busy=true]').waitFor();
    release();
    await form.getByText('Le numéro de téléphone est invalide').first().waitFor();
    expect(sent).toEqual([]);
  });

  it('ACC-10 FORM-34 a form in Hebrew takes a number of Israel', async () => {
    const { page, form, field, sent } = await openForm(blocks, {}, { lang: 'he' });
    await field('Tel').fill('050-123-4567');
    await form.locator('button[type=submit]').click();
    await page.locator('org-form .form-sent').waitFor();
    expect(sent.map(({ extra }) => extra)).toEqual([{ '[TEXT]_tel': '+972501234567' }]);
  });
});
