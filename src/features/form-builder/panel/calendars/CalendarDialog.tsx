import { useRef, useState } from 'react';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { Notice } from '../../../../ui/Notice';
import { Skeleton } from '../../../../ui/Skeleton';
import { useStyles } from '../../../../ui/useStyles';
import { useElement } from '../../../../runtime/context';
import type { Choice } from '../useChoices';
import { CalendarForm } from './CalendarForm';
import calendarsCss from './calendars.css';
import { type CalendarDesk, useCalendar } from './useCalendar';
import { useCalendarTexts } from './useCalendarTexts';

interface CalendarDialogProps {
  readonly open: boolean;
  /** '' makes a new one. */
  readonly calendarId: string;
  readonly desk: CalendarDesk;
  saved(calendar: Choice): void;
  close(): void;
}

/** A calendar of the organisation with its slots (BUILD-95). */
export function CalendarDialog({ open, calendarId, desk, saved, close }: CalendarDialogProps) {
  const texts = useCalendarTexts();
  const isTouched = useRef(false);
  const [asks, setAsks] = useState(false);
  const leave = () => {
    isTouched.current = false;
    setAsks(false);
    close();
  };
  return (
    <Dialog
      open={open}
      title={calendarId === '' ? texts.create : texts.edit}
      closeText={texts.cancel}
      onClose={() => (isTouched.current ? setAsks(true) : leave())}
    >
      {asks && (
        <Notice
          tone="warning"
          role="alert"
          title={texts.leave}
          action={
            <div className="builder-actions">
              <Button variant="secondary" onClick={leave} children={texts.leaveNow} />
              <Button onClick={() => setAsks(false)} children={texts.stay} />
            </div>
          }
        />
      )}
      <Loaded
        {...{ calendarId, desk }}
        touched={() => (isTouched.current = true)}
        saved={(calendar) => {
          saved(calendar);
          leave();
        }}
      />
    </Dialog>
  );
}

interface LoadedProps extends Pick<CalendarDialogProps, 'calendarId' | 'desk' | 'saved'> {
  touched(): void;
}

function Loaded({ calendarId, desk, touched, saved }: LoadedProps) {
  const texts = useCalendarTexts();
  const { texts: common } = useElement();
  const place = useRef<HTMLDivElement>(null);
  const { calendar, state, retry } = useCalendar(desk, calendarId);
  useStyles(place, calendarsCss);
  return (
    <div ref={place} className="panel-fields">
      {state === 'loading' && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton height="240px" />
        </div>
      )}
      {state === 'failed' && (
        <Notice
          tone="danger"
          title={texts.notLoaded}
          action={<Button variant="secondary" onClick={retry} children={common.retry} />}
        />
      )}
      {calendar && <CalendarForm {...{ calendar, desk, touched, saved }} />}
    </div>
  );
}
