import { lazyView } from '../../../loading/lazyView';
import { Late } from '../../../ui/Late';
import { Notice } from '../../../ui/Notice';
import { loadSending } from './loadSending';
import { usePaymentForm, usePaymentState } from '../state/usePaymentForm';

const OpenByHand = lazyView(async () => (await loadSending()).OpenByHand);

/** Result of the last submit: a refusal, a lost answer, or a page to open by hand (PAY-60). */
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
    default:
      return (
        <Late fallback={null}>
          <OpenByHand {...notice} />
        </Late>
      );
  }
}
