import type { PaymentConfig } from '../../../contract/payments/payments';

/** The paid item, in words safe for a page's analytics. */
export interface PublicItem {
  readonly id: string;
  readonly name: string;
}

type Paid = Readonly<Pick<PaymentConfig, 'type' | 'typeId' | 'label' | 'link'>>;

/** Types whose record is public; ids and names of debts and submissions identify a person. */
const publicTypes = ['CAISSE', 'CAMPAGNE', 'SERVICE'];

/**
 * The paid item as a page's analytics may know it: the public record, else only the type. A payment link's label is
 * written for one payer and stays out.
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
