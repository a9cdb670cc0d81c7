import { useCallback } from 'react';
import { listAudit } from '../../../contract/audit';
import type { StockLimit } from '../../../contract/forms/stock';
import { localeOf } from '../../../core/money';
import { Dialog } from '../../../ui/Dialog';
import { useDesk } from '../deskContext';
import { Loaded } from '../Loaded';
import { useLoaded } from '../useLoaded';
import { writeMoment } from '../writeMoment';
import { namesOf } from './namesOf';
import { useStockTexts } from './stockTexts';

interface StockHistoryProps {
  readonly organisation: string;
  readonly limit: StockLimit;
  onClose(): void;
}

/** What was changed by hand of a form's stock, newest first: the log keeps it (DESK-121). */
export function StockHistory({ organisation, limit, onClose }: StockHistoryProps) {
  const { texts, lang, call } = useDesk();
  const words = useStockTexts();
  const formId = limit.form.id;
  const load = useCallback(
    async () =>
      (await call(listAudit, { organisation, query: { subject: 'stock', subjectId: formId, limit: '50' } })).data,
    [call, organisation, formId],
  );
  const entries = useLoaded(load);
  const write = (count: string | number | undefined) => new Intl.NumberFormat(localeOf(lang)).format(Number(count));
  return (
    <Dialog
      open
      title={words.historyTitle(limit.form.title || namesOf(limit))}
      closeText={texts.close}
      onClose={onClose}
    >
      <Loaded list={entries}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="muted">{words.noHistory}</p>
          ) : (
            <ul className="desk-list">
              {rows.map(({ id, actor, changes, createdAt }) => {
                const { products, capacity } = changes as Partial<
                  Record<string, { from?: string | number; to?: string | number }>
                >;
                return (
                  <li key={id} className="desk-row-text">
                    <p>
                      {capacity ? (
                        <>
                          <bdi>{products?.to}</bdi>
                          {' · '}
                          {words.fromTo(write(capacity.from), write(capacity.to))}
                        </>
                      ) : (
                        words.inBuilder
                      )}
                    </p>
                    <p className="muted">
                      {writeMoment(createdAt, lang)} · <bdi>{actor}</bdi>
                    </p>
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}
