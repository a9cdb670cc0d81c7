import type { Organisation } from '../../../contract/organisations/organisations';
import type { PaymentConfig } from '../../../contract/payments/payments';
import type { Service } from '../../../contract/records/services';
import { receiptFor } from '../../../core/payment';

interface Chosen {
  readonly organisation: Organisation;
  readonly service: Service;
  readonly lang: PaymentConfig['lang'];
  /** Address of the page that the payer comes back to. */
  readonly returnUrl: string | undefined;
}

/** The payment configuration of a service, or of a subscription (SERV-01, ABO-01); the server checks again what is paid. */
export function serviceConfig({ organisation, service, lang, returnUrl }: Chosen): PaymentConfig {
  const { id, name, montant, recurrent, nbMonth } = service;
  return {
    type: 'SERVICE',
    typeId: id,
    label: name,
    lang,
    organisation: { id: organisation.id },
    montant,
    devise: organisation.devise,
    ...receiptFor({ organisation, caisse: service }),
    ...(recurrent === 1 && nbMonth !== null && { fixedNbMonth: nbMonth }),
    service,
    ...(returnUrl && { returnUrl }),
  };
}
