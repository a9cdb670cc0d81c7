import type { Deps } from '../../../deps';
import { findIntent, type IntentRow } from '../intent/intentStore';
import { intentGoneError } from '../intent/readIntent';
import { findAskedLink, withModeOfLink } from '../link/linkUse';
import type { LinkWithPayments } from '../link/linkStore';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { resolveOrganisation, type Place } from '../../../http/place';
import { requireOrganisation } from '../price/priceConfig';
import type { PaymentRequest } from './readPaymentRequest';

/** Context of a checkout, as the server knows it. */
export interface CheckoutContext {
  readonly organisation: OrganisationRecord;
  readonly intent: IntentRow | null;
  readonly link: LinkWithPayments | null;
}

/** Finds the intent, link and organisation of a submission that came in at a place. @throws HttpError 404 */
export async function findCheckoutContext(
  deps: Deps,
  place: Place,
  submission: PaymentRequest,
): Promise<CheckoutContext> {
  const { queries } = deps.database;
  const intent = submission.intent ? await findIntent(queries, submission.intent) : null;
  if (submission.intent && !intent) throw intentGoneError(null);
  const link = await findAskedLink(queries, intent?.config ?? submission);
  const named =
    intent?.organisationId ?? link?.organisationId ?? resolveOrganisation(place, submission.organisation?.id);
  const organisation = await requireOrganisation(deps, named);
  // A checkout continues in the mode its page showed, whatever the organisation's since (ENT-30).
  if (intent) return { intent, link, organisation: { ...organisation, mode: intent.mode } };
  return { intent, link, organisation: link ? withModeOfLink(organisation, link) : organisation };
}
