import { paymentTexts } from '../../i18n/payment';
import { useElement, useFeatureTexts } from '../../runtime/context';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

/** The server could not be reached: the visitor may try again. */
export function FailedNotice({ onRetry }: { onRetry(): void }) {
  const { texts: common } = useElement();
  const texts = useFeatureTexts(paymentTexts);
  return (
    <div className="payment-alone plate">
      <Notice tone="danger" title={texts.loadFailed} action={<Button onClick={onRetry}>{common.retry}</Button>} />
    </div>
  );
}
