import { useCallback, useState } from 'react';
import { getFormSubmission, type FormSubmissionDetail } from '../../../contract/forms/formSubmissions';
import { listPayments, type AdminPayment } from '../../../contract/payments/adminPayments';
import { getUpload } from '../../../contract/uploads';
import { lazyView } from '../../../loading/lazyView';
import { Amount } from '../../../ui/Amount';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Late } from '../../../ui/Late';
import type { Belonging } from '../belonging';
import { callAddress } from '../deskClient';
import { useDesk } from '../deskContext';
import { BackToList } from '../BackToList';
import { DeskLink } from '../DeskLink';
import { Fact } from '../Fact';
import { Loaded } from '../Loaded';
import { usePaymentsTexts } from '../payments/paymentsTexts';
import { PaymentStateWord } from '../payments/PaymentStateWord';
import { PersonFact } from '../payments/PersonFact';
import { writeAmount } from '../payments/writePayment';
import { sectionPath } from '../sectionPlace';
import { useLoaded } from '../useLoaded';
import { writeMoment } from '../writeMoment';
import { SubmissionState } from './SubmissionState';
import { useFormsTexts } from './formsTexts';

const NoteSubmission = lazyView(async () => (await import('../hand/NoteSubmission')).NoteSubmission);

interface Found {
  readonly submission: FormSubmissionDetail;
  readonly payments: readonly AdminPayment[];
}

/** One submission (DESK-34): its answers by their labels, what became of it, and its payment. */
export function SubmissionPage({ organisation, formId, id }: { organisation: Belonging; formId: string; id: string }) {
  const { call, lang } = useDesk();
  const words = useFormsTexts();
  const load = useCallback(async (): Promise<Found> => {
    const of = { organisation: organisation.id };
    const [{ data: submission }, { data: payments }] = await Promise.all([
      call(getFormSubmission, { ...of, params: { submissionId: id }, query: { lang } }),
      call(listPayments, { ...of, query: { type: 'FORM', typeId: id, limit: '10' } }),
    ]);
    return { submission, payments };
  }, [call, organisation.id, id, lang]);
  const found = useLoaded(load);
  return (
    <div className="stack">
      <p>
        <BackToList to={sectionPath(organisation.id, 'forms', formId)}>{words.backToSubmissions}</BackToList>
      </p>
      <Loaded list={found}>
        {(shown) => (
          <Submission
            {...shown}
            organisation={organisation.id}
            isOwner={organisation.role === 'owner'}
            onPaid={found.read}
          />
        )}
      </Loaded>
    </div>
  );
}

interface SubmissionProps extends Found {
  readonly organisation: string;
  readonly isOwner: boolean;
  onPaid(): Promise<void>;
}

function Submission({ submission, payments, organisation, isOwner, onPaid }: SubmissionProps) {
  const { lang } = useDesk();
  const words = useFormsTexts();
  const { note } = usePaymentsTexts();
  const [noting, setNoting] = useState(false);
  const { label, answers, total, payed, devise, method } = submission;
  const write = (montant: number) => writeAmount(montant, devise, lang);
  const moment = (at: string | null) => at !== null && writeMoment(at, lang);
  return (
    <>
      <h1>
        <bdi>{label || words.submission}</bdi>
      </h1>
      <Card className="stack">
        <SubmissionState submission={submission} />
        <dl className="desk-facts">
          <PersonFact organisation={organisation} contact={submission.contact} />
          <Fact name={words.sentAt}>{moment(submission.createdAt)}</Fact>
          <Fact name={words.confirmedAt}>{moment(submission.confirmedAt)}</Fact>
          <Fact name={words.confirmedBefore}>{moment(submission.heldUntil)}</Fact>
          <Fact name={words.total}>{total > 0 && <Amount>{write(total)}</Amount>}</Fact>
          <Fact name={words.received}>{payed > 0 && <Amount>{write(payed)}</Amount>}</Fact>
          <Fact name={words.method}>{method === 'ONLINE' ? words.online : method}</Fact>
          <Fact name={words.revision}>{submission.revision}</Fact>
          <Fact name={words.id}>{submission.id}</Fact>
        </dl>
        {payments.length > 0 && (
          <ul className="desk-list">
            {payments.map((payment) => (
              <li key={payment.id} className="desk-row">
                <DeskLink to={sectionPath(organisation, 'payments', payment.id)}>
                  {words.payment} <Amount>{write(payment.montant)}</Amount>
                </DeskLink>
                <PaymentStateWord payment={payment} />
              </li>
            ))}
          </ul>
        )}
        {isOwner && total > payed && (
          <div className="desk-buttons">
            <Button variant="secondary" onClick={() => setNoting(true)}>
              {note}
            </Button>
          </div>
        )}
      </Card>
      {noting && (
        <Late>
          <NoteSubmission {...{ organisation, submission, onPaid }} onClose={() => setNoting(false)} />
        </Late>
      )}
      <Card className="stack">
        <h2>{words.answers}</h2>
        {answers.length === 0 ? (
          <p className="muted">{words.noAnswers}</p>
        ) : (
          <dl className="desk-answers">
            {answers.map(({ key, label: name, text, files }) => (
              <div key={key}>
                <dt className="muted">
                  <bdi>{name}</bdi>
                </dt>
                <dd>{files ? <Files {...{ organisation, files }} /> : <bdi>{text}</bdi>}</dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
    </>
  );
}

interface FilesProps {
  readonly organisation: string;
  readonly files: readonly { readonly doc: string; readonly name: string }[];
}

const Files = ({ organisation, files }: FilesProps) =>
  files.map(({ doc, name }) => (
    <p key={doc}>
      <a href={callAddress(getUpload, organisation, {}, { doc })} download={name}>
        <bdi>{name}</bdi>
      </a>
    </p>
  ));
