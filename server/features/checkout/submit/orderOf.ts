import type { Deps } from '../../../deps';
import { findIntent, type IntentRow } from '../intent/intentStore';
import { intentGone } from '../intent/readIntent';
import { linkOf, payeeOf } from '../link/linkUse';
import type { LinkWithPayments } from '../link/linkStore';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { organisationMeant, type Place } from '../../../http/placeOf';
import { organisationOf } from '../price/priceConfig';
import type { Submission } from './readSubmission';

/** Context of a checkout, as the server knows it. */
export interface Order {
  readonly organisation: OrganisationRecord;
  readonly intent: IntentRow | null;
  readonly link: LinkWithPayments | null;
}

/** Finds the intent, link and organisation of a submission that came in at a place. @throws HttpError 404 */
export async function orderOf(deps: Deps, place: Place, submission: Submission): Promise<Order> {
  const { queries } = deps.database;
  const intent = submission.intent ? await findIntent(queries, submission.intent) : null;
  if (submission.intent && !intent) throw intentGone(null);
  const link = await linkOf(queries, intent?.config ?? submission);
  const named = intent?.organisationId ?? link?.organisationId ?? organisationMeant(place, submission.organisation?.id);
  const organisation = await organisationOf(deps, named);
  // A checkout continues in the mode its page showed, whatever the organisation's since (ENT-30).
  if (intent) return { intent, link, organisation: { ...organisation, mode: intent.mode } };
  return { intent, link, organisation: link ? payeeOf(organisation, link) : organisation };
}
