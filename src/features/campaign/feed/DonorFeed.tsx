import { useState } from 'react';
import { donorKey } from '../../../core/campaign';
import { Skeleton } from '../../../ui/Skeleton';
import { useCampaign } from '../campaignContext';
import { useMoreTexts } from '../moreTexts';
import { ReadMore } from '../ReadMore';
import { DonorCard } from './DonorCard';

/** The latest gifts as cards (FEED-01); older ones on demand. */
export function DonorFeed() {
  const { donors, figures, team } = useCampaign();
  const more = useMoreTexts();
  // The number of gifts is known before they load: exactly their space is reserved.
  const count = donors?.length ?? team?.stats.count ?? figures.count;
  if (donors === null && count > 0) {
    return (
      <div className="donors scroll-list">
        <div className="donor-list">
          {Array.from({ length: Math.min(count, 4) }, (_, place) => (
            <Skeleton key={place} height="79px" />
          ))}
        </div>
      </div>
    );
  }
  if (!donors?.length) return <p className="empty">{more.noDonors}</p>;
  return (
    <div className="donors scroll-list">
      <ul className="donor-list">
        {donors.map((donor) => (
          <DonorCard key={donorKey(donor)} donor={donor} />
        ))}
      </ul>
      <OlderDonors key={team?.param} />
    </div>
  );
}

function OlderDonors() {
  const { donors, donorCount, older } = useCampaign();
  const more = useMoreTexts();
  // Hidden donors are counted too: a page without any is the end.
  const [atEnd, setAtEnd] = useState(false);
  if (!older || atEnd || (donors?.length ?? 0) >= donorCount) return null;
  return <ReadMore text={more.moreDonors} read={() => older().then((found) => setAtEnd(!found))} />;
}
