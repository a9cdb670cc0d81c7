import type { CSSProperties } from 'react';
import { screenTexts } from '../../i18n/screen';
import { useElement, useFeatureTexts } from '../../runtime/context';
import { Trial } from '../../runtime/Trial';
import type { ScreenViewProps } from './ScreenViewProps';
import { useLiveCampaign } from './live/useLiveCampaign';
import { useWakeLock } from './live/useWakeLock';

/** Root view of `<org-screen>`: a 16:9 stage, or 9:16 on upright displays, over the whole window (SCREEN-01). */
export function ScreenView(props: ScreenViewProps) {
  return <Screen key={props.campaignId} {...props} />;
}

function Screen({ campaignId, screenId }: ScreenViewProps) {
  const texts = useFeatureTexts(screenTexts);
  const { settings } = useElement();
  const { campaign, donors, offline, missing, Stage } = useLiveCampaign(campaignId);
  useWakeLock();
  const { primaryColor, secondaryColor } = campaign?.config ?? {};
  const brand = {
    ...(primaryColor && { '--brand': primaryColor }),
    ...(secondaryColor && { '--brand-second': secondaryColor }),
  } as CSSProperties;
  return (
    <div className={settings.embed ? 'screen embedded' : 'screen'} style={brand}>
      {campaign && Stage && (
        <Stage campaign={campaign} donors={donors} screenId={campaign.screen.layout ?? screenId ?? campaign.screenId} />
      )}
      <Trial mode={campaign?.mode} />
      {!campaign && !missing && !offline && <span className="waiting" />}
      {missing && !campaign && <p className="unknown">{texts.unknown}</p>}
      {offline && (
        <p className="offline" role="status">
          {texts.offline}
        </p>
      )}
    </div>
  );
}
