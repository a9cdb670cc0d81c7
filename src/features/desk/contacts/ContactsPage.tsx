import { useCallback, useState } from 'react';
import { exportContacts } from '../../../contract/records/contactLists';
import { countContacts } from '../../../contract/records/contactCounts';
import { listContacts, type ContactRow } from '../../../contract/records/contacts';
import type { ResponseOut } from '../../../contract/route';
import { lazyView } from '../../../loading/lazyView';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/fields/Select';
import { Late } from '../../../ui/Late';
import type { Belonging } from '../belonging';
import { callAddress } from '../deskClient';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { CsvButton } from '../CsvButton';
import { FilterForm } from '../FilterForm';
import { FoundList } from '../FoundList';
import { FoundTotal } from '../FoundTotal';
import { SearchField } from '../SearchField';
import { SortField } from '../SortField';
import { sectionPath } from '../sectionPlace';
import { useListFilters } from '../useListFilters';
import { useLoaded } from '../useLoaded';
import { usePages, type Filters } from '../usePages';
import { ContactList } from './ContactList';
import { useContactsTexts } from './contactsTexts';

const NewContact = lazyView(async () => (await import('./NewContact')).NewContact);
const keys = ['search', 'tag', 'sort'] as const;
const orders = ['name', '-name', '-date', 'date'] as const;

/** The address book (DESK-70), in several orders. */
export function ContactsPage({ organisation: { id, role } }: { organisation: Belonging }) {
  const { call } = useDesk();
  const words = useContactsTexts();
  const [isCreating, setCreating] = useState(false);
  const { typed, asked, set } = useListFilters(keys);
  const load = useCallback(
    (query: Filters, lasts: { readonly signal?: AbortSignal }) =>
      call(listContacts, { organisation: id, query, ...lasts }),
    [call, id],
  );
  const list = usePages<ContactRow, ResponseOut<typeof listContacts>>(load, asked);
  const count = useCallback(async () => (await call(countContacts, { organisation: id })).data, [call, id]);
  const counts = useLoaded(count).found;
  const isOwner = role === 'owner';
  const tags = counts?.tags ?? [];
  const isFiltered = Boolean(asked['search'] || asked['tag']);
  return (
    <div className="stack">
      <div className="desk-head">
        <h1>{words.title}</h1>
        {isOwner && (
          <div className="desk-buttons">
            <Button onClick={() => setCreating(true)}>{words.create}</Button>
          </div>
        )}
      </div>
      <p className="muted">{words.text}</p>
      <p className="desk-links">
        {isOwner && <DeskLink to={sectionPath(id, 'contacts', 'dates')}>{words.dates}</DeskLink>}
        {isOwner && <DeskLink to={sectionPath(id, 'contacts', 'doubles')}>{words.doubles}</DeskLink>}
        {isOwner && <DeskLink to={sectionPath(id, 'contacts', 'import')}>{words.importList}</DeskLink>}
      </p>
      <FilterForm>
        {isOwner && (
          <SearchField
            label={words.search}
            hint={words.searchHint}
            value={typed.search}
            onValue={(search) => set({ search })}
          />
        )}
        {(tags.length > 0 || typed.tag !== '') && (
          <Select
            label={words.tag}
            value={typed.tag}
            options={[
              { value: '', label: words.allTags },
              ...(typed.tag === '' || tags.some(({ tag }) => tag === typed.tag)
                ? []
                : [{ value: typed.tag, label: typed.tag }]),
              ...tags.map(({ tag, count: size }) => ({ value: tag, label: `${tag} (${size})` })),
            ]}
            onValue={(tag) => set({ tag })}
          />
        )}
        <SortField orders={orders} value={typed.sort} onValue={(sort) => set({ sort })} />
      </FilterForm>
      <FoundList
        list={list}
        none={isFiltered ? words.noneFound : words.none}
        more={words.more}
        above={
          isFiltered
            ? list.found && <FoundTotal found={list.found} load={load} />
            : counts !== null && <p className="muted">{words.total(counts.total)}</p>
        }
        tools={isOwner && <CsvButton address={callAddress(exportContacts, id, asked)}>{words.export}</CsvButton>}
      >
        {(rows) => <ContactList organisation={id} rows={rows} />}
      </FoundList>
      {isCreating && (
        <Late>
          <NewContact organisation={id} onClose={() => setCreating(false)} />
        </Late>
      )}
    </div>
  );
}
