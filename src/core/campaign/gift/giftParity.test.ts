import fc from 'fast-check';
import type { PayableCampaign } from '../../../contract/payments/payables';
import { displayPlan, toUnits } from '../../money';
import { payerChoices, priceIntent } from '../../payment';
import { giftChoiceConfig } from './giftChoiceConfig';
import { checkGiftAmount, giftAmountRules, type GiftPlace } from './giftAmount';
import { giftMonths } from './giftMonths';
import { giftSplits, keptSplit } from './giftSplits';

type Rules = PayableCampaign['config'];
const euros = displayPlan({ organisationDevise: 'eur', lang: 'fr' });
const count = fc.option(fc.integer({ min: 0, max: 60 }));
const units = fc.integer({ min: 1, max: 300 });
const place = fc.constantFrom<GiftPlace>('modal', 'side');
const config: fc.Arbitrary<Rules> = fc.record({
  productMonth: fc.boolean(),
  forceMonthNb: fc.option(fc.integer({ min: 0, max: 60 }), { freq: 2 }),
  minNbMonth: count,
  maxNbMonth: count,
  defaultNbMonth: count,
  maxDivideNB: count,
  minMontant: fc.option(units),
  forceDivideGTEAmount: fc.option(units),
  forceDivideNB: count,
  fixedMontant: fc.option(units, { freq: 2 }),
});

interface Choice {
  readonly abo: boolean;
  readonly nbMonth: number;
  readonly divide: number | null;
}

/** All that the donation form of a campaign lets a visitor choose for an amount. */
function choicesOf(rules: Rules, montant: number): Choice[] {
  const months = giftMonths(rules);
  const numbers = months ? [...months.choices, ...(months.infinite ? [0] : [])] : [];
  const monthly = numbers.map((nbMonth) => ({ abo: true, nbMonth, divide: null }));
  if (months?.locked) return monthly;
  const splits = giftSplits(rules, montant);
  const divided = splits.choices.map((divide) => ({ abo: false, nbMonth: 1, divide }));
  return [{ abo: false, nbMonth: 1, divide: keptSplit(null, splits) }, ...divided, ...monthly];
}

const recordsOf = (rules: Rules) => ({
  organisation: { devise: 'eur', language: 'fr' as const },
  campagne: { id: 'c', label: 'Gala', theme: '', assoc: null, cerfa: false, active: true, config: rules },
});

describe('the donation form of a campaign and the server', () => {
  it('SRV-01 MODAL-03 MODAL-04 MODAL-05 MODAL-06 agree: what the form lets through is taken, and paid as it was chosen', () => {
    fc.assert(
      fc.property(config, place, fc.integer({ min: 0, max: 300 }), (rules, where, typed) => {
        const amounts = giftAmountRules(rules, euros, where);
        const montant = amounts.initial === null ? typed : toUnits(amounts.initial, 'eur');
        const problem = checkGiftAmount(montant, amounts, 'eur');
        // A read-only amount could not be corrected by the visitor.
        if (amounts.readOnly) expect(problem).toBeNull();
        fc.pre(problem === null);
        for (const choice of choicesOf(rules, montant)) {
          const campaign = { id: 'c', label: 'Gala', config: rules };
          const sent = giftChoiceConfig({ campaign, montant, devise: 'eur', team: null, ...choice });
          const { abo, nbMonth, divide } = { divide: null, ...sent };
          const intent = priceIntent(sent, recordsOf(rules), 'intent');
          expect(intent).toMatchObject({ ok: true, config: { montant, abo, nbMonth, divide } });
          if (!intent.ok) return;
          // An amount left open in the dialog is typed in the payment form.
          const due = montant || Math.max(1, rules.minMontant ?? 1);
          const paid = payerChoices(intent.config, {
            amounts: { montant: due, fees: 0, total: due },
            abo,
            nbMonth,
            divide,
          });
          expect(priceIntent(paid, recordsOf(rules))).toMatchObject({
            ok: true,
            config: { montant: due, abo, nbMonth, divide },
          });
        }
      }),
      { numRuns: 300 },
    );
  });

  it('MODAL-04 MODAL-06 agree on what is refused: less than the minimum, and another split than the forced one', () => {
    fc.assert(
      fc.property(units, units, fc.integer({ min: 2, max: 12 }), place, (minMontant, least, forceDivideNB, where) => {
        const low = recordsOf({ minMontant });
        const plan = giftAmountRules({ minMontant }, euros, where);
        const asked = { type: 'CAMPAGNE', typeId: 'c', abo: false, nbMonth: 1 };
        for (const montant of [minMontant - 0.01, minMontant]) {
          const refused = checkGiftAmount(montant, plan, 'eur') !== null;
          expect(priceIntent({ ...asked, montant }, low).ok).toBe(!refused);
        }
        const forced = recordsOf({ forceDivideGTEAmount: least, forceDivideNB });
        const pay = (montant: number, divide: number | null) =>
          priceIntent({ ...asked, montant, ...(divide && { divide, abo: true, nbMonth: divide }) }, forced).ok;
        expect(pay(least, null)).toBe(false);
        expect(pay(least, forceDivideNB === 12 ? 11 : forceDivideNB + 1)).toBe(false);
        // Below, the choice is that of every gift.
        for (const parts of [2, 12]) expect(pay(least - 1, parts)).toBe(least - 1 >= 12);
        if (least > 1) expect(pay(least - 1, null)).toBe(true);
        if (least > 1) expect(pay(least - 1, 13)).toBe(false);
      }),
    );
  });
});
