import type { ContentTexts } from '../../content/contentTexts';
import { Icon } from '../../../../ui/Icon';
import { mailIcon, phoneIcon } from '../../content/contentIcons';
import { useSite } from '../../siteContext';
import { ContactForm } from './ContactForm';

interface EventContactProps {
  /** Its name. */
  readonly event: string;
  readonly texts: ContentTexts['contact'];
}

/** Ways to ask the organisation about an event (EVT-10); without scripts its address and number alone. */
export function EventContact({ event, texts }: EventContactProps) {
  const { contact } = useSite().organisation;
  const { email = '', tel = '' } = contact ?? {};
  if (!email && !tel) return <p className="muted">{texts.noWay}</p>;
  return (
    <div className="event-contact">
      <ul className="chips">
        {email && (
          <li>
            <a className="chip" href={`mailto:${email}`} aria-label={`${texts.write} – ${email}`}>
              <Icon path={mailIcon} />
              <bdi>{email}</bdi>
            </a>
          </li>
        )}
        {tel && (
          <li>
            <a className="chip" href={`tel:${tel.replace(/[^\d+]/g, '')}`} aria-label={`${texts.call} – ${tel}`}>
              <Icon path={phoneIcon} />
              <bdi>{tel}</bdi>
            </a>
          </li>
        )}
      </ul>
      {email && <ContactForm event={event} to={email} texts={texts} />}
    </div>
  );
}
