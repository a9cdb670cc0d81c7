import type { AdminPaymentDetail } from '../../../contract/payments/adminPayments';
import type { PaymentOrigin } from '../../../contract/payments/paymentStory';
import { BY_HAND } from '../../../contract/terms/handMeans';
import { isDay } from '../../../contract/terms/isDay';
import { writeDates } from '../../../core/calendar';
import { countryName } from '../../../i18n/countryName';
import { purposeIn } from '../../../i18n/mainFundNames';
import { Amount } from '../../../ui/Amount';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { Fact } from '../Fact';
import { writeMoment } from '../writeMoment';
import { Origins } from './Origins';
import { PersonFact } from './PersonFact';
import { usePaymentsTexts } from './paymentsTexts';
import { named, personName, writeAmount, writeDay } from './writePayment';

/** The answer that is a day (ENT-24). */
const BIRTHDAY = 'ddn';

interface PaymentFactsProps {
  readonly organisation: Pick<Belonging, 'id' | 'role'>;
  readonly payment: AdminPaymentDetail;
  readonly origins: readonly PaymentOrigin[];
}

/** Payer and purpose in names, how it was paid, and what they said with it (DESK-02). */
export function PaymentFacts({ organisation, payment, origins }: PaymentFactsProps) {
  const { lang } = useDesk();
  const words = usePaymentsTexts();
  const { devise, info, facturation: billing, received, refunded, products = [], other = [] } = payment;
  const { receipt, questions = {} } = payment;
  const days = writeDates(lang, 'UTC');
  const write = (montant: number) => <Amount>{writeAmount(montant, devise, lang)}</Amount>;
  const sources = origins.filter(({ kind }) => kind !== 'contact');
  const { adresse, postal, ville, pays } = billing;
  const country = pays && countryName(pays, lang);
  return (
    <dl className="desk-facts">
      <Fact name={words.purpose}>{purposeIn(payment.label, lang)}</Fact>
      <PersonFact organisation={organisation.id} contact={origins.find(({ kind }) => kind === 'contact')} />
      <Fact name={words.source}>{sources.length > 0 && <Origins organisation={organisation} origins={sources} />}</Fact>
      <Fact name={words.made}>{(payment.provider === BY_HAND ? writeDay : writeMoment)(payment.createdAt, lang)}</Fact>
      <Fact name={words.received}>{received > 0 && write(received)}</Fact>
      <Fact name={words.refunded}>{refunded > 0 && write(refunded)}</Fact>
      <Fact name={words.fees}>{payment.fees > 0 && write(payment.fees)}</Fact>
      <Fact name={words.means}>{words.platforms[payment.platform]}</Fact>
      <Fact name={words.products}>
        {products.length > 0 && products.map(({ quantity, name, id }) => `${quantity} × ${name ?? id}`).join(', ')}
      </Fact>
      <Fact name={words.receipt}>{receipt && receipt !== 'none' && words.receipts[receipt]}</Fact>
      <Fact name={words.person}>{!billing.perso && billing.raison && personName(payment)}</Fact>
      <Fact name={words.contact}>
        {(info.email || info.tel) &&
          [info.email, info.tel].map((text, index) => (
            <div key={index}>
              <bdi dir="ltr">{text}</bdi>
            </div>
          ))}
      </Fact>
      <Fact name={words.address}>
        {adresse && [adresse, `${postal} ${ville}`.trim(), country].filter(Boolean).join(', ')}
      </Fact>
      <Fact name={words.others}>
        {other.length > 0 && other.map(({ prenom, nom }) => `${prenom} ${nom}`.trim()).join(', ')}
      </Fact>
      <Fact name={words.shownAs}>{payment.displayName}</Fact>
      <Fact name={words.team}>{payment.teamName ?? payment.team}</Fact>
      <Fact name={words.giftSource}>{payment.source}</Fact>
      {Object.entries(info.extra ?? {}).map(([question, answer]) => (
        <Fact key={question} name={named(questions, question) ?? named(words.questions, question) ?? question}>
          {answer === true ? '✓' : question === BIRTHDAY && isDay(String(answer)) ? days.date(String(answer)) : answer}
        </Fact>
      ))}
      <Fact name={words.comment}>{payment.commentaire}</Fact>
      <Fact name={words.id}>{payment.id}</Fact>
    </dl>
  );
}
