import * as v from 'valibot';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { instant } from './common';
import { deskRoutes } from './desk/deskRoutes';
import { createLinkRequest, linkPage } from './payments/links';
import { submittedConfig } from './payments/payments';
import type { Route, Schema } from './route';
import { removalRoutes } from './records/removal';
import { routes } from './routes';

const rows: Route[] = Object.values({ ...routes, ...deskRoutes });
const admin = rows.filter(({ path }) => path.startsWith('/admin/'));

describe('the table of calls', () => {
  it('CALL-33 has every row of every file, each under one id and one address', async () => {
    const declared: Route[] = [];
    const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
    for (const name of files.filter((file) => /^[\w/]+\.ts$/.test(file))) {
      const exported = Object.values((await import(join(__dirname, name))) as Record<string, unknown>);
      // Rows that only a table of their own names; the tables of all rows are what is looked at.
      const tables = exported.filter((value) => value === removalRoutes);
      const values = [...exported, ...tables.flatMap((table) => Object.values(table as object) as unknown[])];
      const isRoute = (value: unknown): value is Route =>
        typeof value === 'object' && value !== null && 'access' in value;
      declared.push(...values.filter(isRoute));
    }
    const idsOf = (all: Iterable<Route>) => Array.from(all, ({ id }) => id).sort();
    expect(idsOf(new Set(declared))).toEqual(idsOf(rows));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const address = ({ method, path }: Route) => `${method} ${path.replace(/:\w+/g, ':')}`;
    expect(new Set(rows.map(address)).size).toBe(rows.length);
  });

  it.each(rows.map((row) => [row.id, row] as const))(
    'CALL-33 %s says what it is and names its parameters',
    (_, row) => {
      expect(row.summary).toMatch(/\S/);
      const named = [...row.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const params = row.params as { entries?: Record<string, unknown> } | undefined;
      expect(Object.keys(params?.entries ?? {})).toEqual(named);
    },
  );

  it('SRV-10 asks a token for every call under /admin, and for no other', () => {
    for (const { access } of admin) expect(['organisation', 'operator']).toContain(access);
    for (const { path, access } of rows) {
      if (access === 'organisation' || access === 'operator') expect(path).toMatch(/^\/admin\//);
    }
  });

  it('SRV-16 lets every table be written for a spreadsheet or a program, and no other way', () => {
    const tables = rows.filter(({ produces }) => produces === 'text/csv');
    expect(tables.length).toBeGreaterThan(9);
    for (const { id, query } of tables) {
      const given = { lang: 'he', kind: 'birthday', days: '30' };
      const takes = (preset: string) =>
        !v.safeParse(query ?? v.never(), { ...given, preset }).issues?.some(({ path }) => path?.[0]?.key === 'preset');
      expect([id, takes('excel'), takes('comma'), takes('tabs')]).toEqual([id, true, true, false]);
    }
  });

  it('PRIV-07 has every table and archive noted in the log', () => {
    const files = rows.filter(({ produces = '' }) => ['text/csv', 'application/zip'].includes(produces));
    expect(files.filter((row) => !row.exports).map(({ id }) => id)).toEqual([]);
    const others = rows
      .filter((row) => row.exports && !files.includes(row))
      .map(({ id }) => id)
      .sort();
    expect(others).toEqual(['ADMIN-FORM-SUBMISSION-EXPORT-JSON', 'ADMIN-PERSON-EXPORT']);
  });

  it('SRV-34 TRANS-06 lets every table be written for people, but that of translators, which comes back', () => {
    const tables = rows.filter(({ produces }) => produces === 'text/csv');
    const words = ({ query }: Route) => Object.keys((query as { entries?: object } | undefined)?.entries ?? {});
    const without = tables.filter((route) => !['headings', 'lang'].every((key) => words(route).includes(key)));
    expect(without.map(({ id }) => id)).toEqual(['ADMIN-TRANSLATION-TABLE']);
  });

  it('SRV-12 refuses keys that it does not know in what administrators send', () => {
    const surprise = (schema: Schema) => v.safeParse(schema, { surprise: 1, linkType: 'PAIEMENT' });
    for (const { request } of admin) {
      if (!request) continue;
      const issues = surprise(request).issues ?? [];
      expect(issues.flatMap(({ path }) => path?.map(({ key }) => key))).toContain('surprise');
    }
  });
});

/** Keys of all schemas inside `schema`. */
function keysOf(schema: unknown, keys = new Set<string>()): Set<string> {
  const { entries, item, wrapped, options, pipe } = schema as Record<string, unknown>;
  for (const [key, inner] of Object.entries(entries ?? {})) keysOf(inner, keys.add(key));
  for (const inner of [item, wrapped, options, pipe].flat()) if (typeof inner === 'object') keysOf(inner, keys);
  return keys;
}

describe('what the public is answered', () => {
  it.each(rows.filter(({ access }) => access === 'public').map((row) => [row.id, row] as const))(
    'SRV-09 %s has no place for what identifies a payer',
    (_, { response }) => {
      const found = keysOf(response);
      for (const key of ['info', 'facturation', 'siren', 'social_id']) expect(found).not.toContain(key);
    },
  );
});

describe('the configuration of a payment', () => {
  it('ENT-22 carries everything that the form shows, and drops what it does not know', () => {
    const config = {
      type: 'FORM',
      typeId: 's1',
      montant: 500,
      submit: { total: 500, reste: 500, formData: { deposit: 100, depositPercent: 30, paiementType: null } },
      campagne: { label: 'Gala', displayName: 'Dana' },
      service: { id: 'v1', name: 'Cours', recurrent: 1, montant: 20, other: [{ nom: 'Levi', prenom: 'Dan' }] },
      dette: { id: 'd1', name: '2024', montant: 50, reste: 20, payed: 30, assoc: null },
      dettes: [{ id: 'd1', montant: 20 }],
      paiement: { id: 'p1', name: 'Don', finalized: false },
      payer: { prenom: 'Dana', hints: { email: 'd•••@mail.org' } },
      fixedNbMonth: 12,
      utm: { source: 'newsletter' },
    };
    const page = {
      linkType: 'PAIEMENT',
      linkData: { expired: false },
      meta: { title: '', description: '', image: '' },
    };
    expect(v.parse(linkPage, { ...page, config: { ...config, unknown: 1 } }).config).toEqual(config);
  });

  it('PAY-50 PAY-61 carries debts with what each gets, other people and the name to be shown', () => {
    const sent = {
      type: 'GENERAL',
      dettes: [{ id: 'd1', montant: 50 }],
      service: { other: [{ nom: 'Levi', prenom: 'Dan' }] },
      campagne: { displayName: 'Dana' },
      info: { homme: true, prenom: 'A', nom: 'B', email: 'a@b.org', tel: '+33612345678', extra: { newsletter: true } },
      facturation: { perso: true, adresse: '1 rue X', postal: '75001', ville: 'Paris', pays: 'FR' },
      amounts: { montant: 50, fees: 0, total: 50 },
      idempotencyKey: 'key-12345',
    };
    expect(v.parse(submittedConfig, sent)).toEqual(sent);
  });

  it('LINK-03 makes links to pay and links to change a payment', () => {
    const parse = (value: unknown) => v.safeParse(createLinkRequest, value).success;
    expect(parse({ linkType: 'PAIEMENT', config: { type: 'GENERAL', montant: 50 }, reusable: true })).toBe(true);
    expect(parse({ linkType: 'PAIEMENT', config: { type: 'GENERAL', organisation: { id: 'other' } } })).toBe(false);
    expect(parse({ linkType: 'UPDATE-PAIEMENT', paiement: 'p1', changeAmount: true })).toBe(true);
    expect(parse({ linkType: 'UPDATE-PAIEMENT' })).toBe(false);
  });

  it('CALL-33 takes moments that calendars and databases know', () => {
    const moments = {
      '2025-01-31T12:00:00Z': true,
      '2025-01-31T12:00:00.123+02:00': true,
      '9999-12-31T23:59:59.999Z': true,
      '0000-01-01T00:00:00Z': false,
      // Read back from a database, it is another century.
      '0050-01-01T00:00:00Z': false,
      '9999-12-31T23:59:59-00:01': false,
      '2025-01-01T00:00:00+01': false,
      '2025-13-01T00:00:00Z': false,
      '2025-02-29T12:00:00Z': false,
      '2024-02-29T12:00:00Z': true,
      tomorrow: false,
    };
    for (const [moment, known] of Object.entries(moments))
      expect([moment, v.is(instant, moment)]).toEqual([moment, known]);
  });
});
