// Which texts a view may read. Compiled by the type check, never run: a line that must not compile says so.
import { donationTexts } from '../../src/i18n/donation';
import { paymentTexts, type PaymentTexts } from '../../src/i18n/payment';
import { useFeatureTexts } from '../../src/runtime/context';

export function useTexts(): string {
  const texts = useFeatureTexts(donationTexts);
  // @ts-expect-error: a donation has no such text.
  void texts.cardExpired;
  // @ts-expect-error: these are the texts of another feature.
  const other: PaymentTexts = texts;
  // @ts-expect-error: the type follows from the catalogue.
  void useFeatureTexts<PaymentTexts>(donationTexts);
  return other === useFeatureTexts(paymentTexts) ? texts.refusedTitle : texts.openedTitle;
}
