import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { PaymentConfig, SubmittedConfig } from '../../../src/contract/payments/payments';
import { choose, payer } from './gift';
import type { OrgkitServer } from './orgkitServer';
import { watchPosts } from './watchPosts';

type Server = Pick<OrgkitServer, 'url' | 'adminToken'>;

async function answerOf<T>(answer: Response, what: string): Promise<T> {
  const body = (await answer.json()) as { data?: T };
  if (!answer.ok || body.data === undefined) throw new Error(`${what}: ${answer.status} ${JSON.stringify(body)}`);
  return body.data;
}

/** A call of the demo organisation's administrator; answers its `data`. Throws when it is refused. */
export async function adminCall<T>(
  { url, adminToken }: Server,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const headers = { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return answerOf(await fetch(`${url}/v1/admin/${path}`, { method, headers, ...sent }), path);
}

/** Adds to the demo organisation's settings. */
export async function setUpDemo(
  server: Server,
  { config = {}, web = {} }: { config?: Record<string, unknown>; web?: Record<string, unknown> },
): Promise<void> {
  type Settings = Record<'config' | 'web', Record<string, unknown>>;
  const known = await answerOf<Settings>(await fetch(`${server.url}/v1/organisations/id/demo`), 'demo');
  await adminCall(server, 'PUT', 'organisations/demo', {
    config: { ...known.config, ...config },
    web: { ...known.web, ...web },
  });
}

/** Makes a checkout intent; answers its id. */
export async function makeIntent({ url }: Server, config: PaymentConfig): Promise<string> {
  const idempotencyKey = randomUUID();
  const answer = await fetch(`${url}/v1/paiements/intents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ config, idempotencyKey }),
  });
  return (await answerOf<{ id: string }>(answer, 'intent')).id;
}

/** The payment form of an intent, in a language. */
export const formAddress = ({ url }: Server, intent: string, lang = 'fr') =>
  `${url}${lang === 'fr' ? '' : `/${lang}`}/paiement?intent=${intent}`;

/** The form's button, in every language. */
export const submitButton = (page: Page) => page.locator('org-payment button[type=submit]');

/** Opens a form and waits until it can be filled in. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await submitButton(page).waitFor();
}

/** A radio of the form, by what it stands for in the code. */
export const radio = (page: Page, value: string) => page.locator(`org-payment input[type=radio][value="${value}"]`);

/** Fills in everything that the form asks of a person, whatever its language. */
export async function fillPayer(page: Page): Promise<void> {
  await choose(radio(page, 'woman'));
  const fields = {
    'given-name': payer.prenom,
    'family-name': payer.nom,
    email: payer.email,
    tel: '+33612345678',
    'address-line1': payer.adresse,
    'postal-code': payer.postal,
    'address-level2': payer.ville,
  };
  for (const [purpose, value] of Object.entries(fields)) {
    await page.locator(`org-payment [autocomplete="${purpose}"]`).fill(value);
  }
}

/** Makes a company of the payer. */
export async function fillCompany(page: Page): Promise<void> {
  await choose(radio(page, 'company'));
  await page.locator('org-payment [name=raison]').fill('Soleil SARL');
  await page.locator('org-payment [name=siren]').fill('732829320');
}

/** What the page sends to be paid from now on, in order. Call before going to the page. */
export const watchSubmissions = (page: Page): Promise<SubmittedConfig[]> =>
  watchPosts(page, '/v1/paiements/offline/link', (body) => {
    const { config } = JSON.parse(body) as { config: string };
    return JSON.parse(config) as SubmittedConfig;
  });

/** Text without spaces and marks of direction: their kinds depend on the language data. */
export const compact = (text: string | null) => (text ?? '').replace(/[\s\u200e\u200f]/g, '');

/** Euros as a language writes them, compact. */
export function euros(amount: number, locale: string): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits,
    maximumFractionDigits: 2,
  });
  return compact(format.format(amount));
}
