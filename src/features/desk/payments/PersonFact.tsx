import { DeskLink } from '../DeskLink';
import { Fact } from '../Fact';
import { sectionPath } from '../sectionPlace';
import { writeName, type RecordContact } from '../writeName';
import { usePaymentsTexts } from './paymentsTexts';

interface PersonFactProps {
  readonly organisation: string;
  readonly contact: RecordContact | null | undefined;
}

/** Whose a record is, linked to their page in the address book; nothing for nobody. */
export function PersonFact({ organisation, contact }: PersonFactProps) {
  const { origins } = usePaymentsTexts();
  return (
    <Fact name={origins.contact}>
      {contact && (
        <DeskLink to={sectionPath(organisation, 'contacts', contact.id)}>
          <bdi>{writeName(contact, origins.contact)}</bdi>
        </DeskLink>
      )}
    </Fact>
  );
}
