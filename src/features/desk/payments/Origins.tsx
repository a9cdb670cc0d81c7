import type { PaymentOrigin } from '../../../contract/payments/paymentStory';
import { DeskLink } from '../DeskLink';
import { sectionPath } from '../sectionPlace';
import { usePaymentsTexts } from './paymentsTexts';

/** The section of the desk that has the page of such a record; others are named alone. */
const sections: Partial<Record<PaymentOrigin['kind'], string>> = { lien: 'links', form: 'forms' };

/** Origins of payments by name, linked to their page where there is one. */
export function Origins({ organisation, origins }: { organisation: string; origins: readonly PaymentOrigin[] }) {
  const words = usePaymentsTexts();
  return origins.map(({ kind, id, name }) => {
    const shown = <bdi>{name || words.origins[kind]}</bdi>;
    const section = sections[kind];
    return (
      <span key={`${kind} ${id}`} className="desk-origin">
        {name && <span className="muted">{words.origins[kind]} </span>}
        {section ? <DeskLink to={sectionPath(organisation, section, id)}>{shown}</DeskLink> : shown}
      </span>
    );
  });
}
