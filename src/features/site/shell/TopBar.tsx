import { socialLinks } from '../../../core/site';
import { Icon } from '../../../ui/Icon';
import { useSite } from '../siteContext';
import { mailIcon, phoneIcon } from './siteIcons';
import { SocialLinks } from './SocialLinks';
import { telephone } from './telephone';

/** Telephone, mail and networks, above the menu (SITE-32). On a phone they stand in the footer alone. */
export function TopBar() {
  const { organisation, texts } = useSite();
  const { tel, email } = organisation.contact ?? {};
  if (!tel && !email && socialLinks(organisation.config).length === 0) return null;
  return (
    <aside className="site-topbar" aria-label={texts.contact}>
      <div className="site-inner">
        {tel && (
          <a href={telephone(tel)}>
            <Icon path={phoneIcon} />
            <bdi dir="ltr">{tel}</bdi>
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`}>
            <Icon path={mailIcon} />
            <bdi dir="ltr">{email}</bdi>
          </a>
        )}
        <SocialLinks />
      </div>
    </aside>
  );
}
