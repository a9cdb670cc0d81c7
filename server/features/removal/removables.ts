import { sql } from 'drizzle-orm';
import { forgetTexts } from '../../db/keepTexts';
import type { Queries } from '../../db/database';
import { forgetTotals } from '../../ledger/totals/keptTotals';
import { calendarKind } from '../calendars/calendarService';
import type { CalendarRow } from '../calendars/calendarStore';
import { caisseKind } from '../caisses/caisseService';
import type { CaisseRow } from '../caisses/caisseStore';
import { lockForm, type StoredForm } from '../forms/definition/formStore';
import { forgetRevisions, revised } from '../revisions/revisionStore';
import { sectionKind } from '../sections/sectionService';
import type { SectionRow } from '../sections/sectionStore';
import { serviceKind } from '../services/serviceService';
import type { ServiceRow } from '../services/serviceStore';
import { payables, rowsOf, type Owned, type Removable } from './removable';

export const removableCaisse: Removable<CaisseRow> = {
  kind: caisseKind,
  table: 'caisses',
  dependents: (row) => payables(row, 'CAISSE'),
  isNamed: true,
  async clear(tx, { organisationId, id }) {
    await forgetTotals(tx, { organisationId, subject: 'caisse', subjectId: id });
    await forgetTexts(tx, { organisationId, kind: 'caisse', recordId: id });
  },
};

export const removableService: Removable<ServiceRow> = {
  kind: serviceKind,
  table: 'services',
  dependents: (row) => payables(row, 'SERVICE'),
  isNamed: true,
  clear: (tx, { organisationId, id }) => forgetTexts(tx, { organisationId, kind: 'service', recordId: id }),
};

export const removableSection: Removable<SectionRow> = {
  kind: sectionKind,
  table: 'sections',
  dependents: () => ({}),
  isNamed: true,
  async clear(tx, row) {
    await forgetRevisions(tx, revised('section', row));
    await forgetTexts(tx, { organisationId: row.organisationId, kind: 'section', recordId: row.id });
  },
};

export const removableCalendar: Removable<CalendarRow> = {
  kind: calendarKind,
  table: 'calendars',
  dependents: (row) => ({
    booking: rowsOf('slot_bookings', row, sql`calendar_id = ${row.id}`),
    wait: rowsOf('slot_waits', row, sql`calendar_id = ${row.id}`),
    // A submission whose booking was given back still names its slot.
    submission: rowsOf(
      'form_submissions',
      row,
      sql`slots @> ${JSON.stringify([{ calendarId: row.id }])}::jsonb
        and not exists (select 1 from slot_bookings b where b.submission_id = form_submissions.id)`,
    ),
  }),
  isNamed: true,
  clear: async (tx, row) => clear(tx, row, ['booked_slots', 'slot_openings'], 'calendar_id'),
};

export const removableForm: Removable<StoredForm> = {
  kind: {
    name: 'form',
    lock: lockForm,
    logged: ({ revision, settings }) => ({ title: settings.title ?? '', revision }),
    view: ({ revision }) => ({ version: String(revision) }),
  },
  table: 'forms',
  dependents: (row) => ({
    submission: rowsOf(
      'form_submissions',
      row,
      sql`(form_id = ${row.id} or id in (select submission_id from stock_holds h
        where h.organisation_id = ${row.organisationId} and h.form_id = ${row.id}))`,
    ),
    wait: rowsOf('slot_waits', row, sql`form_id = ${row.id}`),
  }),
  isNamed: true,
  async clear(tx, row) {
    const { organisationId, id } = row;
    await clear(tx, row, ['form_drafts', 'form_stocks', 'form_counts', 'form_revisions'], 'form_id');
    // A new form with this id must not inherit them.
    const own = sql`where organisation_id = ${organisationId}`;
    await tx.execute(sql`update calendars set form_id = null ${own} and form_id = ${id}`);
    await tx.execute(sql`update tokens set forms = array_remove(forms, ${id}) ${own} and ${id} = any(forms)`);
  },
};

/** Deletes the rows of tables that are of a record alone. */
export async function clear(tx: Queries, row: Owned, tables: readonly string[], key: string): Promise<void> {
  for (const table of tables)
    await tx.execute(sql`delete from ${rowsOf(table, row, sql`${sql.raw(key)} = ${row.id}`)}`);
}
