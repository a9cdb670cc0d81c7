import type { PaymentConfig } from '../../contract/payments/payments';
import type { Service } from '../../contract/records/services';
import { receiptFor, type ReceiptOrganisation } from '../payment/receipt/receipt';
import { pagePath } from './routes';

interface Chosen {
  readonly organisation: ReceiptOrganisation & { readonly id: string; readonly devise: string };
  readonly service: Service;
  readonly lang: PaymentConfig['lang'];
  /** Address of the page that the payer comes back to. */
  readonly returnUrl: string | undefined;
}

/**
 * The payment configuration of a service, or of a subscription (SERV-01, ABO-01); the server checks again what is paid.
 * @example
 * serviceConfig({ organisation: { id: 'alef', devise: 'eur' }, service: { id: 'judo', montant: 50, recurrent: 1, nbMonth: 10 }, lang: 'fr' }).fixedNbMonth // => 10
 */
export function serviceConfig({ organisation, service, lang, returnUrl }: Chosen): PaymentConfig {
  const { id, name, montant, recurrent, nbMonth } = service;
  return {
    ...{ type: 'SERVICE', typeId: id, label: name, lang },
    organisation: { id: organisation.id },
    montant,
    devise: organisation.devise,
    ...receiptFor({ organisation, caisse: service }),
    ...(recurrent === 1 && nbMonth !== null && { fixedNbMonth: nbMonth }),
    service,
    ...(returnUrl && { returnUrl }),
  };
}

/**
 * Address at which a form without scripts asks to pay for a service (SERV-01).
 * @example
 * servicePayPath('judo') // => '/activites/judo/payer'
 */
export const servicePayPath = (id: string): string => `${pagePath('SERVICES')}/${encodeURIComponent(id)}/payer`;
