import { Dialog } from '../../../ui/Dialog';
import { VideoEmbed } from '../../../ui/media/VideoEmbed';
import { useMoreTexts } from '../moreTexts';

/** The campaign's video above the page (CAMP-03). */
export function VideoDialog({ video, onClose }: { video: string; onClose(): void }) {
  const more = useMoreTexts();
  return (
    <Dialog open title={more.video} closeText={more.close} onClose={onClose}>
      <VideoEmbed youtubeId={video} title={more.video} playText={more.play} />
    </Dialog>
  );
}
