import { Suspense, type ReactNode } from 'react';
import { lazyView } from '../../../loading/lazyView';
import type { CampaignSectionType } from '../../../contract/terms/campaignPage';
import { campaignSections, donorWord, type PageSection } from '../../../core/campaign';
import { Skeleton } from '../../../ui/Skeleton';
import { useCampaign } from '../campaignContext';
import { DonorFeed } from '../feed/DonorFeed';
import { ProductsSection } from '../give';
import { useMoreTexts } from '../moreTexts';
import { TeamList } from '../teams/TeamList';
import { DateCounter } from './DateCounter';

const CustomSection = lazyView(async () => (await import('./CustomSection')).CustomSection);

/** The sections of the page in the order of the campaign (CAMP-04). `without`: types that the layout shows elsewhere. */
export function Sections({ without = [] }: { without?: readonly CampaignSectionType[] }) {
  const { campaign } = useCampaign();
  return campaignSections(campaign.config)
    .filter(({ type }) => !without.includes(type))
    .map((section, place) => <OneSection key={`${section.type} ${section.id} ${place}`} section={section} />);
}

function OneSection({ section: { type, id, label } }: { section: PageSection }) {
  const { campaign, texts } = useCampaign();
  const more = useMoreTexts();
  switch (type) {
    case 'DATECOUNTER':
      return <DateCounter label={label} />;
    case 'TEAMPROGRESS':
      return campaign.teams.some(({ hidden }) => !hidden) ? (
        <Titled title={label || more.teams}>
          <TeamList />
        </Titled>
      ) : null;
    case 'PRODUCTS':
      return campaign.products.length > 0 ? (
        <Titled title={label || more.products}>
          <ProductsSection />
        </Titled>
      ) : null;
    case 'SECTION':
      return (
        id && (
          <Suspense fallback={<Skeleton height="160px" />}>
            <CustomSection id={id} label={label} />
          </Suspense>
        )
      );
    case 'DONORS':
      return (
        <Titled title={label || donorWord(campaign.config.donorName, texts.donors)}>
          <DonorFeed />
        </Titled>
      );
  }
}

export function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="campaign-section">
      <h3>
        <bdi>{title}</bdi>
      </h3>
      {children}
    </section>
  );
}
