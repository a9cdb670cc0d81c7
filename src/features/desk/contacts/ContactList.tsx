import type { ContactRow } from '../../../contract/records/contacts';
import { Amount } from '../../../ui/Amount';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { ListTable } from '../ListTable';
import { writeAmount, writeDay } from '../payments/writePayment';
import { sectionPath } from '../sectionPlace';
import { nameOf } from './nameOf';
import { useContactsTexts } from './contactsTexts';

/** Contacts with their first address and number, tags and gifts. */
export function ContactList({ organisation, rows }: { organisation: string; rows: readonly ContactRow[] }) {
  const { lang } = useDesk();
  const words = useContactsTexts();
  return (
    <ListTable columns={[words.name, words.given]}>
      {rows.map((row) => {
        const reached = [row.emails[0], row.tels[0]].filter(Boolean);
        const last = row.lastGiftAt === null ? [] : [words.lastGift(writeDay(row.lastGiftAt, lang))];
        return (
          <tr key={row.id}>
            <td>
              <DeskLink to={sectionPath(organisation, 'contacts', row.id)}>
                <bdi>{nameOf(row, words.unnamed)}</bdi>
              </DeskLink>
              {[reached, row.tags, last].map((texts, index) =>
                texts.length === 0 ? null : (
                  <p className="muted" key={index}>
                    {texts.map((text, place) => (
                      <span key={text}>
                        {place > 0 && ' · '}
                        <bdi>{text}</bdi>
                      </span>
                    ))}
                  </p>
                ),
              )}
            </td>
            <td>
              {row.given.map(({ devise, montant }) => (
                <p key={devise}>
                  <Amount>{writeAmount(montant, devise, lang)}</Amount>
                </p>
              ))}
            </td>
          </tr>
        );
      })}
    </ListTable>
  );
}
