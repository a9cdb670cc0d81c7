import { useEffect, useState } from 'react';
import type { Language } from '../contract/terms/languages';
import { loadTexts } from '../i18n/catalogue';
import { common as frenchTexts } from '../i18n/common/fr';
import { siteTexts, type SiteTexts } from '../i18n/site';
import type { OrgkitElement } from '../runtime/shell/definition';
import { ErrorScreen } from '../runtime/shell/ErrorScreen';
import { languageAround } from '../runtime/shell/languageAround';

interface SiteFailureProps {
  readonly host: OrgkitElement;
  readonly error: Error;
  /** Language of the page or the element, where it is known. */
  readonly lang: Language | undefined;
  readonly theme: string;
}

/** The failure in the visitor's language (SITE-08); in French if its texts fail to load as well. */
export function SiteFailure({ host, error, lang, theme }: SiteFailureProps) {
  const [texts, setTexts] = useState<SiteTexts['failure'] | null>(null);
  const [spoken] = useState(() => lang ?? languageAround(host) ?? 'fr');
  useEffect(() => {
    let wanted = true;
    const show = (found: SiteTexts['failure'], shown: Language) => {
      if (!wanted) return;
      setTexts(found);
      host.present(theme, shown, '');
    };
    loadTexts(siteTexts, spoken).then(
      ({ failure }) => show(failure, spoken),
      () => show(frenchTexts, 'fr'),
    );
    return () => void (wanted = false);
  }, [host, theme, spoken]);
  return texts && <ErrorScreen error={error} texts={texts} />;
}
