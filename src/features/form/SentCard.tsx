import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { successIcon } from '../../ui/icons';
import { LinkButton } from '../../ui/LinkButton';
import { useStyles } from '../../ui/useStyles';
import { FRESH, type Sent } from './createFormStore';
import { useForm } from './formRun';
import sendingCss from './sending.css';
import { useSendingTexts } from './sendingTexts';

/** What the visitor reads once the server has the form (FPAGE-02). */
export function SentCard({ sent }: { readonly sent: Sent }) {
  const { engine, store, element } = useForm();
  const texts = useSendingTexts(element.lang);
  const card = useRef<HTMLDivElement>(null);
  useStyles(card, sendingCss);
  useEffect(() => card.current?.focus(), []);
  const again = () => {
    engine.restore({ values: {} });
    store.setState({ ...FRESH });
  };
  return (
    <div ref={card} className="card form-sent" part="card" role="status" tabIndex={-1}>
      <Icon path={successIcon} />
      <h2>{sent.mailed ? texts.receivedMailedTitle : texts.receivedTitle}</h2>
      <p className="muted">{sent.mailed ? texts.receivedMailedText : texts.receivedText}</p>
      {sent.payAt && <LinkButton href={sent.payAt} target="_top" children={texts.toPayment} />}
      <Button variant="secondary" onClick={again} children={texts.again} />
    </div>
  );
}
