import { Suspense, useRef } from 'react';
import { lazyView } from '../../../loading/lazyView';
import { aldSettings } from '../../../core/campaign';
import { configText } from '../../../core/organisation';
import { Logo } from '../../../ui/Logo';
import { useCampaign } from '../campaignContext';
import { useMoreTexts } from '../moreTexts';
import { Banner } from './Banner';
import { usePageStyles } from './usePageStyles';

const CurrencySwitch = lazyView(async () => (await import('../../../runtime/page/CurrencySwitch')).CurrencySwitch);

/** The campaign's organisation, currency and pictures (CAMP-02, CAMP-06). */
export function PageTop() {
  const ref = useRef<HTMLDivElement>(null);
  usePageStyles(ref);
  const { element, lang, layout, organisation, plan, store } = useCampaign();
  const more = useMoreTexts();
  const several = (organisation.devises?.length ?? 0) > 1;
  return (
    <div className="campaign-top" ref={ref}>
      <div className="campaign-header">
        <Brands />
        {several && (
          <Suspense>
            <CurrencySwitch
              organisation={organisation}
              lang={lang}
              currency={plan.currency}
              label={more.currency}
              onChoose={store.getState().switchCurrency}
            />
          </Suspense>
        )}
      </div>
      {layout === 'ald' && <MetaText />}
      <Banner base={element.settings.apiHost} />
    </div>
  );
}

/** Logos of the organisation and of the one that it works with; a name where there is no logo. */
function Brands() {
  const { campaign, element, embed, layout, organisation } = useCampaign();
  const { cobrand } = campaign.config;
  const ald = aldSettings(campaign.config);
  const base = element.settings.apiHost;
  const isAld = layout === 'ald';
  const own = (isAld && (ald.logo || configText(organisation.config, 'ald.logo'))) || organisation.logo;
  const name = (isAld && (ald.name || configText(organisation.config, 'ald.name'))) || organisation.name;
  const logos = new Set([own, cobrand?.logo].filter(Boolean));
  const brands = (
    <>
      {[...logos].map((logo) => (
        <Logo key={logo} address={logo} base={base} className="campaign-logo" size={40} />
      ))}
      <bdi className={own ? 'visually-hidden' : 'campaign-owner'}>{name}</bdi>
    </>
  );
  if (embed || !organisation.BASE_WEB_URL) return <div className="brands">{brands}</div>;
  return (
    <a className="brands" href={organisation.BASE_WEB_URL} target="_top">
      {brands}
    </a>
  );
}

function MetaText() {
  const { metaTitle, metaDescription } = useCampaign().campaign.config;
  if (!metaTitle && !metaDescription) return null;
  return (
    <div className="campaign-words">
      {metaTitle && (
        <p className="campaign-slogan">
          <bdi>{metaTitle}</bdi>
        </p>
      )}
      {metaDescription && (
        <p>
          <bdi>{metaDescription}</bdi>
        </p>
      )}
    </div>
  );
}
