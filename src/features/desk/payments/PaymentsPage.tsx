import { useState, type ComponentType } from 'react';
import { exportPayments } from '../../../contract/payments/adminPayments';
import { Button } from '../../../ui/Button';
import { Late } from '../../../ui/Late';
import { Notice } from '../../../ui/Notice';
import type { Belonging } from '../belonging';
import { callAddress } from '../deskClient';
import { CsvButton } from '../CsvButton';
import { FoundList } from '../FoundList';
import { SortHeads } from '../SortHeads';
import { Filters } from './Filters';
import { PaymentList } from './PaymentList';
import { usePaymentsTexts } from './paymentsTexts';
import { Totals } from './Totals';
import { useFilters } from './useFilters';
import { usePayments } from './usePayments';

interface PaymentsPageProps {
  readonly organisation: Belonging;
  /** The dialog by which owners note what came by hand. */
  readonly Note: ComponentType<{ organisation: string; onClose(): void; onPaid(): Promise<void> }>;
}

/** The payments of an organisation (DESK-01): what was received, by whom, filtered, in several orders, and exported so. */
export function PaymentsPage({ organisation: { id, role }, Note }: PaymentsPageProps) {
  const words = usePaymentsTexts();
  const [noting, setNoting] = useState(false);
  const [noted, setNoted] = useState(0);
  const filters = useFilters();
  const list = usePayments(id, filters.asked);
  const { found } = list;
  const onPaid = async () => {
    list.retry();
    setNoted((count) => count + 1);
  };
  const { isFiltered, sort, onSort } = filters;
  const columns = [
    {
      name: words.payer,
      orders: [
        ...(role === 'owner' ? [{ key: 'name', order: words.payer, isAscending: true }] : []),
        { key: 'date', order: words.date },
      ],
    },
    { name: words.amount, orders: [{ key: 'montant', order: words.amount }] },
  ];
  return (
    <div className="stack">
      <h1>{words.title}</h1>
      {role === 'owner' && (
        <div className="desk-buttons">
          <Button variant="secondary" onClick={() => setNoting(true)}>
            {words.note}
          </Button>
        </div>
      )}
      <Filters {...filters} organisation={id} searches={role === 'owner'} />
      <FoundList
        list={list}
        none={isFiltered ? words.noneFound : words.none}
        more={words.more}
        above={
          found && (
            <>
              {found.rows.some(({ mode }) => mode === 'test') && <Notice tone="info">{words.test}</Notice>}
              <Totals key={noted} organisation={id} filters={found.filters} />
            </>
          )
        }
        tools={
          role === 'owner' && (
            <CsvButton address={callAddress(exportPayments, id, filters.asked)}>{words.export}</CsvButton>
          )
        }
      >
        {(rows) => <PaymentList organisation={id} rows={rows} heads={<SortHeads {...{ columns, sort, onSort }} />} />}
      </FoundList>
      {noting && (
        <Late>
          <Note organisation={id} onClose={() => setNoting(false)} onPaid={onPaid} />
        </Late>
      )}
    </div>
  );
}
