import type { ReactNode } from 'react';
import type { PaymentTexts } from '../../i18n/payment';
import { useElement, useFeatureTexts } from '../../runtime/context';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { Notice } from '../../ui/Notice';

function Alone({ children }: { children: ReactNode }) {
  return <div className="payment-alone">{children}</div>;
}

/** STR-41, with a way back unless the form is embedded in a page that has its own. */
export function ExpiredNotice({ backTo }: { backTo: string | null }) {
  const { settings } = useElement();
  const texts = useFeatureTexts<PaymentTexts>();
  return (
    <Alone>
      <Notice
        tone="warning"
        title={texts.expiredTitle}
        action={
          backTo !== null &&
          !settings.embed && (
            <LinkButton href={backTo} target="_top" variant="secondary">
              {texts.home}
            </LinkButton>
          )
        }
      >
        {texts.expiredText}
      </Notice>
    </Alone>
  );
}

/** The server could not be reached: the visitor may try again. */
export function FailedNotice({ onRetry }: { onRetry(): void }) {
  const { texts: common } = useElement();
  const texts = useFeatureTexts<PaymentTexts>();
  return (
    <Alone>
      <Notice tone="danger" title={texts.loadFailed} action={<Button onClick={onRetry}>{common.retry}</Button>} />
    </Alone>
  );
}
