import type { Facturation, PayerInfo } from '../../../src/contract/payments/payments';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { readContact } from '../contacts/contactService';
import type { FormSubmissionRow } from '../forms/holds/submissionStore';
import { readSender } from '../forms/submission/readSender';
import type { OrganisationRecord } from '../organisations/organisationStore';

/** Who paid by hand, and their record in the address book; null where it is still to be found. */
interface HandPayer {
  readonly info: PayerInfo;
  readonly facturation: Facturation;
  readonly contactId: string | null;
}

/** The contact that is named, else whoever sent the form, else nobody. @throws HttpError 404 for an unknown contact */
export async function payerOf(
  tx: Queries,
  deps: Pick<Deps, 'now'>,
  organisation: OrganisationRecord,
  { contactId, sent }: { readonly contactId: string | undefined; readonly sent: FormSubmissionRow | null },
): Promise<HandPayer> {
  if (contactId !== undefined) {
    const { id, prenom, nom, raison, emails, tels, addresses } = await readContact(tx, organisation.id, contactId);
    const known = { prenom, nom, raison, email: emails[0], tel: tels[0], ...addresses[0] };
    return { ...written(known, organisation), contactId: id };
  }
  const sender = sent && (await readSender(tx, deps, organisation, sent));
  const homme = sent?.values.identity?.['homme'] === true;
  return { ...written({ ...sender, homme }, organisation), contactId: sent?.contactId || null };
}

type Known = { readonly [K in keyof (PayerInfo & Facturation)]?: (PayerInfo & Facturation)[K] | undefined };

function written(known: Known, { country }: OrganisationRecord): Pick<HandPayer, 'info' | 'facturation'> {
  const {
    homme = false,
    prenom = '',
    nom = '',
    email = '',
    tel = '',
    raison = '',
    adresse = '',
    postal = '',
    ville = '',
  } = known;
  const company = raison === '' ? { perso: true } : { perso: false, raison };
  return {
    info: { homme, prenom, nom, email, tel },
    facturation: { ...company, adresse, postal, ville, pays: known.pays || country },
  };
}
