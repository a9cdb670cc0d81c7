import type { PaymentConfig } from '../../../contract/payments';

/** What is paid for, in words that may be told to the measuring tools of a page. */
export interface PublicItem {
  readonly id: string;
  readonly name: string;
}

type Paid = Readonly<Pick<PaymentConfig, 'type' | 'typeId' | 'label' | 'link'>>;

/** Types that name a record which everybody can see; ids and names of debts and submissions lead to a person. */
const publicTypes = ['CAISSE', 'CAMPAGNE', 'SERVICE'];

/**
 * What is paid for, as a page's measuring tools may know it: the public record, else only the type. The words of a payment
 * link are written for one payer, and stay out.
 * @example
 * publicItem({ type: 'CAISSE', typeId: 'toit', label: 'Le toit' }) // => { id: 'toit', name: 'Le toit' }
 * publicItem({ type: 'GENERAL', label: 'Dons' }) // => { id: 'GENERAL', name: 'Dons' }
 * publicItem({ type: 'DETTE', typeId: 'd1', label: 'Cantine de Noa' }) // => { id: 'DETTE', name: 'DETTE' }
 * publicItem({ type: 'GENERAL', label: 'Pour Dan', link: 'l1' }) // => { id: 'GENERAL', name: 'GENERAL' }
 */
export function publicItem({ type, typeId, label, link }: Paid): PublicItem {
  const shown = publicTypes.includes(type);
  const id = (shown && typeId) || type;
  return { id, name: ((shown || type === 'GENERAL') && !link && label) || id };
}
