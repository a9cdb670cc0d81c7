import { ADDRESS, configText, townLine } from '../../../core/organisation';
import { pagePath } from '../../../core/site';
import { Icon } from '../../../ui/Icon';
import { Logo } from '../../../ui/Logo';
import { useSite } from '../siteContext';
import { BackToTop } from './BackToTop';
import { NewsletterBox } from './NewsletterBox';
import { mailIcon, phoneIcon, placeIcon } from './siteIcons';
import { SocialLinks } from './SocialLinks';
import { telephone } from './telephone';

/** The organisation, how to reach it, its legal pages and latest articles (SITE-33). */
export function Footer() {
  const { page, organisation, texts, href, apiHost } = useSite();
  const { name, contact, config } = organisation;
  const person = [contact?.prenom, contact?.nom].filter(Boolean).join(' ');
  const legal = [
    { text: texts.terms, url: configText(config, 'legal.terms.url') },
    { text: texts.privacy, url: configText(config, 'legal.privacy.url') },
    { text: texts.receipts, url: configText(config, 'cerfa.export.url') },
  ].filter(({ url }) => url && ADDRESS.test(url));
  return (
    <footer className="site-footer">
      <div className="site-inner site-columns">
        <div className="site-about">
          <Logo address={organisation.logo} base={apiHost} className="site-logo" size={56} />
          <p className="site-footer-name">
            <bdi>{name}</bdi>
          </p>
          <Place />
          <SocialLinks />
        </div>
        {(person || contact?.tel || contact?.email) && (
          <div>
            <h2>{texts.contact}</h2>
            <ul>
              {person && (
                <li>
                  <bdi>{person}</bdi>
                </li>
              )}
              {contact?.tel && (
                <li>
                  <a href={telephone(contact.tel)}>
                    <Icon path={phoneIcon} />
                    <bdi dir="ltr">{contact.tel}</bdi>
                  </a>
                </li>
              )}
              {contact?.email && (
                <li>
                  <a href={`mailto:${contact.email}`}>
                    <Icon path={mailIcon} />
                    <bdi dir="ltr">{contact.email}</bdi>
                  </a>
                </li>
              )}
            </ul>
          </div>
        )}
        {page.site.articles.length > 0 && (
          <div>
            <h2>{texts.articles}</h2>
            <ul>
              {page.site.articles.map(({ _id, title }) => (
                <li key={_id}>
                  <a href={href(pagePath('ARTICLE', _id))}>
                    <bdi>{title}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {legal.length > 0 && (
          <div>
            <h2>{texts.information}</h2>
            <ul>
              {legal.map(({ text, url }) => (
                <li key={text}>
                  <a href={href(url)}>{text}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <NewsletterBox />
      </div>
      <p className="site-rights site-inner">{texts.rights(page.site.today.slice(0, 4), rightsHolder(config, name))}</p>
      <BackToTop />
    </footer>
  );
}

/** Name in the copyright notice (SITE-34): the operating company where one is configured. */
const rightsHolder = (config: Readonly<Record<string, unknown>>, name: string) =>
  configText(config, 'site.copyright') || name;

function Place() {
  const { organisation } = useSite();
  const lines = [organisation.adresse, townLine(organisation)].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <address>
      <Icon path={placeIcon} />
      <span>
        {lines.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </span>
    </address>
  );
}
