import { frameSnippet, placeSnippet, tagSnippet } from '../../../core/embed';
import { formatPercentage } from '../../../core/money';
import { lazyView } from '../../../loading/lazyView';
import { Amount } from '../../../ui/Amount';
import { Card } from '../../../ui/Card';
import { Late } from '../../../ui/Late';
import { Progress } from '../../../ui/Progress';
import { CopyField } from '../CopyField';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { Fact } from '../Fact';
import { writeOwnMoment } from '../moments';
import { writeAmount } from '../payments/writePayment';
import { sectionPath } from '../sectionPlace';
import { CampaignPreview } from './CampaignPreview';
import type { CampaignPartProps } from './campaignPart';
import { useCampaignsTexts } from './campaignsTexts';
import { CodeField } from './CodeField';
import { useRaised } from './useRaised';

const Rehearsal = lazyView(async () => (await import('./Rehearsal')).Rehearsal);

/** A campaign at a glance (DESK-51): how far it is, its page, and what leads to it. */
export function OverviewPart(props: CampaignPartProps) {
  const { lang, texts } = useDesk();
  const words = useCampaignsTexts();
  const { campaign, organisation, place, mayEdit } = props;
  const { text, percent } = useRaised()(campaign);
  const promised = campaign.stats.engagements.sum;
  const address = `${place.site}/campagne/${campaign.id}`;
  const payments = new URLSearchParams({ type: 'CAMPAGNE', typeId: campaign.id });
  const { timeZone } = place.organisation;
  const moment = (at: string | null) => at !== null && writeOwnMoment(at, timeZone, lang);
  const embedded = {
    server: place.server,
    tag: 'org-campaign',
    attributes: { org: organisation, 'campaign-id': campaign.id },
    link: { address, text: campaign.label },
  };
  const copy = { copy: words.copy, copied: words.copied, failed: words.notCopied };
  return (
    <div className="campaign-beside">
      <div className="stack">
        <Card className="stack">
          <p className="desk-sum">{text}</p>
          {percent !== null && (
            <Progress
              label={words.progressOf(campaign.label)}
              percent={percent}
              text={formatPercentage(percent, lang)}
            />
          )}
          <dl className="desk-facts">
            <Fact name={words.givers}>
              {words.gifts(campaign.stats.total.count.total, String(campaign.stats.total.count.total))}
            </Fact>
            <Fact name={words.promised}>
              {promised > 0 && <Amount>{writeAmount(promised, campaign.devise, lang)}</Amount>}
            </Fact>
            <Fact name={words.from}>{moment(campaign.dateStart)}</Fact>
            <Fact name={words.until}>{moment(campaign.dateEnd)}</Fact>
          </dl>
          <p>
            <DeskLink to={`${sectionPath(organisation, 'payments')}?${payments}`}>{texts.menu.payments}</DeskLink>
          </p>
        </Card>
        <Card className="stack">
          <h2>{words.share}</h2>
          <CopyField {...copy} label={words.address} value={address} />
          <p className="desk-links">
            <a href={address} target="_blank" rel="noreferrer">
              {words.view}
            </a>
            <a href={`${address}/__screen`} target="_blank" rel="noreferrer">
              {words.screen}
            </a>
          </p>
          <CodeField
            {...copy}
            label={words.code}
            ways={[
              { label: words.ways.tag, text: tagSnippet(embedded) },
              { label: words.ways.place, text: placeSnippet(embedded) },
              { label: words.ways.frame, text: frameSnippet(embedded) },
            ]}
          />
        </Card>
        {mayEdit && (
          <Late>
            <Rehearsal {...props} address={address} />
          </Late>
        )}
      </div>
      <CampaignPreview {...{ organisation, campaign }} lang={place.organisation.language} />
    </div>
  );
}
