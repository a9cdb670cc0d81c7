import { useState } from 'react';
import { donorKey } from '../../../core/campaign';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import { useCampaign } from '../campaignContext';
import { useMoreTexts } from '../moreTexts';
import { DonorCard } from './DonorCard';

/** The latest gifts as cards (FEED-01); older ones on demand. */
export function DonorFeed() {
  const { donors } = useCampaign();
  const more = useMoreTexts();
  if (donors === null) {
    return (
      <div className="donor-list">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} height="76px" />
        ))}
      </div>
    );
  }
  if (donors.length === 0) return <p className="empty">{more.noDonors}</p>;
  return (
    <div className="donors scroll-list">
      <ul className="donor-list">
        {donors.map((donor) => (
          <DonorCard key={donorKey(donor)} donor={donor} />
        ))}
      </ul>
      <OlderDonors />
    </div>
  );
}

function OlderDonors() {
  const { donors, donorCount, element, older } = useCampaign();
  const more = useMoreTexts();
  const [busy, setBusy] = useState(false);
  if (!older || (donors?.length ?? 0) >= donorCount) return null;
  const read = () => {
    setBusy(true);
    older()
      .catch(() => element.notify(element.texts.somethingFailed))
      .finally(() => setBusy(false));
  };
  return (
    <Button variant="secondary" busy={busy} busyText={more.moreDonors} onClick={read}>
      {more.moreDonors}
    </Button>
  );
}
