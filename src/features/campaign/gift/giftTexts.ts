import { toMinor, writeMoney, type Minor } from '../../../core/money';
import type { GiftModel } from './useGift';

/** A typed amount as it is written. */
const shownText = ({ campaign: { plan, lang } }: GiftModel, amount: Minor) => writeMoney(amount, plan.currency, lang);

/** The displayed amount, plus the charged one if in another currency (CUR-02). */
export function giftAmountText(gift: GiftModel): string {
  const { read, texts, campaign } = gift;
  const { plan, lang } = campaign;
  if (read.shown === null || read.settled === null) return '';
  const shown = shownText(gift, read.shown);
  const charged = () => writeMoney(toMinor(read.settled ?? 0, plan.settlement), plan.settlement, lang);
  return plan.converted ? texts.approximately(shown, charged()) : shown;
}

/** The button's text: amount and rhythm. */
export function giveButtonText(gift: GiftModel): string {
  const { read, texts, pledges } = gift;
  if (!read.settled || read.problem) return pledges ? texts.pledge : texts.give;
  const amount = giftAmountText(gift);
  if (pledges) return texts.pledgeAmount(amount);
  if (read.frequency === 'monthly') return texts.giveMonthly(amount);
  return read.parts === null ? texts.giveAmount(amount) : texts.giveSplit(amount, read.parts);
}

const limit = (gift: GiftModel, amount: Minor) => shownText(gift, amount).replace(/\s/g, '');

/** A campaign's stated minimum (MODAL-06). */
export function leastText(gift: GiftModel): string | undefined {
  const own = (gift.campaign.campaign.config.minMontant ?? 0) > 1;
  return own ? gift.texts.sideMinimum(limit(gift, gift.read.amounts.minimum)) : undefined;
}

function minimumText(gift: GiftModel): string {
  const text = gift.place === 'side' ? gift.texts.sideMinimum : gift.texts.amountMinimum;
  return leastText(gift) ?? text(limit(gift, gift.read.amounts.minimum));
}

/** Advice to correct the amount (STR-01, 06, 07, 10, 11); none while it is right or unchecked. */
export function amountProblem(gift: GiftModel): string | undefined {
  const { read, state, texts } = gift;
  if (!state.tried) return undefined;
  switch (read.problem) {
    case 'required':
      if (read.amounts.readOnly) return texts.chooseProduct;
      return gift.place === 'side' ? minimumText(gift) : texts.problems.required;
    case 'amountInvalid':
      return texts.problems.amountInvalid;
    case 'amountMinimum':
      return minimumText(gift);
    case 'amountMaximum':
      return texts.amountMaximum(shownText(gift, read.amounts.maximum));
    case null:
      return undefined;
  }
}
