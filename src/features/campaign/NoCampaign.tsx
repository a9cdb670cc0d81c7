import { useElement } from '../../runtime/context';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { Notice } from '../../ui/Notice';
import { useMoreTexts } from './moreTexts';

interface NoCampaignProps {
  /** It takes no gifts now (CAMP-09, STR-40), the server does not know it, or it could not be read. */
  why: 'expired' | 'unknown' | 'failed';
  onRetry?(): void;
}

/** Why there is no campaign to be seen. */
export function NoCampaign({ why, onRetry }: NoCampaignProps) {
  const { organisation, texts } = useElement();
  const more = useMoreTexts();
  const expired = why === 'expired';
  if (why === 'failed') {
    return (
      <Notice
        tone="danger"
        title={more.loadFailed}
        action={<Button variant="secondary" onClick={onRetry} children={texts.retry} />}
      />
    );
  }
  return (
    <Notice
      tone="warning"
      title={expired ? more.expiredTitle : more.unknownTitle}
      action={
        <LinkButton variant="secondary" href={organisation.BASE_WEB_URL || '/'} target="_top">
          {more.home}
        </LinkButton>
      }
    >
      {expired ? more.expiredText : more.unknownText}
    </Notice>
  );
}
