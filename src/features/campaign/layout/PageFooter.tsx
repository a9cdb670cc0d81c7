import { Logo } from '../../../ui/Logo';
import { safeLink } from '../../../ui/safeLink';
import { useCampaign } from '../campaignContext';
import { useMoreTexts } from '../moreTexts';

/** Contact and legal links (CAMP-02). Embedded, nothing here leads away from the page (CAMP-10). */
export function PageFooter() {
  const { campaign, element, embed, organisation } = useCampaign();
  const more = useMoreTexts();
  const { logo, phone, email, url, terms, privacy } = campaign.config.cobrand ?? {};
  const item = (address: string | undefined, text: string) => {
    const href = address && safeLink(address, element.settings.apiHost);
    return href ? [{ href, text }] : [];
  };
  const items = [
    ...item(phone && `tel:${phone.replace(/[^\d+]/g, '')}`, phone ?? ''),
    ...item(email && `mailto:${email}`, email ?? ''),
    ...(embed ? [] : item(url, more.website)),
    ...item(terms, more.terms),
    ...item(privacy, more.privacy),
  ];
  return (
    <footer className="campaign-footer">
      <div className="brands">
        <Logo address={logo} base={element.settings.apiHost} className="campaign-logo" size={40} />
        <p className="muted">
          <bdi>{more.organisedBy(organisation.name)}</bdi>
        </p>
      </div>
      {items.length > 0 && (
        <ul className="footer-links">
          {items.map(({ href, text }) => (
            <li key={href}>
              <a href={href} target={/^(tel|mailto):/.test(href) ? undefined : '_blank'} rel="noopener">
                <bdi>{text}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      {!embed && (
        <button type="button" className="button button-quiet" onClick={() => element.host.scrollIntoView()}>
          {more.toTop}
        </button>
      )}
    </footer>
  );
}
