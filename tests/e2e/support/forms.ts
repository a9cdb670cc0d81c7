import type { Page } from 'playwright-core';
import type { FormValues } from '../../../src/contract/forms/formCalls';
import { layout, type WrittenBlock } from './layout';
import type { OrgkitServer } from './orgkitServer';
import { adminCall } from './payments';
import { watchPosts } from './watchPosts';

/** Makes a form of the demo organisation; answers its id. */
export async function addForm(
  server: OrgkitServer,
  blocks: readonly WrittenBlock[],
  settings: Record<string, unknown> = {},
): Promise<string> {
  const form = { title: 'Fête', content: layout(blocks), ...settings };
  return (await adminCall<{ id: string }>(server, 'POST', 'forms', form)).id;
}

/** The page of a form, in a language. */
export const pageOfForm = ({ url }: OrgkitServer, id: string, lang = 'fr') =>
  `${url}${lang === 'fr' ? '' : `/${lang}`}/formulaire/${id}`;

/** What is sent of a form (CALL-05). */
export type Sent = FormValues & { readonly revision?: number };

/** What the page sends of forms from now on, in order. Call before going to the page. */
export const watchForms = (page: Page): Promise<Sent[]> =>
  watchPosts(page, '/v1/forms/submit/', (body) => JSON.parse(body) as Sent);

/** A form, in French unless told otherwise, by what its controls are called. */
export function formOn(page: Page, sending = 'Envoyer') {
  const form = page.locator('org-form');
  return {
    form,
    field: (name: string) => form.getByRole('textbox', { name, exact: true }),
    box: (name: string) => form.getByRole('checkbox', { name, exact: true }),
    choice: (name: string) => form.getByRole('combobox', { name, exact: true }),
    add: (product: string) => form.getByRole('button', { name: `Ajouter : ${product}`, exact: true }),
    remove: (product: string) => form.getByRole('button', { name: `Retirer : ${product}`, exact: true }),
    quantity: (product: string) => form.getByRole('status', { name: `Quantité : ${product}`, exact: true }),
    total: form.locator('.form-total'),
    send: form.getByRole('button', { name: sending, exact: true }),
    received: form.getByText('Votre formulaire a bien été reçu'),
    /** Opens the page of a form and waits until it can be filled in, as if by somebody who takes a minute for it. */
    async open(address: string) {
      await page.goto(address);
      await form.locator('form').waitFor();
      await page.clock.setFixedTime(Date.now() + 60_000);
    },
  };
}
