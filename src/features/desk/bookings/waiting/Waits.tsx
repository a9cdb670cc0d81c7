import { useCallback, useState } from 'react';
import type { ResponseOut } from '../../../../contract/route';
import { exportWaits, listWaits, removeWait, setWaitTold, type Wait } from '../../../../contract/records/waiting';
import { lazyView } from '../../../../loading/lazyView';
import { TextInput } from '../../../../ui/fields/TextInput';
import { Late } from '../../../../ui/Late';
import type { Belonging } from '../../belonging';
import { callAddress, unlessGone } from '../../deskClient';
import { useDesk } from '../../deskContext';
import { CsvButton } from '../../CsvButton';
import { FilterForm } from '../../FilterForm';
import { FoundList } from '../../FoundList';
import { Problem } from '../../Problem';
import { SearchField } from '../../SearchField';
import { useListFilters } from '../../useListFilters';
import { usePages, type Filters } from '../../usePages';
import { useWork } from '../../useWork';
import { useWaitingTexts } from './waitingTexts';
import { useChangedRows } from './useChangedRows';
import { WaitList } from './WaitList';

const AskDialog = lazyView(async () => (await import('../../AskDialog')).AskDialog);
const keys = ['search', 'day'] as const;

interface WaitsProps {
  readonly organisation: Belonging;
  readonly calendarId: string;
  readonly timeZone: string;
  readonly isOffered: boolean;
}

/** Who waits for places of a calendar (DESK-160), told by hand or taken off (DESK-161). */
export function Waits({ organisation: { id: organisation, role }, calendarId, timeZone, isOffered }: WaitsProps) {
  const { call, texts, notify } = useDesk();
  const words = useWaitingTexts();
  const { typed, asked, set } = useListFilters(keys);
  const [leaving, setLeaving] = useState<Wait | null>(null);
  const { error, run } = useWork();
  const load = useCallback(
    ({ before, ...query }: Filters, lasts: { readonly signal?: AbortSignal }) =>
      call(listWaits, {
        organisation,
        params: { calendarId },
        query: { ...query, ...(before !== undefined && { after: before }) },
        ...lasts,
      }),
    [call, organisation, calendarId],
  );
  const list = useChangedRows(usePages<Wait, ResponseOut<typeof listWaits>>(load, asked));
  const tell = ({ id }: Wait) =>
    void run(async () => {
      list.change(id, (await call(setWaitTold, { organisation, params: { calendarId, waitId: id } })).data);
      notify(words.toldDone);
    });
  const none = isOffered ? words.none : words.noneOff;
  return (
    <>
      <FilterForm>
        <SearchField
          label={words.search}
          hint={words.searchHint}
          value={typed.search}
          onValue={(search) => set({ search })}
        />
        <TextInput label={words.day} type="date" value={typed.day} onValue={(day) => set({ day })} />
      </FilterForm>
      <Problem texts={texts} error={error} />
      <FoundList
        list={list}
        none={Object.keys(asked).length > 0 ? words.noneFound : none}
        more={words.more}
        tools={
          role === 'owner' && (
            <CsvButton address={callAddress(exportWaits, organisation, asked, { calendarId })}>
              {words.export}
            </CsvButton>
          )
        }
      >
        {(rows) => <WaitList rows={rows} timeZone={timeZone} onTold={tell} onRemove={setLeaving} />}
      </FoundList>
      <Late>
        {leaving && (
          <AskDialog
            title={words.removeTitle}
            submit={words.remove}
            done={words.removed}
            act={() => call(removeWait, { organisation, params: { calendarId, waitId: leaving.id } }).catch(unlessGone)}
            onClose={() => setLeaving(null)}
            onDone={() => Promise.resolve(list.change(leaving.id, null))}
          >
            <p>
              <bdi>{leaving.name}</bdi>, <bdi>{leaving.email}</bdi>
            </p>
            <p>{words.removeText}</p>
          </AskDialog>
        )}
      </Late>
    </>
  );
}
