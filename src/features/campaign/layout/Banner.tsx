import { useState } from 'react';
import { lazyView } from '../../../loading/lazyView';
import { Late } from '../../../ui/Late';
import type { CampaignConfig } from '../../../contract/campaigns/campaigns';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { playIcon } from '../../../ui/media/mediaIcons';
import { safeLink } from '../../../ui/safeLink';
import { Skeleton } from '../../../ui/Skeleton';
import { youtubeId } from '../../../ui/media/youtubeId';
import { useCampaign } from '../campaignContext';
import { useMoreTexts } from '../moreTexts';

const Carousel = lazyView(async () => (await import('../../../ui/media/Carousel')).Carousel);
const VideoDialog = lazyView(async () => (await import('./VideoDialog')).VideoDialog);

/** Pictures for one width, with the other width's as fallback (CAMP-03). ALD campaigns may have one of their own. */
function picturesOf(config: CampaignConfig, type: 'MOBILE' | 'DESKTOP', base: string): string[] {
  const all = config.banners ?? [];
  const own = all.filter((banner) => banner.type === type);
  const addresses = (own.length > 0 ? own : all).map(({ image }) => image);
  if (addresses.length === 0 && config.template === 'ALD' && config.metaImage) addresses.push(config.metaImage);
  return addresses.flatMap((image) => safeLink(image, base) ?? []);
}

/** The campaign's pictures, turning every 5 seconds, and its video (CAMP-03). */
export function Banner({ base }: { base: string }) {
  const { config } = useCampaign().campaign;
  const more = useMoreTexts();
  const [watching, setWatching] = useState(false);
  const desktop = picturesOf(config, 'DESKTOP', base);
  const mobile = picturesOf(config, 'MOBILE', base);
  const video = youtubeId(config['banners.youtube'] ?? '') ?? youtubeId(config.metaVideo ?? '');
  if (desktop.length === 0 && !video) return null;
  return (
    <div className="campaign-banners">
      {desktop.length > 0 && (
        <>
          <div className="campaign-banner campaign-banner-wide">
            <Pictures images={desktop} />
          </div>
          <div className="campaign-banner campaign-banner-narrow">
            <Pictures images={mobile} />
          </div>
        </>
      )}
      {video && (
        <div className={desktop.length > 0 ? 'campaign-watch campaign-watch-over' : 'campaign-watch'}>
          <Button variant="secondary" onClick={() => setWatching(true)}>
            <Icon path={playIcon} />
            {more.watch}
          </Button>
          {watching && (
            <Late>
              <VideoDialog video={video} onClose={() => setWatching(false)} />
            </Late>
          )}
        </div>
      )}
    </div>
  );
}

function Pictures({ images }: { images: readonly string[] }) {
  const { element } = useCampaign();
  const more = useMoreTexts();
  const [only] = images;
  if (images.length === 1) return <img src={only} alt="" width="1280" height="333" decoding="async" />;
  return (
    <Late fallback={<Skeleton height="100%" />}>
      <Carousel images={images} direction={element.direction} texts={{ ...more, label: more.banners }} />
    </Late>
  );
}
