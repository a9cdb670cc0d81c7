import { useCallback } from 'react';
import { listDeliveries, replayDelivery, type Delivery } from '../../../contract/endpoints';
import type { ResponseOut } from '../../../contract/route';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Select } from '../../../ui/fields/Select';
import { useDesk } from '../deskContext';
import { FilterForm } from '../FilterForm';
import { FoundList } from '../FoundList';
import { ListTable } from '../ListTable';
import { Problem } from '../Problem';
import { useListFilters } from '../useListFilters';
import { usePages, type Filters } from '../usePages';
import { useWork } from '../useWork';
import { withProblems } from '../withProblems';
import { writeMoment } from '../writeMoment';
import { useTechnicalTexts } from './technicalTexts';

const keys = ['state'] as const;
const marks = { waiting: 'open', delivered: 'succeeded', failed: 'failed' } as const;

/** Deliveries to an address with its answers, and the button that posts one again. */
export function Deliveries({ organisation, endpointId }: { organisation: string; endpointId: string }) {
  const { texts, lang, call, notify } = useDesk();
  const { webhooks: words } = useTechnicalTexts();
  const { typed, asked, set } = useListFilters(keys);
  const load = useCallback(
    (query: Filters, lasts: { readonly signal?: AbortSignal }) =>
      call(listDeliveries, { organisation, query: { ...query, endpointId }, ...lasts }),
    [call, organisation, endpointId],
  );
  const list = usePages<Delivery, ResponseOut<typeof listDeliveries>>(load, asked);
  const { busy, error, run } = useWork();
  const replay = (deliveryId: string) =>
    void run(async () => {
      await call(replayDelivery, { organisation, params: { deliveryId } });
      notify(words.replayed);
      list.retry();
    });
  return (
    <Card className="stack">
      <h2>{words.deliveries}</h2>
      <FilterForm>
        <Select
          label={words.state}
          value={typed.state}
          options={[
            { value: '', label: words.all },
            ...Object.entries(words.deliveryStates).map(([value, label]) => ({ value, label })),
          ]}
          onValue={(state) => set({ state })}
        />
      </FilterForm>
      <Problem texts={withProblems(texts, words.problems)} error={error} />
      <FoundList list={list} none={asked['state'] ? words.noneFound : words.noDeliveries} more={words.more}>
        {(rows) => (
          <ListTable columns={[words.event, words.state]}>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>
                  {words.events[row.event.type]}
                  <p className="muted">{writeMoment(row.event.created, lang)}</p>
                  {row.state !== 'delivered' && row.attempts > 0 && (
                    <p className="muted">
                      {row.status === null ? words.noAnswer : words.answered(row.status)}
                      {row.nextAttemptAt && ` · ${words.next(writeMoment(row.nextAttemptAt, lang))}`}
                    </p>
                  )}
                </td>
                <td>
                  <p className={`desk-state desk-state-${marks[row.state]}`}>{words.deliveryStates[row.state]}</p>
                  {row.state !== 'waiting' && (
                    <Button variant="quiet" disabled={busy} onClick={() => replay(row.id)}>
                      {words.replay}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </ListTable>
        )}
      </FoundList>
    </Card>
  );
}
