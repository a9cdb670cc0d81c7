import { useCallback } from 'react';
import { listOrganisations, type ListedOrganisation } from '../../../contract/organisations/operatorOrganisations';
import type { ResponseOut } from '../../../contract/route';
import { BackToList } from '../BackToList';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { FilterForm } from '../FilterForm';
import { FoundList } from '../FoundList';
import { ListTable } from '../ListTable';
import { SearchField } from '../SearchField';
import { OPERATOR } from '../sectionPlace';
import { useListFilters } from '../useListFilters';
import { usePages, type Filters } from '../usePages';
import { OrganisationState } from './OrganisationState';
import { useOperatorTexts } from './operatorTexts';

const keys = ['search'] as const;

/** All organisations of the server (DESK-180), in the order of their ids. */
export function OrganisationsPage() {
  const { call, texts } = useDesk();
  const words = useOperatorTexts();
  const { typed, asked, set } = useListFilters(keys);
  const load = useCallback(
    (query: Filters, lasts: { readonly signal?: AbortSignal }) => call(listOrganisations, { query, ...lasts }),
    [call],
  );
  const list = usePages<ListedOrganisation, ResponseOut<typeof listOrganisations>>(load, asked);
  return (
    <div className="stack">
      <p>
        <BackToList to="/">{texts.menu.home}</BackToList>
      </p>
      <h1>{words.title}</h1>
      <p className="muted">{words.text}</p>
      <FilterForm>
        <SearchField
          label={words.search}
          hint={words.searchHint}
          value={typed.search}
          onValue={(search) => set({ search })}
        />
      </FilterForm>
      <FoundList list={list} none={asked['search'] ? words.noneFound : words.none} more={words.more}>
        {(rows) => (
          <ListTable columns={[words.organisation, words.state]}>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>
                  <DeskLink to={`${OPERATOR}/${row.id}`}>
                    <bdi>{row.name || row.id}</bdi>
                  </DeskLink>
                  <p className="muted">
                    <bdi dir="ltr">{row.url.replace(/^https?:\/\//, '')}</bdi>
                  </p>
                </td>
                <td>
                  <OrganisationState of={row} />
                </td>
              </tr>
            ))}
          </ListTable>
        )}
      </FoundList>
    </div>
  );
}
