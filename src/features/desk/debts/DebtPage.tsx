import { useCallback, useState } from 'react';
import { listDebtPayments } from '../../../contract/records/debtPayments';
import { getDebt, type OwnDebt } from '../../../contract/records/debts';
import { writeDates } from '../../../core/calendar';
import { lazyView } from '../../../loading/lazyView';
import { Amount } from '../../../ui/Amount';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Late } from '../../../ui/Late';
import { Notice } from '../../../ui/Notice';
import type { Belonging } from '../belonging';
import { DeskError } from '../deskClient';
import { useDesk } from '../deskContext';
import { BackToList } from '../BackToList';
import { Fact } from '../Fact';
import { useDevise } from '../links/useDevise';
import { Loaded } from '../Loaded';
import { writeAmount } from '../payments/writePayment';
import { sectionPath } from '../sectionPlace';
import { useLoaded } from '../useLoaded';
import { DebtPayments } from './DebtPayments';
import { DebtShare } from './DebtShare';
import { DebtState } from './DebtState';
import { useDebtsTexts } from './debtsTexts';

const DebtDialog = lazyView(async () => (await import('./DebtDialog')).DebtDialog);
const RemoveDebt = lazyView(async () => (await import('./RemoveDebt')).RemoveDebt);

interface DebtPageProps {
  readonly organisation: Belonging;
  readonly id: string;
}

/** One debt (DESK-110): what is left of it, its address to be paid at, and what was paid. */
export function DebtPage({ organisation, id }: DebtPageProps) {
  const { call } = useDesk();
  const words = useDebtsTexts();
  const devise = useDevise(organisation.id);
  const load = useCallback(async () => {
    const place = { organisation: organisation.id, params: { detteId: id } };
    try {
      const [debt, paid] = await Promise.all([call(getDebt, place), call(listDebtPayments, place)]);
      return { debt: debt.data, paid: paid.data };
    } catch (error) {
      if (error instanceof DeskError && ['unknown_debt', 'not_found', 'malformed'].includes(error.code))
        return { debt: null, paid: [] };
      throw error;
    }
  }, [call, organisation.id, id]);
  const found = useLoaded(load);
  const isOwner = organisation.role === 'owner';
  return (
    <div className="stack">
      <p>
        <BackToList to={sectionPath(organisation.id, 'debts')}>{words.back}</BackToList>
      </p>
      <Loaded list={devise}>
        {(currency) => (
          <Loaded list={found}>
            {({ debt, paid }) =>
              debt ? (
                <>
                  <Facts {...{ debt, organisation, isOwner }} devise={currency} onChanged={found.read} />
                  {isOwner && debt.active && debt.reste > 0 && (
                    <DebtShare {...{ debt, organisation }} devise={currency} />
                  )}
                  <DebtPayments {...{ debt, paid, organisation, isOwner }} devise={currency} onChanged={found.read} />
                </>
              ) : (
                <Notice tone="info">{words.gone}</Notice>
              )
            }
          </Loaded>
        )}
      </Loaded>
    </div>
  );
}

interface FactsProps {
  readonly debt: OwnDebt;
  readonly organisation: Belonging;
  readonly devise: string;
  readonly isOwner: boolean;
  onChanged(): Promise<void>;
}

function Facts({ debt, organisation, devise, isOwner, onChanged }: FactsProps) {
  const { lang, navigate } = useDesk();
  const words = useDebtsTexts();
  const [doing, setDoing] = useState<'edit' | 'remove' | null>(null);
  const close = () => setDoing(null);
  return (
    <>
      <h1>
        <bdi>{debt.name}</bdi>
      </h1>
      <Card className="stack">
        <p className="desk-sum">
          <Amount>{writeAmount(debt.reste, devise, lang)}</Amount> <DebtState debt={debt} />
        </p>
        <dl className="desk-facts">
          <Fact name={words.amount}>{writeAmount(debt.montant, devise, lang)}</Fact>
          <Fact name={words.paid}>{writeAmount(debt.payed, devise, lang)}</Fact>
          <Fact name={words.due}>{debt.due !== null && writeDates(lang, 'UTC').date(debt.due)}</Fact>
        </dl>
        {isOwner && (
          <div className="desk-buttons">
            <Button variant="secondary" onClick={() => setDoing('edit')}>
              {words.change}
            </Button>
            {debt.payed === 0 && (
              <Button variant="secondary" onClick={() => setDoing('remove')}>
                {words.remove}
              </Button>
            )}
          </div>
        )}
      </Card>
      {doing !== null && (
        <Late>
          {doing === 'edit' ? (
            <DebtDialog
              {...{ organisation, debt, devise }}
              onClose={close}
              onDone={() => {
                close();
                void onChanged();
              }}
            />
          ) : (
            <RemoveDebt
              {...{ organisation, debt }}
              onClose={close}
              onRemoved={() => navigate(sectionPath(organisation.id, 'debts'))}
            />
          )}
        </Late>
      )}
    </>
  );
}
