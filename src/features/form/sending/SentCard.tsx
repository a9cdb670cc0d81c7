import { useEffect, useRef } from 'react';
import { dateLocale, dateFormat } from '../../../core/calendar';
import { timeZoneOf } from '../../../core/organisation';
import type { ElementContext } from '../../../runtime/context';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { successIcon } from '../../../ui/icons';
import { LinkButton } from '../../../ui/LinkButton';
import { safeLink } from '../../../ui/safeLink';
import { useStyles } from '../../../ui/useStyles';
import { WrittenAddress } from '../../../ui/WrittenAddress';
import { FRESH, type Sent } from '../run/createFormStore';
import { useForm } from '../run/formRun';
import sendingCss from './sending.css';
import { useSendingTexts } from './sendingTexts';

/** Shown once the server has the form (FPAGE-02), or would have it (BUILD-91). */
export function SentCard({ sent }: { readonly sent: Sent }) {
  const { engine, store, element } = useForm();
  const texts = useSendingTexts(element.lang);
  const card = useRef<HTMLDivElement>(null);
  useStyles(card, sendingCss);
  useEffect(() => card.current?.focus(), []);
  const { words } = sent;
  const onward = words?.url ? safeLink(words.url, '') : null;
  const [title, text] =
    sent.preview === 'payment'
      ? [texts.previewToPay, '']
      : sent.heldUntil
        ? [texts.heldTitle, texts.heldText(momentOf(sent.heldUntil, element))]
        : sent.mailed
          ? [texts.receivedMailedTitle, texts.receivedMailedText]
          : [texts.receivedTitle, texts.receivedText];
  const again = () => {
    engine.restore({ values: {} });
    store.setState({ ...FRESH });
  };
  return (
    <div ref={card} className="card form-sent" part="card" role="status" tabIndex={-1}>
      <Icon path={successIcon} />
      <h2 dir="auto">{words?.title || title}</h2>
      <p className="muted form-sent-text" dir="auto">
        {words?.text || text}
      </p>
      {sent.preview && <p className="form-sent-preview">{texts.previewNote}</p>}
      {sent.payAt && (
        <>
          <LinkButton href={sent.payAt} target="_blank" rel="noopener" children={texts.toPayment} />
          <WrittenAddress url={sent.payAt} />
        </>
      )}
      {onward && <LinkButton href={onward} target="_top" children={words?.label || texts.goOn} />}
      <Button variant="secondary" onClick={again} children={texts.again} />
    </div>
  );
}

/** A moment in the organisation's time zone, as in the mail. */
function momentOf(at: string, { lang, organisation }: Pick<ElementContext, 'lang' | 'organisation'>): string {
  const timeZone = timeZoneOf(organisation);
  const format = dateFormat(dateLocale(lang, timeZone), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return format.format(new Date(at));
}
