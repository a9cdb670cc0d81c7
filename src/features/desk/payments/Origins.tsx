import type { PaymentOrigin } from '../../../contract/payments/paymentStory';
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

/** Origins of payments by name, linked to their page where there is one. */
export function Origins({ organisation, origins }: { organisation: string; origins: readonly PaymentOrigin[] }) {
  const words = usePaymentsTexts();
  return origins.map(({ kind, id, name, formId }) => {
    const shown = <bdi>{name || words.origins[kind]}</bdi>;
    const place = formId === undefined ? [id] : [formId, id];
    return (
      <span key={`${kind} ${id}`} className="desk-origin">
        {name && <span className="muted">{words.origins[kind]} </span>}
        <DeskLink to={sectionPath(organisation, sections[kind], ...place)}>{shown}</DeskLink>
      </span>
    );
  });
}
