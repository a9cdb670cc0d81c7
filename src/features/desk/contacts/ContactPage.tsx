import { useCallback } from 'react';
import { getContact, type ContactRecord } from '../../../contract/records/contacts';
import { Amount } from '../../../ui/Amount';
import { Card } from '../../../ui/Card';
import { Notice } from '../../../ui/Notice';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { BackToList } from '../BackToList';
import { useEditingStyles } from '../editing/useEditingStyles';
import { Fact } from '../Fact';
import { Loaded } from '../Loaded';
import { writeAmount, writeDay } from '../payments/writePayment';
import { sectionPath } from '../sectionPlace';
import { useLoaded } from '../useLoaded';
import { ContactForm } from './ContactForm';
import { useContactsTexts } from './contactsTexts';
import { nameOf } from './nameOf';
import { History } from './History';
import { Household } from './Household';
import { Merged } from './Merged';
import { PersonData } from './PersonData';
import { Similar } from './Similar';

/** One contact (DESK-71): gifts and history, and for owners the record itself. */
export function ContactPage({ organisation, id }: { organisation: Belonging; id: string }) {
  const { call } = useDesk();
  const words = useContactsTexts();
  const place = useEditingStyles();
  const { id: own, role } = organisation;
  const load = useCallback(
    async () => (await call(getContact, { organisation: own, params: { contactId: id } })).data,
    [call, own, id],
  );
  const contact = useLoaded(load);
  const parts = { organisation: own, take: contact.set };
  return (
    <div ref={place} className="stack">
      <p>
        <BackToList to={sectionPath(own, 'contacts')}>{words.back}</BackToList>
      </p>
      <Loaded list={contact}>
        {(found) => (
          <>
            <h1>
              <bdi>{nameOf(found, words.unnamed)}</bdi>
            </h1>
            <Facts contact={found} />
            {role === 'owner' ? (
              <div className="desk-cards">
                <ContactForm contact={found} organisation={own} reload={load} take={contact.set} />
                <div className="stack">
                  <Similar contact={found} {...parts} />
                  <Household contact={found} {...parts} />
                  <Merged contact={found} {...parts} />
                  <PersonData contact={found} organisation={own} />
                </div>
              </div>
            ) : (
              <Notice tone="info" role={null}>
                {words.notYours}
              </Notice>
            )}
            <History organisation={own} id={found.id} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Facts({ contact }: { contact: ContactRecord }) {
  const { lang } = useDesk();
  const words = useContactsTexts();
  const { given, lastGiftAt, tags, prenomHE, newsletter } = contact;
  return (
    <Card className="stack">
      {given.length === 0 && <p className="muted">{words.gaveNothing}</p>}
      {given.map(({ devise, montant, count }) => (
        <p className="desk-sum" key={devise}>
          <Amount>{writeAmount(montant, devise, lang)}</Amount> <span className="muted">{words.gifts(count)}</span>
        </p>
      ))}
      <dl className="desk-facts">
        <Fact name={words.fields.prenomHE}>{prenomHE}</Fact>
        <Fact name={words.fields.tags}>{tags.join(', ')}</Fact>
      </dl>
      {(lastGiftAt !== null || newsletter) && (
        <p className="muted">
          {[lastGiftAt === null ? '' : words.lastGift(writeDay(lastGiftAt, lang)), newsletter ? words.newsletter : '']
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </Card>
  );
}
