import { useCallback } from 'react';
import { listContactHistory, type ContactEvent } from '../../../contract/records/contactHistory';
import { purposeIn } from '../../../i18n/mainFundNames';
import { Amount } from '../../../ui/Amount';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { FoundList } from '../FoundList';
import { ListTable } from '../ListTable';
import { writeAmount, writeDay } from '../payments/writePayment';
import { sectionPath } from '../sectionPlace';
import { usePages, type Filters } from '../usePages';
import { useContactsTexts } from './contactsTexts';

const all: Filters = {};

/** Payments, forms, promises and what came of these by hand, of a contact, newest first. */
export function History({ organisation, id }: { organisation: string; id: string }) {
  const { call, lang } = useDesk();
  const words = useContactsTexts();
  const load = useCallback(
    (query: Filters, lasts: { readonly signal?: AbortSignal }) =>
      call(listContactHistory, { organisation, params: { contactId: id }, query, ...lasts }),
    [call, organisation, id],
  );
  const list = usePages<ContactEvent, { data: readonly ContactEvent[]; next: string | null }>(load, all);
  return (
    <section className="stack">
      <h2>{words.history}</h2>
      <FoundList list={list} none={words.noHistory} more={words.more}>
        {(rows) => (
          <ListTable columns={[words.history, words.given]}>
            {rows.map((event) => (
              <tr key={`${event.kind} ${event.id}`}>
                <td>
                  <Named event={event} organisation={organisation} />
                  <p className="muted">
                    {words.events[event.kind]} · {writeDay(event.createdAt, lang)}
                  </p>
                </td>
                <td>
                  {event.montant !== null && <Amount>{writeAmount(event.montant, event.devise, lang)}</Amount>}
                  <StateWord event={event} />
                </td>
              </tr>
            ))}
          </ListTable>
        )}
      </FoundList>
    </section>
  );
}

/** State of a record; a payment of which a part went back says so, as the list of payments does. */
function StateWord({ event: { state, refunded } }: { event: ContactEvent }) {
  const words = useContactsTexts();
  const isPart = state === 'succeeded' && refunded > 0;
  return (
    <p className={`desk-state desk-state-${isPart ? 'refunded' : state}`}>
      {isPart ? words.partlyRefunded : words.states[state as keyof typeof words.states]}
    </p>
  );
}

function Named({
  event: { kind, id, label, of, pledgeId },
  organisation,
}: {
  event: ContactEvent;
  organisation: string;
}) {
  const { lang } = useDesk();
  const words = useContactsTexts();
  const name = <bdi>{purposeIn(label, lang) || words.events[kind]}</bdi>;
  if (kind === 'payment') return <DeskLink to={sectionPath(organisation, 'payments', id)}>{name}</DeskLink>;
  if (kind === 'submission' && of !== null)
    return <DeskLink to={sectionPath(organisation, 'forms', of, id)}>{name}</DeskLink>;
  // A promise has no page of its own: it is found in its campaign's list.
  if ((kind === 'pledge' || kind === 'gift') && of !== null)
    return (
      <DeskLink to={`${sectionPath(organisation, 'campaigns', of, 'evening')}?search=${pledgeId ?? id}`}>
        {name}
      </DeskLink>
    );
  return name;
}
