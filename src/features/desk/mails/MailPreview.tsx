import { directionOf } from '../../../i18n/catalogue';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { useDesk } from '../deskContext';
import { Problem } from '../Problem';
import { ExampleButton } from './ExampleButton';
import { ShownMail } from './ShownMail';
import { useMailsTexts } from './mailsTexts';
import type { PreviewProps } from './previewProps';
import { useMailPreview } from './useMailPreview';

/** The mail that words make, as the server writes it (DESK-173). */
export function MailPreview(props: PreviewProps) {
  const { texts } = useDesk();
  const words = useMailsTexts();
  const { shown, error, again } = useMailPreview(props);
  const way = shown && { lang: shown.lang, dir: directionOf(shown.lang) };
  return (
    <Card className="stack mail-look">
      <h2>{words.preview}</h2>
      <p className="muted">{words.previewText}</p>
      <Problem
        texts={texts}
        error={error}
        action={
          <Button variant="secondary" onClick={again}>
            {texts.retry}
          </Button>
        }
      />
      {shown && way ? (
        <>
          <ShownMail mail={shown} />
          <details>
            <summary>{words.asText}</summary>
            <p className="mail-text" {...way}>
              {shown.text}
            </p>
          </details>
        </>
      ) : (
        error === null && <Skeleton height="16em" />
      )}
      <ExampleButton {...props} />
    </Card>
  );
}
