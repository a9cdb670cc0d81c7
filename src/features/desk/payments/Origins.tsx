import type { PaymentOrigin } from '../../../contract/payments/paymentStory';
import { DeskLink } from '../DeskLink';
import { sectionPath } from '../sectionPlace';
import { usePaymentsTexts } from './paymentsTexts';

/** The section of the desk that has the page of such a record. */
const sections = { lien: 'links', form: 'forms', campagne: 'campaigns', caisse: 'funds', dette: 'debts' } as const;

/** Origins of payments by name, linked to their page where there is one. */
export function Origins({ organisation, origins }: { organisation: string; origins: readonly PaymentOrigin[] }) {
  const words = usePaymentsTexts();
  return origins.map(({ kind, id, name }) => {
    const shown = <bdi>{name || words.origins[kind]}</bdi>;
    return (
      <span key={`${kind} ${id}`} className="desk-origin">
        {name && <span className="muted">{words.origins[kind]} </span>}
        <DeskLink to={sectionPath(organisation, sections[kind], id)}>{shown}</DeskLink>
      </span>
    );
  });
}
