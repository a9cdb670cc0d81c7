import { eq } from 'drizzle-orm';
import { minor } from '../../src/core/money';
import type { Queries } from '../../server/db/database';
import {
  bookedSlots,
  calendars,
  campaignGifts,
  charges,
  contactDates,
  contactKeys,
  contacts,
  contactSums,
  deliveries,
  formCounts,
  formStocks,
  formSubmissions,
  payableSubmissions,
  slotBookings,
  slotWaits,
  stockCounts,
  subscribers,
} from '../../server/db/schema';
import { insertGifts } from '../../server/demo/insertGifts';
import { blankContact, noDetails } from '../../server/features/contacts/blankContact';
import { articleKind } from '../../server/features/content/articleKind';
import { createContentIn } from '../../server/features/content/contentKind';
import { eventKind } from '../../server/features/content/eventKind';
import { galleryKind } from '../../server/features/content/galleryKind';
import { newsKind } from '../../server/features/content/newsKind';
import { createOrganisation } from '../../server/features/settings/organisationService';
import type { createTestDeps } from '../../server/testing/testServer';
import { addRecord } from '../lists/fillRecords';
import { seedOf } from './copies';

type Deps = ReturnType<typeof createTestDeps>;

const person = { homme: false, prenom: 'Ana', nom: 'Lévy', email: 'ana@example.org', tel: '+33612345678' };

/** An organisation with one record of each list of the desk, all under one id. */
export async function seedDesk(tx: Queries, deps: Deps, organisationId: string): Promise<void> {
  const id = seedOf(organisationId);
  const at = deps.now();
  const own = { id, organisationId };
  await createOrganisation(tx, deps, { id: organisationId, name: organisationId });
  await addRecord(tx, deps, organisationId, id, 0);
  await createContentIn(tx, deps, eventKind, organisationId, { id, name: 'Gala', dateEvent: at.toISOString() });
  await createContentIn(tx, deps, newsKind, organisationId, { id, title: 'Gala' });
  await createContentIn(tx, deps, galleryKind, organisationId, { id, name: 'Gala' });
  await createContentIn(tx, deps, articleKind, organisationId, { id, title: 'Gala', categorie: 'vie' });
  const gift = { ...own, mode: 'test', campaignId: id, number: 1, origin: 'payment', paymentId: id } as const;
  const paid = { ...own, label: 'Gala', currency: 'eur', montant: minor(1000), cerfa: true, assoc: null };
  await insertGifts(tx, [{ ...paid, giftId: id, typeId: id, caisseId: null, info: person, commentaire: '', at }], () =>
    tx.insert(campaignGifts).values({ ...gift, displayName: 'Ana', commentaire: '', createdAt: at, updatedAt: at }),
  );
  await tx
    .insert(charges)
    .values({ paymentId: id, charge: 1, montant: minor(1000), date: '2026-01-01', state: 'paid', refunded: minor(0) });
  await seedContact(tx, organisationId, at);
  await seedSubmission(tx, organisationId, at);
  const event = { id, type: 'payment.succeeded', organisationId, created: at.toISOString(), data: {} } as const;
  const sent = { attempts: 1, nextAttemptAt: null, sentAt: at, status: 200, error: null };
  await tx.insert(deliveries).values({ ...own, endpointId: id, event, ...sent, createdAt: at });
  const agreed = { lang: 'fr', consent: 'Oui', consentAt: at, leaveKey: id, confirmedAt: at, createdAt: at } as const;
  await tx
    .insert(subscribers)
    .values({ ...own, email: person.email, inbox: person.email, state: 'confirmed', ...agreed });
}

async function seedContact(tx: Queries, organisationId: string, at: Date): Promise<void> {
  const id = seedOf(organisationId);
  const { nom, prenom } = person;
  const named = { details: { ...noDetails, nom, prenom }, sortName: 'levy ana', search: 'levy ana gala', marks: [] };
  await tx.insert(contacts).values({ ...blankContact(organisationId, id), ...named, createdAt: at, updatedAt: at });
  const its = { organisationId, contactId: id };
  await tx.insert(contactKeys).values({ id, ...its, value: `m:${person.email}`, createdAt: at });
  const day = { name: '', day: '1980-01-15', afterSunset: false, createdAt: at };
  await tx.insert(contactDates).values({ id, ...its, ...day, kind: 'birthday', yearly: '01-15' });
  const received = { received: minor(1000), counted: 1, lastAt: at };
  await tx.insert(contactSums).values({ ...its, mode: 'test', currency: 'eur', ...received });
}

async function seedSubmission(tx: Queries, organisationId: string, at: Date): Promise<void> {
  const id = seedOf(organisationId);
  const own = { id, organisationId };
  const times = { createdAt: at, updatedAt: at };
  await tx
    .insert(payableSubmissions)
    .values({ ...own, label: 'Gala', total: minor(1000), rules: {}, active: true, ...times });
  const form = { formId: id, revision: 1, mode: 'test', state: 'kept', currency: 'eur', lang: 'fr' } as const;
  const values = { extra: { nom: 'Lévy', prenom: 'Ana', fête: 'Gala' } };
  await tx
    .insert(formSubmissions)
    .values({ ...own, ...form, ...times, values, idempotencyKey: id, bodyHash: id, contactId: '' });
  await tx
    .insert(formCounts)
    .values({ organisationId, formId: id, mode: 'test', state: 'kept', counted: 1, lastAt: at });
  const open = { from: '09:00', to: '18:00', length: 60, seats: 20, validFrom: null, validTo: null };
  const plan = { slots: [], hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...open })), closed: [] };
  await tx.update(calendars).set({ plan }).where(eq(calendars.id, id));
  const slot = { organisationId, calendarId: id, start: new Date('2026-01-01T09:00:00Z'), mode: 'test' } as const;
  await tx.insert(bookedSlots).values({ ...slot, seats: 20, booked: 1 });
  await tx.insert(slotBookings).values({ ...own, ...slot, seats: 1, submissionId: id, createdAt: at });
  await seedLimits(tx, organisationId, at);
}

/** A product of which there are only so many, and somebody who waits for a slot of the calendar. */
async function seedLimits(tx: Queries, organisationId: string, at: Date): Promise<void> {
  const id = seedOf(organisationId);
  const own = { id, organisationId, formId: id };
  await tx.insert(formStocks).values({ ...own, position: 0, products: ['repas'], capacity: 100 });
  await tx.insert(stockCounts).values({ stockId: id, slot: '', mode: 'test', capacity: 100, sold: 10 });
  const asked = { calendarId: id, wanted: '2030-01-01', endsAt: new Date('2030-01-02T00:00:00Z'), consent: 'Oui' };
  const who = { name: 'Ana', email: person.email, inbox: person.email, lang: 'fr' } as const;
  await tx.insert(slotWaits).values({ ...own, ...asked, ...who, createdAt: at });
}
