import { useCallback, useMemo } from 'react';
import { exportContactDates, listContactDates } from '../../../contract/records/contactDates';
import type { ResponseOut } from '../../../contract/route';
import { contactName } from '../../../core/contact';
import { Select } from '../../../ui/fields/Select';
import type { Belonging } from '../belonging';
import { callAddress } from '../deskClient';
import { useDesk } from '../deskContext';
import { BackToList } from '../BackToList';
import { DeskLink } from '../DeskLink';
import { CsvButton } from '../CsvButton';
import { FilterForm } from '../FilterForm';
import { FoundList } from '../FoundList';
import { ListTable } from '../ListTable';
import { sectionPath } from '../sectionPlace';
import { useListFilters } from '../useListFilters';
import { usePages, type Filters } from '../usePages';
import { writeName } from '../writeName';
import { useContactsTexts } from './contactsTexts';
import { writeCivil, writeHebrew } from './writeHebrew';

const keys = ['kind', 'days'] as const;
const kinds = ['hazkara', 'hebrewBirthday', 'birthday'] as const;
const periods = [30, 90];
type Kind = (typeof kinds)[number];
type Returning = ResponseOut<typeof listContactDates>['data'][number];

/** Memorials and birthdays of the days to come (DESK-74). */
export function DatesPage({ organisation: { id, role } }: { organisation: Belonging }) {
  const { call, lang } = useDesk();
  const words = useContactsTexts();
  const { typed, set } = useListFilters(keys);
  const kind = kinds.find((one) => one === typed.kind) ?? 'hazkara';
  const days = periods.find((one) => String(one) === typed.days) ?? 30;
  const asked = useMemo(() => ({ kind, days: String(days) }), [kind, days]);
  const load = useCallback(
    ({ limit: _limit, ...query }: Filters, lasts: { readonly signal?: AbortSignal }) =>
      call(listContactDates, { organisation: id, query: query as typeof asked, ...lasts }),
    [call, id],
  );
  const list = usePages<Returning, ResponseOut<typeof listContactDates>>(load, asked);
  return (
    <div className="stack">
      <p>
        <BackToList to={sectionPath(id, 'contacts')}>{words.back}</BackToList>
      </p>
      <h1>{words.dates}</h1>
      <p className="muted">{words.datesText}</p>
      <FilterForm>
        <Select
          label={words.show}
          value={kind}
          options={kinds.map((one) => ({ value: one, label: words.dateKinds[one] }))}
          onValue={(chosen) => set({ kind: chosen })}
        />
        <Select
          label={words.period}
          value={String(days)}
          options={periods.map((one) => ({ value: String(one), label: words.days(one) }))}
          onValue={(chosen) => set({ days: chosen })}
        />
      </FilterForm>
      <FoundList
        list={list}
        none={words.noDates}
        more={words.more}
        tools={
          role === 'owner' && <CsvButton address={callAddress(exportContactDates, id, asked)}>{words.export}</CsvButton>
        }
      >
        {(rows) => (
          <ListTable columns={[words.of, words.day]}>
            {rows.map((row, index) => (
              <tr key={index}>
                <td>
                  <DeskLink to={sectionPath(id, 'contacts', row.id)}>
                    <bdi>{row.name || writeName({ id: row.id, name: contactName(row) }, words.unnamed)}</bdi>
                  </DeskLink>
                  {row.name !== '' && contactName(row) !== '' && (
                    <p className="muted">{words.contactOf(contactName(row))}</p>
                  )}
                </td>
                <td>
                  {writeCivil(row.date, lang, true)}
                  <p className="muted">{written(row, kind, lang)}</p>
                </td>
              </tr>
            ))}
          </ListTable>
        )}
      </FoundList>
    </div>
  );
}

/** The date that returns, in the calendar that it returns by. */
const written = (row: Returning, kind: Kind, lang: Parameters<typeof writeHebrew>[1]) =>
  kind === 'birthday' ? writeCivil(row.day, lang) : writeHebrew(row, lang);
