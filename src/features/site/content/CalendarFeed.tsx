import { feedPaths } from '../../../core/site';
import { Icon } from '../../../ui/Icon';
import { useSite } from '../siteContext';
import { calendarIcon } from './contentIcons';
import { useFileAddress } from './useFileAddress';

/** The site's calendar to subscribe to (SYND-01): in one press, or by its address. */
export function CalendarFeed() {
  const { texts, page } = useSite();
  const address = useFileAddress()(feedPaths.calendar);
  const whole = new URL(address, `${page.site.address}/`).href;
  return (
    <p className="calendar-feed">
      <a href={whole.replace(/^https?:/, 'webcal:')}>
        <Icon path={calendarIcon} />
        {texts.calendar.subscribe}
      </a>
      <a href={address}>{texts.calendar.file}</a>
    </p>
  );
}
