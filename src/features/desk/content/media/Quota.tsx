import { useDesk } from '../../deskContext';
import { useMediaTexts } from './mediaTexts';
import { writeBytes } from './writeBytes';

/** Space used, of the quota. */
export function Quota({ bytes, most }: { bytes: number; most: number }) {
  const { lang } = useDesk();
  const words = useMediaTexts();
  const said = words.quota(writeBytes(bytes, lang), writeBytes(most, lang));
  const share = Math.min(1, bytes / Math.max(most, 1));
  return (
    <div className="media-quota">
      <p className={share > 0.9 ? 'desk-state-failed' : 'muted'}>{said}</p>
      <meter min={0} max={1} high={0.9} value={share} aria-label={said} />
    </div>
  );
}
