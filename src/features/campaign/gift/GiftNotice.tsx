import { LinkButton } from '../../../ui/LinkButton';
import { WrittenAddress } from '../../../ui/WrittenAddress';
import { Notice } from '../../../ui/Notice';
import { useGiveTexts } from './giveTexts';
import type { GiftStep } from './giftStore';

/** Problems on the way to the payment form that the visitor must know about. */
export function GiftNotice({ step }: { step: GiftStep }) {
  const texts = useGiveTexts();
  switch (step.state) {
    case 'refused':
      return (
        <Notice tone="danger" title={texts.refusedTitle}>
          {step.error}
        </Notice>
      );
    case 'blocked':
      return (
        <Notice
          tone="info"
          title={texts.blockedTitle}
          action={
            <LinkButton href={step.url} target="_blank" rel="noopener">
              {texts.continue}
            </LinkButton>
          }
        >
          {texts.blockedText}
          <WrittenAddress url={step.url} />
        </Notice>
      );
    case 'opened':
      return (
        <Notice tone="success" title={texts.openedTitle}>
          {texts.openedText}
        </Notice>
      );
    default:
      return null;
  }
}
