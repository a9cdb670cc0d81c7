import { writeMoney, toMinor } from '../../core/money';
import type { Donation } from './useDonation';

/**
 * The button's text: amount, rhythm, and the charged amount if in another currency (CUR-02). `montant` in units of the
 * displayed currency.
 */
export function giveText({ element, money, plan, state, texts }: Donation, montant: number | null): string {
  if (!montant) return texts.give;
  const settled = writeMoney(toMinor(plan.settle(montant), plan.settlement), plan.settlement, element.lang);
  const amount = plan.converted ? texts.approximately(money(montant), settled) : money(montant);
  return state.frequency === 'monthly' ? texts.giveMonthly(amount) : texts.giveAmount(amount);
}

/** Advice to correct the amount, if it is wrong. */
export function amountProblemText({ element, plan, state, texts }: Donation): string | undefined {
  switch (state.problem) {
    case 'missing':
      return texts.chooseAmount;
    case 'invalid':
      return texts.amountInvalid;
    case 'minimum':
      return texts.amountMinimum(
        writeMoney(toMinor(1, plan.settlement), plan.settlement, element.lang).replace(/\s/g, ''),
      );
    default:
      return undefined;
  }
}
