import type { PaymentOrigin } from '../../../contract/payments/paymentStory';
import { isAtLeast, type Role } from '../../../contract/terms/roles';
import type { Belonging } from '../belonging';
import { DeskLink } from '../DeskLink';
import { sectionPath } from '../sectionPlace';
import { usePaymentsTexts } from './paymentsTexts';

/** The section of the desk that has the page of such a record. */
const sections = {
  contact: 'contacts',
  lien: 'links',
  form: 'forms',
  submission: 'forms',
  campagne: 'campaigns',
  caisse: 'funds',
  dette: 'debts',
} as const;

/** The least role that such a page opens to; all others open to everybody. */
const least: Readonly<Partial<Record<PaymentOrigin['kind'], Role>>> = { lien: 'owner', submission: 'editor' };

interface OriginsProps {
  readonly organisation: Pick<Belonging, 'id' | 'role'>;
  readonly origins: readonly PaymentOrigin[];
}

/** Origins of payments by name, linked to their page where there is one that may be opened. */
export function Origins({ organisation: { id: organisation, role }, origins }: OriginsProps) {
  const words = usePaymentsTexts();
  return origins.map(({ kind, id, name, formId }) => {
    const shown = <bdi>{name || words.origins[kind]}</bdi>;
    const place = formId === undefined ? [id] : [formId, id];
    return (
      <span key={`${kind} ${id}`} className="desk-origin">
        {name && <span className="muted">{words.origins[kind]} </span>}
        {isAtLeast(role, least[kind] ?? 'viewer') ? (
          <DeskLink to={sectionPath(organisation, sections[kind], ...place)}>{shown}</DeskLink>
        ) : (
          shown
        )}
      </span>
    );
  });
}
