import { useCallback, useState } from 'react';
import { listLinks, type AdminLink } from '../../../contract/payments/links';
import type { ResponseOut } from '../../../contract/route';
import { lazyView } from '../../../loading/lazyView';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/fields/Select';
import { Late } from '../../../ui/Late';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { FoundList } from '../FoundList';
import { FoundTotal } from '../FoundTotal';
import { Loaded } from '../Loaded';
import { sectionPath } from '../sectionPlace';
import { useListFilters } from '../useListFilters';
import { usePages, type Filters } from '../usePages';
import { writeDay } from '../payments/writePayment';
import { SearchField } from '../SearchField';
import { SortField } from '../SortField';
import { ListTable } from '../ListTable';
import { FilterForm } from '../FilterForm';
import { LinkAmount } from './LinkAmount';
import { linkName } from './linkName';
import { useLinksTexts } from './linksTexts';
import { useDevise } from './useDevise';

const NewLinkDialog = lazyView(async () => (await import('./NewLinkDialog')).NewLinkDialog);
const keys = ['search', 'ending', 'sort'] as const;
const orders = ['-date', 'date', 'name', '-name', 'end', '-end'] as const;
const byEnd = ['end', '-end'] as const;

interface LinksPageProps {
  readonly organisation: Belonging;
  /** Opens with the dialog that makes one. */
  readonly isMaking: boolean;
}

/** Payment links (DESK-44), in several orders. */
export function LinksPage({ organisation, isMaking: isOpen }: LinksPageProps) {
  const { lang, call, navigate } = useDesk();
  const words = useLinksTexts();
  const [isMaking, setMaking] = useState(isOpen);
  const { typed, asked, set } = useListFilters(keys);
  const devise = useDevise(organisation.id);
  const load = useCallback(
    (query: Filters, lasts: { readonly signal?: AbortSignal }) =>
      call(listLinks, { organisation: organisation.id, query, ...lasts }),
    [call, organisation.id],
  );
  const list = usePages<AdminLink, ResponseOut<typeof listLinks>>(load, asked);
  return (
    <div className="stack">
      <div className="desk-head">
        <h1>{words.title}</h1>
        <Button onClick={() => setMaking(true)}>{words.create}</Button>
      </div>
      <p className="muted">{words.text}</p>
      <FilterForm filters={typed}>
        <SearchField
          label={words.search}
          hint={words.searchHint}
          value={typed.search}
          onValue={(search) => set({ search })}
        />
        <Select
          label={words.ending}
          value={typed.ending}
          options={[
            { value: '', label: words.allEnds },
            { value: 'true', label: words.endingSoon },
          ]}
          onValue={(ending) => set({ ending, sort: '' })}
        />
        <SortField orders={typed.ending ? byEnd : orders} value={typed.sort} onValue={(sort) => set({ sort })} />
      </FilterForm>
      <Loaded list={devise}>
        {(currency) => (
          <>
            <FoundList
              list={list}
              above={list.found && <FoundTotal found={list.found} load={load} />}
              none={asked['search'] || asked['ending'] ? words.noneFound : words.none}
              more={words.more}
            >
              {(rows) => (
                <ListTable columns={[words.name, words.amount]}>
                  {rows.map((link) => (
                    <tr key={link.id}>
                      <td>
                        <DeskLink to={sectionPath(organisation.id, 'links', link.id)}>
                          <bdi>{linkName(link, words)}</bdi>
                        </DeskLink>
                        <p className="muted">
                          {writeDay(link.createdAt, lang)} · {words.payments(link.payments)}
                        </p>
                        {link.expiresAt !== null && (
                          <p className="muted">
                            {words.until} {writeDay(link.expiresAt, lang)}
                          </p>
                        )}
                      </td>
                      <td>
                        <LinkAmount link={link} devise={currency} />
                        <p className={`desk-state desk-state-${link.reason ?? 'succeeded'}`}>
                          {words.states[link.reason ?? 'open']}
                        </p>
                      </td>
                    </tr>
                  ))}
                </ListTable>
              )}
            </FoundList>
            {isMaking && (
              <Late>
                <NewLinkDialog
                  organisation={organisation}
                  devise={currency}
                  onClose={() => setMaking(false)}
                  onMade={(id) => navigate(sectionPath(organisation.id, 'links', id))}
                />
              </Late>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
