import { addForm, formOn, pageOfForm } from './support/forms';
import { accessibilityFaults, horizontalOverflow } from './support/inspect';
import type { WrittenBlock } from './support/layout';
import { foundInMailTo } from './support/mails';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

const { bench, openPage, complaints } = useOrgkitBench({
  context: { locale: 'fr-FR', viewport: { width: 360, height: 740 } },
});

const calendarId = 'tilleuls-permanence';
const settings = { confirmByMail: true, calendars: [{ id: calendarId, label: 'Permanence' }] };
const blocks: readonly WrittenBlock[] = [
  ['text', { fieldKey: 'mail', label: 'E-mail', kind: 'email', required: true }],
  ['textArea', { fieldKey: 'mot', label: 'Un mot' }],
  ['calendar', { calendarId, label: 'Créneau', required: true }],
];

const linkMailedTo = (address: string) => foundInMailTo(bench().server, address, /http\S+?\/confirm\/[\w.-]+/);

interface Listed {
  readonly id: string;
  readonly state: string;
}
interface Booked {
  readonly submissionId: string;
  readonly heldUntil: string | null;
}
/** What became of what was sent of a form, and whether its slot is booked: for good, or held. */
async function stateOf(form: string): Promise<string[]> {
  const { server } = bench();
  const [sent] = await adminCall<Listed[]>(server, 'GET', `form-submissions?formId=${form}`);
  const booked = await adminCall<Booked[]>(server, 'GET', `calendars/${calendarId}/bookings?limit=100`);
  const slots = booked.filter(({ submissionId }) => submissionId === sent?.id);
  return [sent?.state ?? '', ...slots.map(({ heldUntil }) => (heldUntil === null ? 'booked' : 'held'))];
}

/** Fills a form in and sends it; answers the form and the page that the mail opens. */
async function send(lang: string, sending: string, address: string) {
  const { server } = bench();
  const id = await addForm(server, blocks, settings);
  const page = await openPage();
  const form = formOn(page, sending);
  await form.open(pageOfForm(server, id, lang));
  await form.field('E-mail').fill(address);
  await form.field('Un mot').fill('Chacun son tour');
  await form.form.locator('[role=gridcell][tabindex="0"]').press('PageDown');
  await form.form.locator('.booking-slots input').first().check();
  await form.send.click();
  await form.form.getByRole('status').getByRole('heading').waitFor();
  return { id, page, form: form.form, link: await linkMailedTo(address) };
}

it('SRV-15 a form that was sent stands once the mailed link was opened and its button pressed', async () => {
  const { id, page, form, link } = await send('fr', 'Envoyer', 'ana@example.org');
  await form.getByRole('heading', { name: 'Confirmez par e-mail' }).waitFor();
  await form.getByText(/Votre demande est gardée jusqu’au/).waitFor();
  expect(await stateOf(id)).toEqual(['held', 'held']);
  await page.goto(link);
  await page.getByText(/À confirmer avant le/).waitFor();
  expect(await page.content()).not.toMatch(/Chacun son tour|ana@example/);
  expect([await horizontalOverflow(page), await accessibilityFaults(page)]).toEqual([0, []]);
  expect(await stateOf(id)).toEqual(['held', 'held']);
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await page.getByText('C’est confirmé. Merci !').waitFor();
  expect(await stateOf(id)).toEqual(['kept', 'booked']);
  await page.goto(link);
  await page.getByText('Votre demande est déjà confirmée.').waitFor();
  expect(complaints()).toEqual([]);
});

it('SRV-15 I18N-01 gives it up from right to left, without scripts', async () => {
  const { id, link } = await send('he', 'שליחה', 'noa@example.org');
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(link);
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await horizontalOverflow(page).catch(() => 0)).toBe(0);
  await page.getByRole('button', { name: 'ביטול הבקשה' }).click();
  await page.getByText('הבקשה הזאת בוטלה.').waitFor();
  expect(await stateOf(id)).toEqual(['cancelled']);
});
