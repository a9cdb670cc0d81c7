import { mapLinks } from '../../../../core/site';
import type { ContentTexts } from '../../content/contentTexts';
import { Icon } from '../../../../ui/Icon';
import { placeIcon } from '../../content/contentIcons';
import { useOwnWords } from '../../useOwnWords';

/** The place and ways to it (EVT-10): links alone, so that no map service learns of the visit. */
export function EventMap({ address, texts }: { address: string; texts: ContentTexts['events'] }) {
  const own = useOwnWords();
  if (!address.trim()) return <p className="muted">{texts.noPlace}</p>;
  const links = mapLinks(address);
  const services = [
    ['OpenStreetMap', links.openStreetMap],
    ['Google Maps', links.google],
    ['Waze', links.waze],
  ] as const;
  return (
    <div className="event-map">
      <address className="fact">
        <Icon path={placeIcon} />
        <span {...own()}>{address}</span>
      </address>
      <p className="event-ways" id="ways">
        {texts.directions}
      </p>
      <ul className="chips" aria-labelledby="ways">
        <li className="on-phones">
          <a className="chip" href={links.geo}>
            {texts.phoneMap}
          </a>
        </li>
        {services.map(([name, href]) => (
          <li key={name}>
            <a className="chip" href={href} aria-label={texts.openIn(name)} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
