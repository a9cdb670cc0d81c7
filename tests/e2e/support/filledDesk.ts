import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { addForm } from './forms';
import { payAsVisitor } from './gift';
import type { OrgkitServer } from './orgkitServer';
import { adminCall, formAddress, makeIntent, openForm } from './payments';
import { eventually } from './screenBench';

/** Ids that the server gave, by the kind of the record. */
export type RecordIds = Readonly<Record<string, string | undefined>>;

const LONG = 'Famille Bensoussan-Abitbol de la communauté des Tilleuls et de ses environs';
const LONG_ADDRESS = `${'very.long.name.'.repeat(3)}somebody@a-place-with-a-long-name.example.org`;
const TOMORROW = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);

/** An address of the desk with `:kind` replaced by that record's id. */
export const withIds = (place: string, ids: RecordIds): string =>
  place.replace(/:(\w+)/g, (_, kind: string) => {
    const { [kind]: id } = ids;
    if (!id) throw new Error(`there is no ${kind}`);
    return id;
  });

/** Gives the demo organisation a record of each kind that the desk shows, with long names. */
export async function fillDesk(server: OrgkitServer, openPage: () => Promise<Page>): Promise<RecordIds> {
  const admin = <T>(method: string, path: string, body?: unknown) => adminCall<T>(server, method, path, body);
  const post = async (path: string, body: object) => (await admin<{ id: string }>('POST', path, body)).id;
  const first = async (list: string) => (await admin<{ id: string }[]>('GET', list))[0]?.id;
  async function asVisitor(path: string, body: object) {
    const answer = await fetch(`${server.url}/v1/${path}?org=demo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok || text.includes('"success":false')) throw new Error(`${path}: ${answer.status} ${text}`);
  }

  const visitor = await openPage();
  await openForm(visitor, formAddress(server, await makeIntent(server, { type: 'GENERAL', montant: 30, divide: 3 })));
  await payAsVisitor(visitor, { monthly: true });
  await visitor.waitForURL((url) => !url.pathname.startsWith('/pay/'));
  await eventually(async () => (await admin<unknown[]>('GET', 'abonnements?limit=1')).length, 1);
  const money = {
    payment: await first('payments?state=succeeded&limit=1'),
    subscription: await first('abonnements?limit=1'),
    link: await post('liens', { linkType: 'PAIEMENT', config: { type: 'GENERAL', label: LONG, montant: 30 } }),
  };
  await post('caisses', { id: 'vitrail', name: LONG });
  await post('dettes', { id: 'cantine', name: LONG, montant: 120, due: '2020-01-31' });
  await post('dettes', { id: 'erreur', name: LONG, montant: 120 });
  const byHand = { montant: 20, means: 'cheque', date: '2026-01-05' };
  await post('dettes/cantine/payments', { id: 'main', ...byHand });

  await post('campagnes', { id: 'bal', label: LONG, gala: true });
  await post('campagnes/bal/teams', { param: 'lev', label: 'Lev Tov' });
  await post('campagnes/bal/matchings', { label: 'Famille Lev', ratio: 1, pool: 500 });
  const infos = { prenom: 'Noam', nom: LONG, email: 'noam.bensoussan-abitbol@example.org', tel: '+33612345678' };
  await post('campagnes/bal/engagements', { id: 'noam', displayName: 'Noam', montant: 180, infos });
  await post('campagnes/bal/engagements/noam/payments', { id: 'main', ...byHand });
  await post('campagnes/bal/codes', { name: 'Tables 1 à 10', expiresAt: `${TOMORROW}T20:00:00Z` });

  const products = [{ id: 'repas', montant: 10, label: 'Repas de Pourim' }];
  const form = await addForm(server, [['products']], { title: LONG, type: 'COMPLEX', withPaiement: true, products });
  await admin('PUT', `forms/${form}/stock`, { stock: [{ products: ['repas'], capacity: 30 }] });
  const slots = [{ start: `${TOMORROW}T10:00:00Z`, seats: 1 }];
  await post('calendars', { id: 'visites', label: 'Visites du château', slots });
  await post('calendars', { id: 'attente', label: LONG, slots, waitingList: true });
  const booked = await addForm(
    server,
    [
      ['text', { fieldKey: 'mail', kind: 'email', label: 'E-mail' }],
      ['calendar', { calendarId: 'attente', label: 'Créneau' }],
    ],
    {
      ...{ title: 'Visite', type: 'COMPLEX', withPaiement: false, allowZeroAmount: true, allowNoProduct: true },
      calendars: [{ id: 'attente', label: 'Visites' }],
    },
  );
  const [year = 0, month = 1] = TOMORROW.split('-').map(Number);
  const listed = await fetch(`${server.url}/v1/forms/calendar/attente/slots/${month - 1}/${year}?org=demo`);
  const [slot] = ((await listed.json()) as { data: string[] }).data;
  await asVisitor(`forms/submit/${booked}`, { extra: { '[TEXT]_mail': LONG_ADDRESS, '[CALENDAR]_attente': slot } });
  const wait = { formId: booked, name: LONG, email: LONG_ADDRESS, days: [TOMORROW] };
  await asVisitor('forms/calendar/attente/waiting', wait);

  const site = {
    page: await post('pages', { path: 'prise', title: LONG }),
    news: await post('news', { title: LONG }),
    event: await first('events?limit=1'),
    article: await first('articles?limit=1'),
    gallery: await first('galleries?limit=1'),
    media: await first('media?limit=1'),
    service: await post('services', { name: LONG, montant: 18 }),
    section: await post('sections', { label: LONG, content: `<p>${LONG}</p>` }),
  };
  await asVisitor('mailing/subscribe/demo', {
    email: LONG_ADDRESS,
    page: `/page/${'a-long-path-of-a-page-'.repeat(5)}`,
  });
  await asVisitor('mailing/subscribe/demo', { email: 'noemie@example.org', page: '/evenements' });

  const contact = await post('contacts', { nom: 'Aabada', prenom: 'Sam', emails: ['sam@example.org'] });
  await post('contacts', { nom: 'Aabada', prenom: 'Sam', emails: ['s.aabada@example.org'] });
  await post('hosts', { host: 'dons.example.invalid' });
  await post('tokens', { name: 'Comptable', scope: 'read' });
  const hook = await post('webhooks', { url: 'https://compta.example.org/crochet', events: ['payment.succeeded'] });
  return {
    ...money,
    ...site,
    form,
    booked,
    submission: await first(`form-submissions?formId=${booked}&limit=1`),
    contact,
    hook,
    day: TOMORROW,
  };
}
