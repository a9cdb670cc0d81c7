import { useCallback } from 'react';
import { listForms, type ListedForm } from '../../../contract/forms/formList';
import type { ResponseOut } from '../../../contract/route';
import { isAtLeast } from '../../../contract/terms/roles';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/fields/Select';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { FoundList } from '../FoundList';
import { FoundTotal } from '../FoundTotal';
import { SearchField } from '../SearchField';
import { SortField } from '../SortField';
import { sectionPath } from '../sectionPlace';
import { useListFilters } from '../useListFilters';
import { usePages, type Filters } from '../usePages';
import { DeskLink } from '../DeskLink';
import { FilterForm } from '../FilterForm';
import { FormList } from './FormList';
import { useFormsTexts } from './formsTexts';
import { NEW, STOCK } from './formPaths';

const keys = ['search', 'state', 'sort'] as const;
const orders = ['-date', 'date', 'name', '-name'] as const;

/** Query of the list for each choice of state. */
const chosen: Readonly<Record<string, Filters>> = {
  active: { active: 'true' },
  closed: { active: 'false' },
  archived: { archived: 'true' },
};

/** The forms of an organisation (DESK-30): which are open, and how many were sent. */
export function FormsPage({ organisation: { id, role } }: { organisation: Belonging }) {
  const { call, navigate } = useDesk();
  const words = useFormsTexts();
  const { typed, asked, set } = useListFilters(keys);
  const load = useCallback(
    ({ state = '', ...query }: Filters, lasts: { readonly signal?: AbortSignal }) =>
      call(listForms, { organisation: id, query: { ...query, ...chosen[state] }, ...lasts }),
    [call, id],
  );
  const list = usePages<ListedForm, ResponseOut<typeof listForms>>(load, asked);
  const isFiltered = Object.keys(asked).some((key) => key !== 'sort');
  const states = [
    { value: '', label: words.allForms },
    { value: 'active', label: words.onlyActive },
    { value: 'closed', label: words.onlyClosed },
    { value: 'archived', label: words.onlyArchived },
  ];
  return (
    <div className="stack">
      <div className="desk-head">
        <h1>{words.title}</h1>
        {isAtLeast(role, 'editor') && (
          <Button onClick={() => navigate(sectionPath(id, 'forms', NEW))}>{words.create}</Button>
        )}
      </div>
      <p>
        <DeskLink to={sectionPath(id, 'forms', STOCK)}>{words.stock}</DeskLink>
      </p>
      <FilterForm filters={typed}>
        <SearchField
          label={words.search}
          hint={words.searchHint}
          value={typed.search}
          onValue={(search) => set({ search })}
        />
        <Select label={words.state} value={typed.state} options={states} onValue={(state) => set({ state })} />
        <SortField orders={orders} value={typed.sort} onValue={(sort) => set({ sort })} />
        {isFiltered && (
          <Button variant="quiet" onClick={() => set({ search: '', state: '' })}>
            {words.clear}
          </Button>
        )}
      </FilterForm>
      <FoundList
        list={list}
        above={list.found && <FoundTotal found={list.found} load={load} />}
        none={isFiltered ? words.noneFound : words.none}
        more={words.more}
      >
        {(rows) => <FormList organisation={id} role={role} rows={rows} />}
      </FoundList>
    </div>
  );
}
