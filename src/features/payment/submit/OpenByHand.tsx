import { LinkButton } from '../../../ui/LinkButton';
import { WrittenAddress } from '../../../ui/WrittenAddress';
import { Notice } from '../../../ui/Notice';
import { useMoreTexts } from '../state/moreTexts';

/** The page of the payment is open in a new tab, or could not be opened: a link leads to it (PAY-60). */
export function OpenByHand({ state, url }: { state: 'opened' | 'blocked'; url: string }) {
  const texts = useMoreTexts();
  const link = (
    <LinkButton href={url} target="_blank" rel="noopener">
      {texts.continue}
    </LinkButton>
  );
  const title = { opened: texts.openedText, blocked: texts.blockedText }[state];
  return (
    <Notice tone="info" title={title} action={link}>
      {state === 'blocked' && <WrittenAddress url={url} />}
    </Notice>
  );
}
