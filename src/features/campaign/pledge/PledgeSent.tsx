import { useEffect, useRef } from 'react';
import { safeLink } from '../../../ui/safeLink';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { successIcon } from '../../../ui/icons';
import { firstGift } from '../gift/giftStore';
import type { GiftModel } from '../gift/useGift';

/** The pledge is stored: its payment address, and a way back to the form (PLEDGE-01). */
export function PledgeSent({ gift, url }: { gift: GiftModel; url: string }) {
  const { store, state, texts } = gift;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const again = () => store.setState({ ...firstGift, opened: state.opened, payer: state.payer, method: state.method });
  return (
    <div className="pledge-sent">
      <Icon path={successIcon} />
      <h3 ref={title} tabIndex={-1}>
        {texts.pledgedTitle}
      </h3>
      <p>{texts.pledgedText}</p>
      <p>
        <a className="pledge-link" href={safeLink(url, document.baseURI) ?? undefined} target="_top" dir="ltr">
          {url}
        </a>
      </p>
      <Button variant="secondary" onClick={again}>
        {texts.again}
      </Button>
    </div>
  );
}
