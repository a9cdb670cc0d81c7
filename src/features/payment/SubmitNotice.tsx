import { LinkButton } from '../../ui/LinkButton';
import { Notice } from '../../ui/Notice';
import { usePaymentForm, usePaymentState } from './usePaymentForm';

/** What the last submit ended with: the server's refusal, a lost answer, or a page that has to be opened by hand (PAY-60). */
export function SubmitNotice() {
  const { texts, element } = usePaymentForm();
  const notice = usePaymentState((state) => state.notice);
  if (!notice) return null;
  switch (notice.state) {
    case 'refused':
      return <Notice tone="danger" title={notice.error} />;
    case 'uncertain':
      return (
        <Notice tone="warning" role="alert" title={element.texts.somethingFailed}>
          {texts.uncertainText}
        </Notice>
      );
    case 'opened':
      return <OpenByHand title={texts.openedText} url={notice.url} />;
    case 'blocked':
      return <OpenByHand title={texts.blockedText} url={notice.url} />;
  }
}

function OpenByHand({ title, url }: { title: string; url: string }) {
  const { texts } = usePaymentForm();
  const link = (
    <LinkButton href={url} target="_blank" rel="noopener">
      {texts.continue}
    </LinkButton>
  );
  return <Notice tone="info" title={title} action={link} />;
}
