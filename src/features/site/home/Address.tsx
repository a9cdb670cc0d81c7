import { townLine } from '../../../core/organisation';
import { mapLinks } from '../../../core/site';
import { Icon } from '../../../ui/Icon';
import { placeIcon } from '../content/contentIcons';
import { useSite } from '../siteContext';
import { useOwnWords } from '../useOwnWords';
import type { HomeTexts } from './homeTexts';

/** The organisation's address, with directions: above the fold for first-time visitors (HOME-07). */
export function Address({ texts }: { texts: HomeTexts['home'] }) {
  const { organisation } = useSite();
  const { adresse } = organisation;
  const own = useOwnWords();
  const town = townLine(organisation);
  if (!adresse) return null;
  return (
    <section className="home-address">
      <h2>{texts.address}</h2>
      <address className="fact">
        <Icon path={placeIcon} />
        <span {...own()}>
          {adresse}
          {town && <br />}
          {town}
        </span>
      </address>
      <a
        href={mapLinks([adresse, town].filter(Boolean).join(', ')).openStreetMap}
        target="_blank"
        rel="noopener noreferrer"
      >
        {texts.directions}
      </a>
    </section>
  );
}
