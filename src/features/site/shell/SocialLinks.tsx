import { socialLinks } from '../../../core/site';
import { Icon } from '../../../ui/Icon';
import { useSite } from '../siteContext';
import { networkIcons, networkNames } from './siteIcons';

/** The organisation's accounts that are configured (SITE-32, SITE-33). */
export function SocialLinks() {
  const { organisation } = useSite();
  const links = socialLinks(organisation.config);
  if (links.length === 0) return null;
  return (
    <ul className="site-socials">
      {links.map(({ network, url }) => (
        <li key={network}>
          <a href={url} target="_blank" rel="noopener" aria-label={networkNames[network]} title={networkNames[network]}>
            <Icon path={networkIcons[network]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
