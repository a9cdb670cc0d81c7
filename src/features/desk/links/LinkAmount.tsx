import type { AdminLink } from '../../../contract/payments/links';
import { Amount } from '../../../ui/Amount';
import { useDesk } from '../deskContext';
import { writeAmount } from '../payments/writePayment';
import { useLinksTexts } from './linksTexts';

/** How much a link asks for, or that its payer says so. */
export function LinkAmount({ link: { config }, devise }: { link: AdminLink; devise: string }) {
  const { lang } = useDesk();
  const words = useLinksTexts();
  return config.montant ? <Amount>{writeAmount(config.montant, devise, lang)}</Amount> : words.free;
}
