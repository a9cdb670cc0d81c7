import { useRef } from 'react';
import { mailLink } from '../../../core/site';
import type { ContentTexts } from './contentTexts';
import { copyText } from '../../../ui/copyText';
import { Icon } from '../../../ui/Icon';
import { useSite } from '../siteContext';
import { linkIcon, mailIcon } from './contentIcons';

const WHATSAPP = 'WhatsApp';

interface ShareLinksProps {
  readonly title: string;
  readonly texts: ContentTexts['share'];
}

/** Ways to pass a page on: nobody is told of it before the visitor presses. Nothing on a page that is not to be shared. */
export function ShareLinks({ title, texts }: ShareLinksProps) {
  const { page, notify } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const address = page.site.canonical;
  if (!address) return null;
  const copy = async () => notify((await copyText(address, place.current)) ? texts.copied : address);
  return (
    <div className="share" ref={place}>
      <p className="share-title">{texts.label}</p>
      <ul>
        <li>
          <a
            className="chip"
            href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {WHATSAPP}
          </a>
        </li>
        <li>
          <a className="chip" href={mailLink('', title, address)}>
            <Icon path={mailIcon} />
            {texts.mail}
          </a>
        </li>
        <li className="with-scripts">
          <button type="button" className="chip" onClick={() => void copy()}>
            <Icon path={linkIcon} />
            {texts.copy}
          </button>
        </li>
      </ul>
    </div>
  );
}
