import { zoneCity } from '../../../../core/calendar';
import { isFormOpen } from '../../../../core/form';
import { timeZoneOf } from '../../../../core/organisation';
import { useElement } from '../../../../runtime/context';
import { TextInput } from '../../../../ui/fields/TextInput';
import { type EditorProps, textOf } from '../editorProps';
import { localMoment } from './localMoment';
import { useSettingsTexts } from '../../run/settingsTexts';

/** A day, or a moment of it, on the clock of the organisation. */
export function MomentEditor({ label, value, set }: EditorProps) {
  const { organisation, clock } = useElement();
  const texts = useSettingsTexts();
  const zone = timeZoneOf(organisation);
  const written = textOf(value);
  const { day, time } = localMoment(written, zone);
  const write = (nextDay: string, nextTime: string) =>
    set(nextDay === '' ? undefined : nextTime === '' ? nextDay : `${nextDay}T${nextTime}`);
  const isOver = day !== '' && !isFormOpen({ active: true, expireAt: written }, clock.now(), organisation);
  return (
    <div className="settings-moment">
      <TextInput type="date" label={label} value={day} onValue={(next) => write(next, time)} />
      <TextInput
        type="time"
        label={texts.time}
        value={time}
        disabled={day === ''}
        onValue={(next) => write(day, next)}
      />
      <p className={isOver ? 'settings-warning' : 'field-hint'}>{isOver ? texts.isOver : texts.zone(zoneCity(zone))}</p>
    </div>
  );
}
