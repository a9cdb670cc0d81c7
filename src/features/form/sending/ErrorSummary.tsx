import { useEffect, useRef } from 'react';
import type { FieldProblem } from '../../../core/form';
import { Notice } from '../../../ui/Notice';
import { useStyles } from '../../../ui/useStyles';
import { fieldName } from '../run/fieldName';
import { focusField } from '../run/focusField';
import { useForm } from '../run/formRun';
import sendingCss from './sending.css';
import { useSendingTexts } from './sendingTexts';
import { useFormState } from '../run/useField';

interface ErrorSummaryProps {
  readonly found: readonly FieldProblem[];
  /** Why sending failed, in a sentence for the visitor. */
  readonly failure: string | null;
}

/** The problems that prevented sending. Receives the focus at each attempt. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sendingCss);
  const attempts = useFormState((state) => state.attempts);
  useEffect(() => box.current?.focus(), [attempts]);
  return (
    <div ref={box} tabIndex={-1} className="form-summary">
      <Found {...props} />
    </div>
  );
}

/** Each field with a link to it, or why the server did not take the form. */
function Found({ found, failure }: ErrorSummaryProps) {
  const run = useForm();
  const { texts, store, element } = run;
  const said = useSendingTexts(element.lang);
  const unsure = useFormState((state) => state.unsure);
  if (failure !== null) {
    return (
      <Notice tone="danger" title={unsure ? said.unsureTitle : said.failedTitle}>
        <p>{failure}</p>
        <p>{unsure ? said.unsureText : said.failedText}</p>
      </Notice>
    );
  }
  const goTo = ({ key, part, step }: FieldProblem, link: Element) => {
    const form = link.closest('form');
    if (step !== null) store.setState({ step });
    // The step is drawn first.
    requestAnimationFrame(() => form && focusField(form, key, part));
  };
  return (
    <Notice tone="danger" title={said.summary(found.length)}>
      <ul className="form-found">
        {found.map((problem) => (
          <li key={`${problem.key} ${problem.part ?? ''}`}>
            <a
              href={`#${encodeURIComponent(problem.key)}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(problem, event.currentTarget);
              }}
            >
              {fieldName(run, problem)}
            </a>
            <span className="muted"> {texts.problems[problem.code]}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
