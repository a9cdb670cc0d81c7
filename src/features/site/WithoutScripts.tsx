import type { SitePagesTexts } from '../../i18n/sitePages';
import { useSite } from './siteContext';

/** For visitors who block scripts: how to give, or answer, all the same. */
export function WithoutScripts({ texts, what = 'gift' }: { texts: SitePagesTexts; what?: 'gift' | 'form' }) {
  const { organisation } = useSite();
  const email = organisation.contact?.email;
  return (
    <noscript>
      <p className="site-notice">
        {`${what === 'form' ? texts.noScriptForm : texts.noScript} `}
        {email ? <a href={`mailto:${email}`}>{texts.writeUs(email)}</a> : null}
      </p>
    </noscript>
  );
}
