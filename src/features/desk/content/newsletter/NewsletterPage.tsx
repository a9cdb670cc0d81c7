import { useCallback, useState } from 'react';
import type { ResponseOut } from '../../../../contract/route';
import {
  countSubscribers,
  exportSubscribers,
  listSubscribers,
  subscriberStates,
  type Subscriber,
} from '../../../../contract/site/subscribers';
import { lazyView } from '../../../../loading/lazyView';
import { Button } from '../../../../ui/Button';
import { Select } from '../../../../ui/fields/Select';
import { Late } from '../../../../ui/Late';
import type { Belonging } from '../../belonging';
import { callAddress } from '../../deskClient';
import { useDesk } from '../../deskContext';
import { CsvButton } from '../../CsvButton';
import { FilterForm } from '../../FilterForm';
import { FoundList } from '../../FoundList';
import { Loaded } from '../../Loaded';
import { SearchField } from '../../SearchField';
import { useListFilters } from '../../useListFilters';
import { useLoaded } from '../../useLoaded';
import { usePages, type Filters } from '../../usePages';
import type { SiteOwner } from '../useSiteOwner';
import { useNewsletterTexts } from './newsletterTexts';
import { SubscriberFigures } from './SubscriberFigures';
import { SubscriberList } from './SubscriberList';

const EnterDialog = lazyView(async () => (await import('./EnterDialog')).EnterDialog);
const LeaveDialog = lazyView(async () => (await import('./LeaveDialog')).LeaveDialog);
const keys = ['search', 'state'] as const;

interface NewsletterPageProps {
  readonly organisation: Belonging;
  readonly owner: SiteOwner;
}

/** Who gets the newsletter, and who asked for it (DESK-108). */
export function NewsletterPage({ organisation: { id: organisation, role }, owner }: NewsletterPageProps) {
  const { call } = useDesk();
  const words = useNewsletterTexts();
  const [isEntering, setEntering] = useState(false);
  const [leaving, setLeaving] = useState<Subscriber | null>(null);
  const { typed, asked, set } = useListFilters(keys);
  const load = useCallback(
    (query: Filters, lasts: { readonly signal?: AbortSignal }) =>
      call(listSubscribers, { organisation, query, ...lasts }),
    [call, organisation],
  );
  const list = usePages<Subscriber, ResponseOut<typeof listSubscribers>>(load, asked);
  const counts = useLoaded(
    useCallback(async () => (await call(countSubscribers, { organisation })).data, [call, organisation]),
  );
  const isOwner = role === 'owner';
  const again = async () => {
    list.retry();
    await counts.read();
  };
  return (
    <>
      <div className="desk-head">
        <h1>{words.title}</h1>
        {isOwner && <Button onClick={() => setEntering(true)}>{words.enter}</Button>}
      </div>
      <p className="muted">{words.text}</p>
      <Loaded list={counts}>{(found) => <SubscriberFigures counts={found} />}</Loaded>
      <FilterForm>
        {isOwner && (
          <SearchField
            label={words.search}
            hint={words.searchHint}
            value={typed.search}
            onValue={(search) => set({ search })}
          />
        )}
        <Select
          label={words.state}
          value={typed.state}
          options={[
            { value: '', label: words.all },
            ...subscriberStates.map((value) => ({ value, label: words.states[value] })),
          ]}
          onValue={(state) => set({ state })}
        />
      </FilterForm>
      <FoundList
        list={list}
        none={Object.keys(asked).length > 0 ? words.noneFound : words.none}
        more={words.more}
        above={!isOwner && <p className="muted">{words.hidden}</p>}
        tools={
          isOwner && <CsvButton address={callAddress(exportSubscribers, organisation, {})}>{words.export}</CsvButton>
        }
      >
        {(rows) => <SubscriberList rows={rows} owner={owner} onLeave={isOwner ? setLeaving : undefined} />}
      </FoundList>
      {isEntering && (
        <Late>
          <EnterDialog
            organisation={organisation}
            language={owner.language}
            onClose={() => setEntering(false)}
            onDone={again}
          />
        </Late>
      )}
      {leaving && (
        <Late>
          <LeaveDialog
            organisation={organisation}
            subscriber={leaving}
            onClose={() => setLeaving(null)}
            onDone={again}
          />
        </Late>
      )}
    </>
  );
}
