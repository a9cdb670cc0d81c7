import { LinkButton } from '../../../ui/LinkButton';
import { Notice } from '../../../ui/Notice';
import type { Donation } from '../useDonation';

/** A fund that takes no gifts now (DON-08, STR-40), or that the server does not know. */
export function CaisseNotice({ unknown, donation }: { unknown: boolean; donation: Donation }) {
  const { element, texts } = donation;
  return (
    <Notice
      tone="warning"
      title={unknown ? texts.unknownTitle : texts.expiredTitle}
      action={
        !element.settings.embed && (
          <LinkButton variant="secondary" href={element.organisation.BASE_WEB_URL || '/'} target="_top">
            {texts.home}
          </LinkButton>
        )
      }
    >
      {unknown ? texts.unknownText : texts.expiredText}
    </Notice>
  );
}
