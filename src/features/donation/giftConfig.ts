import type { Caisse } from '../../contract/records/caisses';
import type { Organisation } from '../../contract/organisations/organisations';
import type { PaymentConfig } from '../../contract/payments/payments';
import { configText } from '../../core/organisation';
import { DEFAULT_MONTHS, receiptFor } from '../../core/payment';

interface Gift {
  readonly organisation: Organisation;
  /** Null is a general gift. */
  readonly caisse: Caisse | null;
  /** In units of `devise`, the settlement currency. */
  readonly montant: number;
  readonly devise: string;
  readonly monthly: boolean;
  /** Address of the page that the payer comes back to. */
  readonly returnUrl: string | undefined;
}

/** The payment configuration of a gift (DON-12); the server checks again what may be paid. */
export function giftConfig({ organisation, caisse, montant, devise, monthly, returnUrl }: Gift): PaymentConfig {
  const label = caisse?.name ?? configText(organisation.config, 'don.main.label');
  return {
    type: caisse ? 'CAISSE' : 'GENERAL',
    typeId: caisse?.id ?? null,
    ...(label && { label }),
    montant,
    devise,
    ...receiptFor({ organisation, caisse }),
    abo: monthly,
    nbMonth: monthly ? DEFAULT_MONTHS : 1,
    ...(returnUrl && { returnUrl }),
  };
}
