import { useElement } from '../../runtime/context';
import { LinkButton } from '../../ui/LinkButton';
import { Notice } from '../../ui/Notice';
import { useMoreTexts } from './state/moreTexts';

/** STR-41, with a way back unless the form is embedded in a page that has its own. */
export function ExpiredNotice({ backTo }: { backTo: string | null }) {
  const { settings } = useElement();
  const texts = useMoreTexts();
  return (
    <div className="payment-alone plate">
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
    </div>
  );
}
