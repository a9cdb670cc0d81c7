import type { FormSubmission } from '../../../contract/forms/formSubmissions';
import { Amount } from '../../../ui/Amount';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { writeAmount, writeDay } from '../payments/writePayment';
import { sectionPath } from '../sectionPlace';
import { ListTable } from '../ListTable';
import { SubmissionState } from './SubmissionState';
import { useFormsTexts } from './formsTexts';

/** Submissions: the sender or first answers, the time, and the state. */
export function SubmissionList({ organisation, rows }: { organisation: string; rows: readonly FormSubmission[] }) {
  const { lang } = useDesk();
  const words = useFormsTexts();
  return (
    <ListTable columns={[words.sender, words.state]}>
      {rows.map((submission) => {
        const { id, formId, excerpt = [], total, devise, createdAt } = submission;
        const [first = words.noAnswers, ...others] = excerpt;
        return (
          <tr key={id}>
            <td>
              <DeskLink to={sectionPath(organisation, 'forms', formId, id)}>
                <bdi>{first}</bdi>
              </DeskLink>
              <p className="muted">
                {writeDay(createdAt, lang)}
                {others.map((text, at) => (
                  <span key={at}>
                    {' '}
                    · <bdi>{text}</bdi>
                  </span>
                ))}
              </p>
            </td>
            <td>
              {total > 0 && <Amount>{writeAmount(total, devise, lang)}</Amount>}
              <SubmissionState submission={submission} />
            </td>
          </tr>
        );
      })}
    </ListTable>
  );
}
