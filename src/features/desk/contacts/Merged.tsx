import { unmergeContact } from '../../../contract/records/contactMerges';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { useDesk } from '../deskContext';
import { writeDay } from '../payments/writePayment';
import { Problem } from '../Problem';
import { useWork } from '../useWork';
import { useContactsTexts } from './contactsTexts';
import { nameOf } from './nameOf';
import type { PartProps } from './Household';

/** Contacts merged into this one; each merge can be undone. */
export function Merged({ contact, organisation, take }: PartProps) {
  const { texts, lang, call, notify } = useDesk();
  const words = useContactsTexts();
  const { busy, error, run } = useWork();
  if (contact.merged.length === 0) return null;
  const undo = (other: string) =>
    void run(async () => {
      const params = { contactId: contact.id };
      take((await call(unmergeContact, { organisation, params, body: { other } })).data);
      notify(words.unmerged);
    });
  return (
    <Card className="stack">
      <h2>{words.merged}</h2>
      <ul className="desk-list">
        {contact.merged.map((other) => (
          <li className="desk-row" key={other.id}>
            <div className="desk-row-text">
              <bdi>{nameOf(other, words.unnamed)}</bdi>
              {[
                ...other.emails,
                ...other.tels,
                ...other.addresses.map(({ adresse, ville }) => `${adresse} ${ville}`),
              ].map((text) => (
                <bdi className="muted" key={text}>
                  {text}
                </bdi>
              ))}
              {other.note && <bdi>{other.note}</bdi>}
              <span className="muted">{words.mergedOn(writeDay(other.mergedAt, lang))}</span>
            </div>
            <Button variant="secondary" busy={busy} busyText={texts.loading} onClick={() => undo(other.id)}>
              {words.unmerge}
            </Button>
          </li>
        ))}
      </ul>
      <Problem texts={texts} error={error} />
    </Card>
  );
}
