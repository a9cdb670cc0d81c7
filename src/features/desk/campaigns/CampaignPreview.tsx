import { useEffect, useRef, useState } from 'react';
import type { OwnCampaign } from '../../../contract/campaigns/adminCampaigns';
import type { Campaign } from '../../../contract/campaigns/campaigns';
import { envelope, openEnvelope, type DeskToFrame, type FrameToDesk } from '../../../contract/messages';
import { frameAddress } from '../../../core/embed';
import { useCampaignsTexts } from './campaignsTexts';

interface CampaignPreviewProps {
  readonly organisation: string;
  readonly campaign: OwnCampaign;
  /** Language of the organisation, in which its settings are written. */
  readonly lang: string;
  /** Settings to show in place of those that are saved. */
  readonly draft?: Partial<Campaign>;
}

/**
 * The campaign as visitors see it, live. The frame has no origin: nothing in it reaches the desk, and what leads to payment
 * opens in a tab of its own. It is told of a draft once it asks for one.
 */
export function CampaignPreview({ organisation, campaign, lang, draft }: CampaignPreviewProps) {
  const words = useCampaignsTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often the frame has asked: anew each time it loads. */
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow) return;
      if (openEnvelope<FrameToDesk>(data)?.type === 'draft-wanted') setAsked((times) => times + 1);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  useEffect(() => {
    if (asked === 0 || !draft) return;
    // A sandboxed frame has no origin to name.
    frame.current?.contentWindow?.postMessage(envelope<DeskToFrame>({ type: 'draft', settings: draft }), '*');
  }, [asked, draft]);
  const attributes = { org: organisation, 'campaign-id': campaign.id, lang };
  return (
    <figure className="campaign-preview">
      <figcaption className="label">{words.preview}</figcaption>
      <iframe
        ref={frame}
        src={frameAddress({ server: '', tag: 'org-campaign', attributes })}
        title={words.previewOf(campaign.label)}
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        loading="lazy"
      />
    </figure>
  );
}
