import type { OrganisationRecord } from '../organisations/organisationStore';
import type { PaymentRow } from '../../ledger/paymentStore';

/** Whether an organisation sees what is of a mode: nothing of a trial, once it is live. */
export const isSeen = (mode: PaymentRow['mode'], organisation: Pick<OrganisationRecord, 'mode'>): boolean =>
  mode === 'live' || organisation.mode === 'test';
