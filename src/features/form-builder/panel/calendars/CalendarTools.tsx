import { useState } from 'react';
import { lazyView } from '../../../../loading/lazyView';
import { Button } from '../../../../ui/Button';
import { Late } from '../../../../ui/Late';
import { useSaving, useSavingState } from '../../saving/saving';
import type { Choice } from '../useChoices';
import { useCalendarTexts } from './useCalendarTexts';

const CalendarDialog = lazyView(async () => (await import('./CalendarDialog')).CalendarDialog);

interface CalendarToolsProps {
  /** The calendar whose slots can be changed; '' for none, which offers a new one. */
  readonly calendarId: string;
  /** Takes a new calendar. */
  made(calendar: Choice): void;
}

/** Makes a calendar, or changes the slots of one, where there is a server and a right to write (BUILD-95). */
export function CalendarTools(props: CalendarToolsProps) {
  const { token, isReadOnly, subject } = useSaving();
  const formId = useSavingState((state) => state.formId);
  return token && !isReadOnly && !subject ? <Tools {...props} token={token} formId={formId} /> : null;
}

type ToolsProps = CalendarToolsProps & { readonly token: string; readonly formId: string | null };

function Tools({ calendarId, made, token, formId }: ToolsProps) {
  const texts = useCalendarTexts();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  if (formId === null) return calendarId === '' ? <p className="field-hint">{texts.saveFirst}</p> : null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {calendarId === '' ? texts.create : texts.edit}
      </Button>
      {isOpen !== null && (
        <Late>
          <CalendarDialog
            open={isOpen}
            calendarId={calendarId}
            desk={{ token, formId }}
            saved={(calendar) => {
              if (calendarId === '') made(calendar);
              setOpen(false);
            }}
            close={() => setOpen(false)}
          />
        </Late>
      )}
    </>
  );
}
