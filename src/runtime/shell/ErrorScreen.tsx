import { ApiError, type ApiErrorText } from '../../client/apiError';
import type { Texts } from '../../i18n/texts';
import { LoadError } from '../../loading/loadPart';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

interface ErrorScreenProps {
  error: Error;
  texts: Pick<Texts, 'somethingFailed' | 'reload' | ApiErrorText>;
}

/** Shown for a failed element (ERR-01). The message is text, never HTML. */
export function ErrorScreen({ error, texts }: ErrorScreenProps) {
  // The address of a file that did not come tells a visitor nothing.
  const told = error instanceof LoadError ? texts.somethingFailed : error.message;
  const message = error instanceof ApiError ? texts[error.text] : told;
  // Nobody can mend it by trying again (ORG-06).
  if (message === texts.closed) return <Notice tone="info" title={message} />;
  return (
    <Notice
      tone="danger"
      title={texts.somethingFailed}
      action={<Button onClick={() => window.location.reload()}>{texts.reload}</Button>}
    >
      {message === texts.somethingFailed ? null : message}
    </Notice>
  );
}
