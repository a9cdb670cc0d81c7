import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../../db/schema';
import { payer } from '../../../testing/checkoutWorld';
import { meetPeople } from '../../../testing/meetPeople';
import { dataOf } from '../../../testing/adminServer';
import type { Answer } from '../../../testing/testServer';
import { block, createFormWorld, replyOf, type FormWorld } from '../../forms/testing/formWorld';
import { createMailer } from '../../../outbox/createMailer';
import { sendDue } from '../../../outbox/sendDue';
import { findOrganisation, type OrganisationRecord } from '../../organisations/organisationStore';
import { personalTableOf, type PersonalTable } from '../personalTables';
import { findPerson } from '../findPerson';
import type { TableName } from '../../../db/personalData';

/** A person whose every word is unique. */
export const zenobie = {
  info: { homme: false, prenom: 'Zénobie', nom: 'Quiñones', email: 'Zenobie.Q@Example.org', tel: '+33698765432' },
  facturation: { ...payer.facturation, adresse: '7 impasse Zwartkop' },
};
export const her = { email: ' ZENOBIE.q+gala@example.org ', tel: '06 98 76 54 32' };
/** Words that must not remain after her erasure; the first three are locked for a while. */
export const NAMES = ['Zénobie', 'Quiñones', 'Zwartkop'];
export const CONTACTS = ['zenobie.q', '98765432', '98 76 54 32'];

export interface PersonWorld extends FormWorld {
  admin(method: string, path: string, body?: unknown, token?: string): Promise<Answer>;
  /** Pays a checkout, and lets the news arrive. */
  pay(change: Record<string, unknown>): Promise<string>;
  /** Has the payments that there are count as paid with real money. */
  payForReal(): Promise<void>;
  organisation(): Promise<OrganisationRecord>;
  writeMails(): Promise<number>;
  /** Finds any of these words in tables (`table.column…`) and in files of the data folder. */
  whereIs(words: readonly string[]): Promise<string[]>;
}

export async function createPersonWorld(dataFolder: string): Promise<PersonWorld> {
  const world = await createFormWorld({ config: { dataFolder } });
  const { queries } = world.deps.database;
  const mailer = createMailer(world.deps.config);
  return {
    ...world,
    admin: (method, path, body, token = world.token) =>
      world.server.request(method, `/v1/admin/${path}`, { token, ...(body === undefined ? {} : { body }) }),
    async pay(change) {
      const answer = await world.submit(change);
      const { url } = answer.body as { url?: string };
      if (!url) throw new Error(answer.text);
      await world.press(url, 'pay');
      await world.deliver();
      return (await world.paymentOf(url)).id;
    },
    async payForReal() {
      await queries.update(schema.payments).set({ mode: 'live' });
    },
    async organisation() {
      const found = await findOrganisation(queries, 'demo');
      if (!found) throw new Error('no organisation');
      return found;
    },
    writeMails: () => sendDue(world.deps, mailer),
    async whereIs(words) {
      const found: string[] = [];
      const holds = (text: string) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
      for (const table of Object.values(schema).filter((one) => is(one, PgTable))) {
        const rows = await queries.select({ text: sql<string>`${table}::text` }).from(table);
        if (rows.some(({ text }) => holds(text))) found.push(getTableName(table as PgTable));
      }
      const files = await readdir(dataFolder, { recursive: true, withFileTypes: true });
      for (const file of files.filter((one) => one.isFile())) {
        const content = await readFile(join(file.parentPath, file.name));
        if (holds(content.toString()) || holds(decoded(content.toString()))) found.push(`file ${file.name}`);
      }
      return found;
    },
  };
}

/** A mail as its reader sees it. */
const decoded = (mail: string) =>
  Buffer.from(
    mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

async function waitThere({ deps: { database, now } }: PersonWorld, email: string): Promise<void> {
  const place = { id: 'wait', organisationId: 'demo', calendarId: 'visites', formId: 'visite', wanted: '2025-02-01' };
  const who = { name: 'Zénobie Quiñones', email, inbox: email.toLowerCase(), lang: 'fr' as const, consent: '' };
  const times = { endsAt: new Date('2025-02-02'), createdAt: now() };
  await database.queries.insert(schema.slotWaits).values({ ...place, ...who, ...times });
}

/** Has her do all that people do with an organisation; answers her form, file and running payment. */
export async function liveThere(world: PersonWorld) {
  const { admin, pay } = world;
  const made = async (path: string, body: unknown) => {
    const answer = await admin('POST', path, body);
    if (answer.status !== 200) throw new Error(answer.text);
    return dataOf<{ id: string } | undefined>(answer)?.id ?? '';
  };
  await admin('POST', 'webhooks', {
    url: 'https://example.org/hook',
    events: ['payment.succeeded', 'form.submitted', 'subscription.started'],
  });
  const fund = await world.addFund({ cerfa: true });
  await pay({ ...zenobie, type: 'CAISSE', typeId: fund, commentaire: 'Quiñones, 06.98.76.54.32' });
  await made('campagnes', { id: 'gala', label: 'Gala', gala: true });
  const giving = { ...zenobie, type: 'CAMPAGNE', typeId: 'gala' };
  const shown = { campagne: { displayName: 'Zénobie Q.' }, commentaire: 'De Zénobie' };
  await pay({ ...giving, ...shown });
  const { nom, prenom, email, tel } = zenobie.info;
  const pledge = await world.server.request('POST', '/v1/campagne/engagement/gala', {
    headers: { 'Idempotency-Key': `key-${randomUUID()}` },
    body: { montant: 100, campagne: { displayName: 'Zénobie' }, infos: { nom, prenom, email, tel } },
  });
  await world.server.request('POST', '/v1/mailing/subscribe/demo', { body: { email } });
  await made('calendars', { id: 'visites', label: 'Visites' });
  await waitThere(world, email);
  const debt = await made('dettes', { name: 'Cantine Quiñones', montant: 80 });
  await pay({ ...zenobie, type: 'DETTE', typeId: debt, montant: 80 });
  const link = await made('liens', {
    linkType: 'PAIEMENT',
    config: { type: 'GENERAL', montant: 20 },
    payer: { email: 'zenobie.q@example.org', nom },
    meta: { title: 'Pour Zénobie' },
  });
  const form = await world.addForm({}, [
    block('products'),
    block('text', { fieldKey: 'mail', kind: 'email' }),
    block('text', { fieldKey: 'nom' }),
    block('upload', { fieldKey: 'doc' }),
  ]);
  const file = await upload(world, form);
  const sent = replyOf(
    await world.send(
      form,
      { P1_quantity: 1, '[TEXT]_mail': email, '[TEXT]_nom': 'Quiñones', doc: [file] },
      { body: { accessId: 'zenobie.q@example.org' } },
    ),
  );
  if (!sent.data) throw new Error(sent.error);
  await pay({ ...zenobie, intent: sent.data.intent, montant: 10.1 });
  const running = await pay({ ...zenobie, montant: 15, abo: true, nbMonth: 6 });
  const update = await made('liens', { linkType: 'UPDATE-PAIEMENT', paiement: running, changeAmount: true });
  await world.submit({ ...zenobie, link: update, montant: 15 });
  await admin('POST', `payments/${running}/refund`, {
    montant: 5,
    reason: 'Mme Quiñones a téléphoné',
    idempotencyKey: `key-${randomUUID()}`,
  });
  await world.deliver();
  // Another person, who shares her telephone and mentions her.
  await pay({
    info: { ...payer.info, tel: zenobie.info.tel },
    commentaire: `Avec zenobie.q@example.org et d'autres`,
  });
  await meetPeople(world.deps);
  const [met] = dataOf<{ id: string }[]>(await admin('GET', 'contacts?search=zenobie'));
  const dates = [{ kind: 'birthday', name: 'Zénobie', day: '1990-01-15', afterSunset: false }];
  await admin('PUT', `contacts/${met?.id ?? ''}`, { dates });
  await world.writeMails();
  const intent = sent.data.intent ?? '';
  return { form, submission: sent.data.id, intent, link, file: file.doc, running, fund, debt, pledge };
}

async function upload(world: PersonWorld, form: string): Promise<{ doc: string; name: string }> {
  const body = new FormData();
  const bytes = Buffer.from('%PDF-1.7\n% Zénobie Quiñones\n1 0 obj\n');
  body.append('file', new Blob([bytes], { type: 'application/pdf' }), 'certificat-Quiñones.pdf');
  const response = await fetch(`${world.server.url}/v1/forms/upload?formId=${form}`, { method: 'POST', body });
  return (await response.json()) as { doc: string; name: string };
}

const SAID = 'Zénobie Quiñones, 7 impasse Zwartkop, zenobie.q@example.org, +33 6 98 76 54 32';

/**
 * Writes her data into every column of her rows that may contain personal data, including ones no call fills today.
 * Returns those that could not be written.
 */
export async function plantEverywhere(world: PersonWorld): Promise<string[]> {
  const organisation = await world.organisation();
  const person = { email: 'zenobie.q@example.org', tel: zenobie.info.tel };
  const { own } = await findPerson(world.deps, organisation, person, world.deps.now());
  const missing: string[] = [];
  for (const name of Object.keys(own) as TableName[]) {
    const ids = own[name] ?? [];
    if (ids.length === 0) missing.push(name);
    const table = personalTableOf(name);
    const columns = table.personal.filter((column) => !ADDRESSES.includes(column));
    if (ids.length > 0) for (const column of columns) await plant(world, table, column, ids);
  }
  return missing;
}

/** Columns that hold an address alone, by which their row is found: they hold hers already. */
const ADDRESSES = ['email', 'inbox'];

/** Columns that hold a list. */
const LISTS = ['dettes', 'other'];

async function plant(world: PersonWorld, { table, columns, key }: PersonalTable, name: string, ids: readonly string[]) {
  const column = columns[name];
  const isList = LISTS.includes(name);
  const entry = isList ? { id: 'planted', name: SAID, montant: 1, nom: SAID, prenom: SAID } : { planted: SAID };
  const json = sql`${JSON.stringify(entry)}::jsonb`;
  const type = column?.getSQLType();
  const value =
    type === 'jsonb'
      ? sql`coalesce(${column}, ${isList ? '[]' : '{}'}::jsonb) || ${json}`
      : type === 'text[]'
        ? sql`array_append(${column}, ${SAID}::text)`
        : sql`coalesce(${column}, '') || ${` ${SAID}`}`;
  // Funds and campaigns have public names of their own.
  const isPublic = name === 'label' && columns['facturation'] ? sql` and type in ('DETTE', 'FORM')` : sql``;
  await world.deps.database.queries
    .update(table)
    .set({ [name]: value })
    .where(sql`${key} in ${[...ids]}${isPublic}`);
}
