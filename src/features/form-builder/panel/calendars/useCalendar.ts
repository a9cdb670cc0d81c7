import { useEffect, useState } from 'react';
import {
  createFormCalendar,
  type FormCalendar,
  getFormCalendar,
  updateFormCalendar,
} from '../../../../contract/forms/formCalendars';
import { ApiError } from '../../../../client/apiError';
import { isTaken } from '../../saving/isTaken';
import { useElement } from '../../../../runtime/context';
import type { Edits } from './slotEdits';

/** Token and form that calls are made with. */
export interface CalendarDesk {
  readonly token: string;
  readonly formId: string;
}

const fresh: FormCalendar = { id: '', label: '', slots: [], hours: 0, waitingList: false, editable: true };

/** A calendar as the server has it; an empty one without an id. */
export function useCalendar({ token, formId }: CalendarDesk, calendarId: string) {
  const { client, signal } = useElement();
  const [read, setRead] = useState<FormCalendar | 'failed' | null>(calendarId === '' ? fresh : null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (calendarId === '') return;
    let isWanted = true;
    client.call(getFormCalendar, { params: { formId, calendarId }, token, signal, quiet: true }).then(
      ({ data }) => isWanted && setRead(data),
      () => isWanted && setRead('failed'),
    );
    return () => void (isWanted = false);
  }, [client, signal, token, formId, calendarId, round]);
  const retry = () => {
    setRead(null);
    setRound(round + 1);
  };
  const state = read === null ? 'loading' : read === 'failed' ? 'failed' : 'ready';
  return { calendar: read === 'failed' ? null : read, state, retry } as const;
}

/** The result of saving: the calendar, or the code of the refusal ('' where no answer came) and the slots that it names. */
type Saved = { readonly calendar: FormCalendar } | { readonly code: string; readonly slots: readonly string[] };

/** Saves a calendar. The id of a new one is known before, so that sending again after a lost answer makes no second one. */
export function useSaveCalendar({ token, formId }: CalendarDesk) {
  const { client, signal } = useElement();
  const call = { token, signal, quiet: true };
  return async (id: string, isNew: boolean, { label, added, removed }: Edits): Promise<Saved> => {
    const add = [...added.values()].map(({ start, seats }) => ({ start, seats }));
    const change = () =>
      client.call(updateFormCalendar, {
        ...call,
        params: { formId, calendarId: id },
        body: { label: label.trim(), add, remove: [...removed] },
      });
    try {
      const make = () =>
        client.call(createFormCalendar, { ...call, params: { formId }, body: { id, label: label.trim(), slots: add } });
      const answer = await (isNew
        ? make().catch((error: unknown) => {
            if (!isTaken(error)) throw error;
            return change();
          })
        : change());
      if (answer.success) return { calendar: answer.data };
      return { code: answer.code ?? '', slots: answer.issues?.map(({ path }) => path) ?? [] };
    } catch (failure) {
      return { code: failure instanceof ApiError && failure.status === 403 ? 'scope' : '', slots: [] };
    }
  };
}
