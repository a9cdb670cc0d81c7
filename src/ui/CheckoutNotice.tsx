import { LinkButton } from './LinkButton';
import { Notice } from './Notice';
import { WrittenAddress } from './WrittenAddress';

/** A step on the way to the payment form. */
export type CheckoutStep =
  | { readonly state: 'refused'; readonly error: string }
  | { readonly state: 'blocked'; readonly url: string }
  | { readonly state: 'opened' | 'idle' | 'busy' | 'navigated' | 'prevented' }
  | { readonly state: 'pledged'; readonly url: string };

interface CheckoutTexts {
  readonly refusedTitle: string;
  readonly blockedTitle: string;
  readonly blockedText: string;
  readonly continue: string;
  readonly openedTitle: string;
  readonly openedText: string;
}

/** Problems on the way to the payment form that the visitor must know about. */
export function CheckoutNotice({ step, texts }: { readonly step: CheckoutStep; readonly texts: CheckoutTexts }) {
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
