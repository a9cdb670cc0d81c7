import { exportPayments } from '../../../contract/payments/adminPayments';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Skeleton } from '../../../ui/Skeleton';
import type { Belonging } from '../belonging';
import { callAddress } from '../deskClient';
import { useDesk } from '../deskContext';
import { Problem } from '../Problem';
import { useWork } from '../useWork';
import { Filters } from './Filters';
import { PaymentList } from './PaymentList';
import { usePaymentsTexts } from './paymentsTexts';
import { Totals } from './Totals';
import { useFilters } from './useFilters';
import { usePayments, type PaymentFilters } from './usePayments';

/** The payments of an organisation (DESK-01): what was received, by whom, filtered and exported as filtered. */
export function PaymentsPage({ organisation: { id, name, role } }: { organisation: Belonging }) {
  const { texts } = useDesk();
  const words = usePaymentsTexts();
  const filters = useFilters();
  const { found, error, isStale, more, retry } = usePayments(id, filters.asked);
  const next = useWork();
  const isFiltered = Object.keys(filters.asked).length > 0;
  const again = (
    <Button variant="secondary" onClick={retry}>
      {texts.retry}
    </Button>
  );
  return (
    <div className="stack">
      <h1>{words.title}</h1>
      <p className="muted">
        <bdi>{name}</bdi>
      </p>
      <Filters {...filters} isFiltered={isFiltered} searches={role === 'owner'} />
      <Problem texts={texts} error={error} action={again} />
      {found === null && error === null && <Skeleton height="20em" />}
      {found !== null && (
        <div className="stack" aria-busy={isStale}>
          {found.rows.some(({ mode }) => mode === 'test') && <Notice tone="info">{words.test}</Notice>}
          <Totals totals={found.totals} />
          {found.rows.length === 0 ? (
            <p className="muted">{isFiltered ? words.noneFound : words.none}</p>
          ) : (
            <PaymentList organisation={id} rows={found.rows} />
          )}
          <Problem texts={texts} error={next.error} />
          <div className="desk-buttons">
            {found.next !== null && (
              <Button variant="secondary" busy={next.busy} busyText={texts.loading} onClick={() => void next.run(more)}>
                {words.more}
              </Button>
            )}
            {role === 'owner' && found.rows.length > 0 && <Export organisation={id} filters={filters.asked} />}
          </div>
        </div>
      )}
    </div>
  );
}

/** Downloads what the filters leave, all pages of it, once the password was given lately (USER-07). */
function Export({ organisation, filters }: { organisation: string; filters: PaymentFilters }) {
  const { texts, confirm } = useDesk();
  const words = usePaymentsTexts();
  const { busy, error, run } = useWork();
  const download = () =>
    void run(async () => {
      await confirm();
      const link = document.createElement('a');
      link.href = callAddress(exportPayments, organisation, filters);
      link.download = '';
      link.click();
    });
  return (
    <>
      <Button variant="secondary" busy={busy} busyText={texts.loading} onClick={download}>
        {words.export}
      </Button>
      <Problem texts={texts} error={error} />
    </>
  );
}
