import type { PaymentConfig } from '../../../contract/payments/payments';
import { exponentOf, MAX_MONTANT, minor, sumMinor, toMinor, type Minor, type Units } from '../../money';
import { minimumOf } from './deposit';
import { monthRules, type MonthConfig } from '../plan/monthRules';
import { servicePrice } from './servicePrice';
import { debtsIn } from './debtsIn';

/** The settings of a payment configuration that decide its amount. */
export type AmountConfig = MonthConfig &
  Readonly<Pick<PaymentConfig, 'montant' | 'fixedAmount' | 'dette' | 'dettes' | 'update' | 'paiement'>>;

/** Which amounts may be paid, in minor units: of each month for a monthly payment, in all for the rest. */
export interface AmountRules {
  /** The field's initial value; null is empty. */
  readonly initial: Minor | null;
  readonly minimum: Minor;
  readonly maximum: Minor;
  /** The amount is `initial` and cannot be changed. */
  readonly readOnly: boolean;
}

/**
 * The amounts that may be paid (PAY-10, 11, 12, 18, 50; LINK-07; MODAL-02 for a campaign). Same on both sides: the browser reads
 * them from the intent, the server from its records. An amount below one unit is never read-only; the balance is the
 * maximum, and also the minimum if it is less than one unit.
 * @throws RangeError for an invalid currency code or an amount out of bounds.
 * @example
 * amountRules({ type: 'GENERAL', montant: 50 }, 'eur') // => { initial: 5000, minimum: 100, maximum: 9999999900, readOnly: false }
 * amountRules({ type: 'GENERAL', montant: 20, fixedNbMonth: 12 }, 'eur') // => { initial: 2000, minimum: 2000, maximum: 2000, readOnly: true }
 * amountRules({ type: 'FORM', submit: { total: 500, reste: 500, formData: { deposit: 100, depositPercent: 30 } } }, 'eur') // => { initial: 50000, minimum: 15000, maximum: 50000, readOnly: false }
 */
export function amountRules(config: AmountConfig, currency: string): AmountRules {
  const unit = minor(10 ** exponentOf(currency));
  const most = toMinor(MAX_MONTANT, currency);
  const configured = config.montant && config.montant > 0 ? toMinor(config.montant, currency) : null;
  if (config.update) {
    const open = config.paiement?.changeAmount === true;
    return { initial: configured, minimum: open ? unit : minor(0), maximum: most, readOnly: !open };
  }
  const rules = { minimum: unit, maximum: most, readOnly: false, ...owedBy(config, configured, unit, currency) };
  const { initial } = rules;
  if (initial === null || initial < unit || !isReadOnly(config)) return rules;
  return { initial, minimum: initial, maximum: initial, readOnly: true };
}

/** PAY-12, LINK-07. */
function isReadOnly(config: AmountConfig): boolean {
  const { onePaiement, paiementType } = config.submit?.formData ?? {};
  return (
    config.fixedAmount ||
    onePaiement ||
    paiementType === 'ABONNEMENT' ||
    config.campagne?.readOnly ||
    config.type === 'SERVICE' ||
    monthRules(config).locked
  );
}

function owedBy(
  { type, service, dette, dettes, submit }: AmountConfig,
  configured: Minor | null,
  unit: Minor,
  currency: string,
): { initial: Minor | null; minimum?: Minor; maximum?: Minor } {
  const units = (montant: Units) => minor(Math.max(0, toMinor(montant, currency)));
  switch (type) {
    case 'SERVICE':
      return { initial: service ? servicePrice(service, currency) : configured };
    case 'DETTE': {
      if (!dette) return { initial: configured };
      const left = units(leftOfDebt(dette));
      const initial = minor(Math.min(configured ?? left, left));
      return { initial, minimum: minor(Math.min(unit, left)), maximum: left };
    }
    case 'MULTI_DETTE':
      return {
        initial: configured ?? sumMinor(debtsIn(dettes ?? [], currency).own.map((debt) => units(leftOfDebt(debt)))),
      };
    case 'FORM': {
      if (!submit) return { initial: configured };
      const { total, reste, formData } = submit;
      const left = units(reste);
      const minimum = minimumOf(
        {
          total: units(total),
          reste: left,
          deposit: units(formData.deposit ?? 0),
          depositPercent: formData.depositPercent ?? 0,
        },
        unit,
      );
      return { initial: left, minimum, maximum: left };
    }
    default:
      return { initial: configured };
  }
}

/**
 * A debt's balance in currency units: its `reste`, else its `montant` (PAY-50).
 * @example
 * leftOfDebt({ montant: 50, reste: 20 }) // => 20
 * leftOfDebt({ montant: 50 }) // => 50
 */
export function leftOfDebt(debt: { readonly montant: Units; readonly reste?: Units | undefined }): number {
  return debt.reste ?? debt.montant;
}
