import { useCallback, useState } from 'react';
import { lazyView } from '../../../../loading/lazyView';
import { Button } from '../../../../ui/Button';
import { Select } from '../../../../ui/fields/Select';
import { Late } from '../../../../ui/Late';
import type { Belonging } from '../../belonging';
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
import { useContentTexts } from '../contentTexts';
import { writeOwnMoment } from '../../moments';
import type { SiteOwner } from '../useSiteOwner';
import { postKind, type Post, type PostsPart } from './postKinds';

const NewPostDialog = lazyView(async () => (await import('./NewPostDialog')).NewPostDialog);
const keys = ['search', 'when', 'state'] as const;

interface PostsPageProps {
  readonly organisation: Belonging;
  readonly part: PostsPart;
  readonly owner: SiteOwner;
}

/** Events, news or articles, latest date first. */
export function PostsPage({ organisation: { id: organisation }, part, owner }: PostsPageProps) {
  const { lang, call } = useDesk();
  const words = useContentTexts();
  const said = words.posts[part];
  const kind = postKind(part);
  const [isMaking, setMaking] = useState(false);
  const { typed, asked, set } = useListFilters(keys);
  const load = useCallback(
    (query: Filters, lasts: { readonly signal?: AbortSignal }) =>
      postKind(part).list(call, { organisation, query, ...lasts }, owner),
    [call, organisation, part, owner],
  );
  const list = usePages<Post, { data: Post[]; next: string | null }>(load, asked);
  const { filter } = kind;
  const filterKey = filter?.key as 'when' | 'state';
  return (
    <div className="stack">
      <ContentBack organisation={organisation} />
      <div className="desk-head">
        <h1>{words.parts[part]}</h1>
        <Button onClick={() => setMaking(true)}>{said.create}</Button>
      </div>
      <FilterForm>
        <SearchField
          label={words.search}
          hint={words.searchHint}
          value={typed.search}
          onValue={(search) => set({ search })}
        />
        {filter && (
          <Select
            label={words.state}
            value={typed[filterKey]}
            options={[
              { value: '', label: words.all },
              ...filter.values.map((value) => ({ value, label: words.states[value] })),
            ]}
            onValue={(value) => set({ [filterKey]: value })}
          />
        )}
      </FilterForm>
      <FoundList list={list} none={Object.keys(asked).length > 0 ? words.noneFound : said.none} more={words.more}>
        {(rows) => (
          <ListTable columns={[words.name, words.state]}>
            {rows.map(({ id, name, at, repeats, state }) => (
              <tr key={id}>
                <td>
                  <DeskLink to={sectionPath(organisation, 'content', part, id)}>
                    <bdi>{name}</bdi>
                  </DeskLink>
                  <p className="muted">
                    {writeOwnMoment(at, owner.timeZone, lang)}
                    {repeats && ` · ${words.repeats}`}
                  </p>
                </td>
                <td>
                  <p
                    className={
                      state === 'published' || state === 'upcoming' ? 'desk-state desk-state-succeeded' : 'desk-state'
                    }
                  >
                    {words.states[state]}
                  </p>
                </td>
              </tr>
            ))}
          </ListTable>
        )}
      </FoundList>
      {isMaking && (
        <Late>
          <NewPostDialog organisation={organisation} part={part} owner={owner} onClose={() => setMaking(false)} />
        </Late>
      )}
    </div>
  );
}
