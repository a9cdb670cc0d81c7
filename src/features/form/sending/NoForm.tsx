import { useElement } from '../../../runtime/context';
import { Notice } from '../../../ui/Notice';
import { useSendingTexts } from './sendingTexts';

/** Why there is no form: expired or unknown (FPAGE-01). */
export function NoForm({ expired }: { readonly expired: boolean }) {
  const texts = useSendingTexts(useElement().lang);
  return (
    <Notice tone="warning" role="status" title={expired ? texts.expiredTitle : texts.missing}>
      {expired && texts.expiredText}
    </Notice>
  );
}
