import { useEffect, useState } from 'react';
import { Icon } from '../../../ui/Icon';
import { useSite } from '../siteContext';
import { upIcon } from './siteIcons';

/** Window heights to scroll before it is shown. */
const FAR = 1.5;

/** Leads to the top of the page (SITE-12). */
export function BackToTop() {
  const { texts } = useSite();
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > window.innerHeight * FAR);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return (
    <a className="site-top-link" href="#top" hidden={!isFar} aria-label={texts.backToTop} title={texts.backToTop}>
      <Icon path={upIcon} />
    </a>
  );
}
