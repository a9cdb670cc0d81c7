import type { Queries } from '../db/database';
import {
  accessKeys,
  articles,
  customPages,
  deliveries,
  endpoints,
  events,
  formStocks,
  formSubmissions,
  galleries,
  hosts,
  media,
  memberships,
  news,
  pageRevisions,
  slotBookings,
  slotWaits,
  subscribers,
  tokens,
  translations,
  uploads,
  users,
} from '../db/schema';
import { articleKind } from '../features/content/articleKind';
import { eventKind } from '../features/content/eventKind';
import { galleryKind } from '../features/content/galleryKind';
import { newsKind } from '../features/content/newsKind';
import { pageKind } from '../features/customPages/pageKind';
import { HOME_BLOCKS } from '../features/customPages/siteSettings';
import { insertOwnContacts } from './insertOwnContacts';

const common = { organisationId: 'demo', createdAt: new Date(0) };

/** Rows of the organisation `demo` that no call makes, or that tests take away. Its calendar is there already. */
export async function insertOwnRows(queries: Queries): Promise<void> {
  await insertOwnContent(queries);
  await insertOwnContacts(queries);
  const types = ['payment.succeeded' as const];
  const hook = {
    ...common,
    id: 'own-endpoint',
    url: 'https://own-host.example/',
    events: types,
    active: true,
    secret: 'own-key',
  };
  await queries.insert(endpoints).values(hook).onConflictDoNothing();
  const event = { id: 'e1', type: 'payment.succeeded' as const, organisationId: 'demo', created: '', data: {} };
  const delivery = { ...common, id: 'own-delivery', endpointId: hook.id, event, attempts: 0 };
  await queries.insert(deliveries).values(delivery).onConflictDoNothing();
  const token = { ...common, id: 'own-token', hash: 'own-hash', label: 'own-label', revokedAt: null };
  const code = { ...token, id: 'own-code', hash: 'own-code', scope: 'evening' as const, campaignId: 'own-campaign' };
  for (const row of [token, code])
    await queries.insert(tokens).values(row).onConflictDoUpdate({ target: tokens.id, set: row });
  const user = { id: 'own-user', email: 'own-user@example.org', name: 'own-name', passwordHash: '' };
  await queries
    .insert(users)
    .values({ ...user, lang: 'fr', createdAt: new Date(0) })
    .onConflictDoNothing();
  await queries
    .insert(memberships)
    .values({ ...common, userId: user.id, role: 'viewer' })
    .onConflictDoNothing();
  const invitation = { ...common, id: 'own-invitation', kind: 'invitation' as const, email: 'own-friend@example.org' };
  await queries
    .insert(accessKeys)
    .values({ ...invitation, role: 'viewer', lang: 'fr', expiresAt: new Date('2100-01-01') })
    .onConflictDoNothing();
  const host = { organisationId: 'demo', host: 'own-host.example', token: 'own-proof', createdAt: new Date(0) };
  await queries.insert(hosts).values(host).onConflictDoNothing();
  const reader = { ...common, id: 'own-reader', email: 'own-mail@example.org', inbox: 'own-mail@example.org' };
  const agreed = { lang: 'fr' as const, consent: 'own-words', consentAt: new Date(0), leaveKey: 'own-leave' };
  await queries
    .insert(subscribers)
    .values([
      { ...reader, ...agreed, state: 'confirmed', confirmedAt: new Date(0) },
      {
        ...reader,
        ...agreed,
        id: 'own-leaver',
        inbox: 'own-leaver@example.org',
        leaveKey: 'own-leaver',
        state: 'pending',
      },
    ])
    .onConflictDoNothing();
  const file = { ...common, doc: 'own-upload', formId: 'own-form', name: 'a.pdf', mime: 'application/pdf', size: 8 };
  await queries.insert(uploads).values(file).onConflictDoNothing();
  const at = { createdAt: new Date(0), updatedAt: new Date(0), nextAttemptAt: new Date(0) };
  const pdf = { ...at, id: 'own-media', organisationId: 'demo', hash: '0'.repeat(40), kind: 'PDF' as const };
  const kept = { ...pdf, state: 'READY' as const, name: 'own-file.pdf', alt: '', bytes: 8, variants: [], attempts: 0 };
  await queries
    .insert(media)
    .values({ ...kept, removedAt: null })
    .onConflictDoUpdate({ target: media.id, set: { removedAt: null } });
  const stock = { organisationId: 'demo', id: 'own-stock', formId: 'own-form', position: 0, products: ['own-product'] };
  await queries
    .insert(formStocks)
    .values({ ...stock, capacity: 5 })
    .onConflictDoNothing();
  const sent = {
    ...common,
    mode: 'live' as const,
    id: 'own-submission',
    formId: 'own-form',
    revision: 1,
    values: { extra: {} },
  };
  const more = {
    currency: 'eur',
    lang: 'fr',
    idempotencyKey: 'k',
    bodyHash: 'h',
    state: 'kept',
    updatedAt: new Date(0),
  } as const;
  await queries
    .insert(formSubmissions)
    .values({ ...sent, ...more })
    .onConflictDoNothing();
  const slot = {
    organisationId: 'demo',
    calendarId: 'own-calendar',
    start: new Date(0),
    seats: 1,
    createdAt: new Date(0),
  };
  const booking = { ...slot, mode: 'live' as const, id: 'own-booking', submissionId: 'own-submission' };
  await queries.insert(slotBookings).values(booking).onConflictDoNothing();
  await insertOwnWait(queries);
}

async function insertOwnWait(queries: Queries): Promise<void> {
  const waiter = { ...common, id: 'own-wait', calendarId: 'own-calendar', formId: 'own-form', name: 'own-name' };
  const wish = { wanted: '2100-01-01', endsAt: new Date('2100-01-02'), lang: 'fr' as const, consent: 'own-words' };
  await queries
    .insert(slotWaits)
    .values({ ...waiter, ...wish, email: 'own-mail@example.org', inbox: 'own-mail@example.org' })
    .onConflictDoNothing();
}

/** One of each kind of what it shows on its site. */
async function insertOwnContent(queries: Queries): Promise<void> {
  const at = new Date(0);
  const place = { ...common, tx: queries, id: 'own-content' };
  const row = { ...common, id: place.id, updatedAt: at };
  const event = { ...(await eventKind.write({ ...eventKind.blank(at), name: 'Event' }, null, place)), ...row };
  await queries.insert(events).values(event).onConflictDoNothing();
  const item = { ...(await newsKind.write({ ...newsKind.blank(at), title: 'News' }, null, place)), ...row };
  await queries.insert(news).values(item).onConflictDoNothing();
  const album = { ...(await galleryKind.write({ ...galleryKind.blank(at), name: 'Gallery' }, null, place)), ...row };
  await queries.insert(galleries).values(album).onConflictDoNothing();
  const article = { ...articleKind.blank(at), title: 'Article', categorie: 'own-category' };
  await queries
    .insert(articles)
    .values({ ...(await articleKind.write(article, null, place)), ...row })
    .onConflictDoNothing();
  const said = {
    kind: 'news' as const,
    recordId: place.id,
    field: 'title',
    lang: '' as const,
    text: 'News',
    source: '',
  };
  await queries
    .insert(translations)
    .values({ ...said, organisationId: 'demo', id: 'own-text', updatedAt: at })
    .onConflictDoNothing();
  const page = { ...pageKind.blank(at), title: 'Page', path: 'own-page' };
  await queries
    .insert(customPages)
    .values({ ...(await pageKind.write(page, null, place)), ...row })
    .onConflictDoNothing();
  const { hidden: _, content, ...settings } = page;
  const version = { ...common, revision: 1, content, actor: 'own-author' };
  await queries
    .insert(pageRevisions)
    .values([
      { ...version, kind: 'page', recordId: place.id, settings },
      { ...version, kind: 'home', recordId: HOME_BLOCKS, settings: {} },
    ])
    .onConflictDoNothing();
}
