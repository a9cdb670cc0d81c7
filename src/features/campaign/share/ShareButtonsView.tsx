import { useEffect, useRef, useState } from 'react';
import { withoutReturn } from '../../../runtime/page/withoutReturn';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { LinkButton } from '../../../ui/LinkButton';
import { TextInput } from '../../../ui/fields/TextInput';
import { useStyles } from '../../../ui/useStyles';
import { useCampaign } from '../campaignContext';
import { useGiveTexts } from '../gift/giveTexts';
import { copyText } from '../../../ui/copyText';
import shareCss from './share.css';

const shareIcon = 'M12 15V4m0 0L8 8m4-4l4 4M5 13v6.5h14V13';
const linkIcon = 'M10 14a4 4 0 006 .5l3-3a4 4 0 00-6-5.5l-1 1m2 3a4 4 0 00-6-.5l-3 3a4 4 0 006 5.5l1-1';
const doneIcon = 'M5 12.5l4.5 4.5L19 7.5';

/** Milliseconds for which "copied" is shown. */
const SAID = 3000;

/** Shares the campaign or the current team: by the device's own dialog, a link, or WhatsApp. */
export function ShareButtonsView() {
  const { campaign, element, team, teamAddress } = useCampaign();
  const texts = useGiveTexts();
  const place = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  useStyles(place, shareCss);
  useEffect(() => {
    if (copied === 'yes') return element.clock.after(SAID, () => setCopied('no'));
    return undefined;
  }, [copied, element.clock]);

  const url = withoutReturn(teamAddress(team?.param ?? null));
  const text = texts.shareText(team?.label ?? campaign.label);
  const copy = async () => setCopied((await copyText(url, place.current)) ? 'yes' : 'failed');
  const share = async () => {
    try {
      await navigator.share({ title: campaign.label, text, url });
    } catch (error) {
      // A frame without the permission may not: there the link is copied. Who closed the sheet wanted nothing.
      if ((error as Error).name !== 'AbortError') await copy();
    }
  };
  return (
    <div className="share" ref={place}>
      {'share' in navigator && (
        <Button variant="secondary" onClick={() => void share()}>
          <Icon path={shareIcon} />
          {texts.share}
        </Button>
      )}
      <Button variant="secondary" onClick={() => void copy()}>
        <Icon path={copied === 'yes' ? doneIcon : linkIcon} />
        {copied === 'yes' ? texts.copied : texts.copyLink}
      </Button>
      <span className="visually-hidden" role="status">
        {copied === 'yes' && texts.copied}
      </span>
      <LinkButton
        variant="secondary"
        href={`https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {texts.whatsapp}
      </LinkButton>
      {copied === 'failed' && (
        <div className="share-address">
          <TextInput
            label={texts.copyByHand}
            value={url}
            readOnly
            autoFocus
            dir="ltr"
            onFocus={(event) => event.target.select()}
            onValue={() => undefined}
          />
        </div>
      )}
    </div>
  );
}
