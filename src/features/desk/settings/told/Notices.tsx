import type { ReactNode } from 'react';
import type { Member } from '../../../../contract/desk/members';
import type { OwnOrganisation } from '../../../../contract/organisations/ownOrganisation';
import { formNewsOf, giftNewsOf } from '../../../../core/organisation';
import { Card } from '../../../../ui/Card';
import { DeskLink } from '../../DeskLink';
import { sectionPath } from '../../sectionPlace';
import { useSettingsTexts } from '../settingsTexts';
import { Told } from './Told';
import { useToldTexts } from './toldTexts';

interface NoticesProps {
  readonly settings: OwnOrganisation;
  readonly members: readonly Member[];
}

/** Each kind of notice: who is told, and where that is changed. */
export function Notices({ settings, members }: NoticesProps) {
  const words = useToldTexts();
  const { whens } = useSettingsTexts();
  const { when, to } = giftNewsOf(settings);
  const ofGifts = when === 'never' ? [] : to;
  const replies = settings.contact?.email;
  const owners = members.filter(({ role }) => role === 'owner').map(({ email }) => email);
  const told = (addresses: readonly string[]) => <Told to={addresses} members={members} />;
  const link = (text: string, ...place: readonly string[]) => (
    <p>
      <DeskLink to={sectionPath(settings.id, ...place)}>{text}</DeskLink>
    </p>
  );
  const { kinds } = words;
  return (
    <Card className="desk-card stack">
      <h2>{words.all}</h2>
      <ul className="desk-list">
        <Kind {...kinds.money}>
          {when !== 'never' && <p>{whens[when]}</p>}
          {told(ofGifts)}
        </Kind>
        <Kind {...kinds.failed}>{told(ofGifts)}</Kind>
        <Kind {...kinds.forms}>{told(formNewsOf(settings))}</Kind>
        <Kind {...kinds.replies}>
          {told(replies ? [replies] : [])}
          {link(words.change.contact, 'settings')}
        </Kind>
        <Kind {...kinds.waiting}>{link(words.change.bookings, 'bookings')}</Kind>
        <Kind {...kinds.deletion}>
          {told(owners)}
          {link(words.change.people, 'people')}
        </Kind>
        <Kind {...kinds.account} />
        <Kind {...kinds.programs}>{link(words.change.programs, 'settings', 'programs')}</Kind>
      </ul>
    </Card>
  );
}

function Kind({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <li className="desk-row">
      <div className="desk-row-text">
        <h3>{title}</h3>
        <p className="muted">{text}</p>
        {children}
      </div>
    </li>
  );
}
