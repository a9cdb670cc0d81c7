import { updateOrganisation } from '../../../../contract/organisations/ownOrganisation';
import type { PageProblem } from '../../../../contract/desk/start';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { useDesk } from '../../deskContext';
import { Problem } from '../../Problem';
import { useWork } from '../../useWork';
import { useStartTexts } from '../startTexts';
import type { StepProps } from '../stepProps';

interface ProblemsProps extends StepProps {
  readonly problems: readonly PageProblem[];
  /** Looks at the page again. */
  onAgain(): void;
}

/** Problems of a page, with their remedies. */
export function Problems({ problems, ...props }: ProblemsProps) {
  const { problems: words, add: addText } = useStartTexts().check;
  return (
    <ul className="desk-list">
      {problems.map((problem) => {
        const { code, level, about, add } = problem;
        const { title, fix } = words[code];
        const mends = code === 'returns' && about !== null && props.organisation.role === 'owner';
        return (
          <li key={`${code} ${about} ${add}`}>
            <Notice
              tone={level === 'error' ? 'danger' : 'warning'}
              title={title}
              role={null}
              action={mends && <TakeAddress {...props} address={about} />}
            >
              {about !== null && <Code text={about} />}
              <p>{fix}</p>
              {add !== null && (
                <>
                  <p>{addText}</p>
                  <Code text={add} />
                </>
              )}
            </Notice>
          </li>
        );
      })}
    </ul>
  );
}

const Code = ({ text }: { text: string }) => (
  <code className="start-code" dir="ltr" tabIndex={-1}>
    {text}
  </code>
);

/** Takes the page's address as the organisation's site, so that payers come back to it. */
function TakeAddress({
  address,
  organisation: { id },
  onAgain,
}: Omit<ProblemsProps, 'problems'> & { address: string }) {
  const { texts, call } = useDesk();
  const words = useStartTexts().check;
  const { busy, error, run } = useWork();
  const take = () =>
    void run(async () => {
      await call(updateOrganisation, { organisation: id, params: { orgId: id }, body: { siteUrl: address } });
      onAgain();
    });
  return (
    <>
      <Problem texts={texts} error={error} />
      <Button variant="secondary" busy={busy} busyText={texts.loading} onClick={take}>
        {words.takeAddress}
      </Button>
    </>
  );
}
