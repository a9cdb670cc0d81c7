import { useState } from 'react';
import { Icon } from '../Icon';
import { playIcon } from './mediaIcons';

interface VideoEmbedProps {
  youtubeId: string;
  /** Name of the video, for screen readers. */
  title: string;
  playText: string;
}

/** Host of videos: YouTube's, unless the page names another one with the same ids (CALL-32). */
function videoAddress(id: string): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="orgkit-video"]')?.content ?? '';
  const base = /^https?:\/\//.test(named) ? named : 'https://www.youtube-nocookie.com/embed/';
  return `${base}${encodeURIComponent(id)}?autoplay=1&rel=0`;
}

/** A YouTube video that asks nothing of YouTube before the visitor presses play. Its looks are in `contentStyles`. */
export function VideoEmbed({ youtubeId, title, playText }: VideoEmbedProps) {
  const [playing, setPlaying] = useState(false);
  if (!playing) {
    return (
      <button type="button" className="video" onClick={() => setPlaying(true)}>
        <span className="video-face">
          <Icon path={playIcon} />
          {playText}
        </span>
      </button>
    );
  }
  return (
    <div className="video">
      <iframe
        src={videoAddress(youtubeId)}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        autoFocus
      />
    </div>
  );
}
