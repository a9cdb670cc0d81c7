import { useCallback, useState } from 'react';
import { listPages } from '../../../../contract/site/adminContent';
import type { ResponseOut } from '../../../../contract/route';
import { customPath } from '../../../../core/site';
import { lazyView } from '../../../../loading/lazyView';
import { Button } from '../../../../ui/Button';
import { Select } from '../../../../ui/fields/Select';
import { Late } from '../../../../ui/Late';
import { useDesk } from '../../deskContext';
import { DeskLink } from '../../DeskLink';
import { FilterForm } from '../../FilterForm';
import { FoundList } from '../../FoundList';
import { ListTable } from '../../ListTable';
import { SearchField } from '../../SearchField';
import { sectionPath } from '../../sectionPlace';
import { useListFilters } from '../../useListFilters';
import { usePages, type Filters } from '../../usePages';
import { ContentBack } from '../ContentBack';
import { EDIT } from './pageAddress';
import { usePagesTexts } from './pagesTexts';

const NewPageDialog = lazyView(async () => (await import('./NewPageDialog')).NewPageDialog);
const keys = ['search', 'state'] as const;
type ListedPages = ResponseOut<typeof listPages>;

/** The pages of an organisation's own, newest first: their address, and whether visitors find them. */
export function PagesPage({ organisation }: { organisation: string }) {
  const { call } = useDesk();
  const words = usePagesTexts();
  const [isMaking, setMaking] = useState(false);
  const { typed, asked, set } = useListFilters(keys);
  const load = useCallback(
    (query: Filters, lasts: { readonly signal?: AbortSignal }) => call(listPages, { organisation, query, ...lasts }),
    [call, organisation],
  );
  const list = usePages<ListedPages['data'][number], ListedPages>(load, asked);
  return (
    <div className="stack">
      <ContentBack organisation={organisation} />
      <div className="desk-head">
        <h1>{words.title}</h1>
        <Button onClick={() => setMaking(true)}>{words.create}</Button>
      </div>
      <FilterForm>
        <SearchField
          label={words.search}
          hint={words.searchHint}
          value={typed.search}
          onValue={(search) => set({ search })}
        />
        <Select
          label={words.state}
          value={typed.state}
          options={[
            { value: '', label: words.all },
            { value: 'shown', label: words.states.shown },
            { value: 'hidden', label: words.states.hidden },
          ]}
          onValue={(state) => set({ state })}
        />
      </FilterForm>
      <FoundList list={list} none={Object.keys(asked).length > 0 ? words.noneFound : words.none} more={words.more}>
        {(rows) => (
          <ListTable columns={[words.fields.title, words.state]}>
            {rows.map(({ id, title, path, hidden }) => (
              <tr key={id}>
                <td>
                  <DeskLink to={sectionPath(organisation, 'content', 'pages', id)}>
                    <bdi>{title}</bdi>
                  </DeskLink>
                  <p className="muted">
                    <bdi dir="ltr">{decodeURI(customPath(path))}</bdi>
                  </p>
                </td>
                <td>
                  <p className={hidden ? 'desk-state' : 'desk-state desk-state-succeeded'}>
                    {hidden ? words.states.hidden : words.states.shown}
                  </p>
                  <DeskLink to={sectionPath(organisation, 'content', 'pages', id, EDIT)}>
                    {words.change} <span className="visually-hidden">{title}</span>
                  </DeskLink>
                </td>
              </tr>
            ))}
          </ListTable>
        )}
      </FoundList>
      {isMaking && (
        <Late>
          <NewPageDialog organisation={organisation} onClose={() => setMaking(false)} />
        </Late>
      )}
    </div>
  );
}
