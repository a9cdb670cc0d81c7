import { useState } from 'react';
import { isClosed } from '../../../../client/apiError';
import { timeZoneOf } from '../../../../core/organisation';
import { isEmail } from '../../../../core/text';
import type { FormWaitingTexts } from '../../../../i18n/formWaiting';
import { useForm } from '../../run/formRun';
import { sendWait, type Outcome } from './sendWait';
import { ANY, firstDay, waitOptions } from './waitOptions';
import type { WaitProps } from './waitProps';

/** What was typed lasts as long as the form: the dialog may be closed by mistake. */
const kept = new WeakMap<object, { name: string; email: string }>();

function typedIn(form: object) {
  const typed = kept.get(form) ?? { name: '', email: '' };
  kept.set(form, typed);
  return typed;
}

/** What was typed to wait, what is wrong with it, and what came of it. */
export function useWaiting(asked: WaitProps & { readonly texts: FormWaitingTexts }) {
  const { calendarId, formId, full, free, day: lookedAt, texts, onFree, onClose } = asked;
  const form = useForm();
  const { element } = form;
  const typed = typedIn(form);
  const { lang, client, signal, organisation } = element;
  const options = waitOptions(full, free, timeZoneOf(organisation));
  const [day, setDay] = useState(() => firstDay(options, lookedAt));
  const [chosen, setSlot] = useState('');
  const [name, setName] = useState(typed.name);
  const [email, setEmail] = useState(typed.email);
  const [isTried, setTried] = useState(false);
  const [state, setState] = useState<'open' | 'sending' | Outcome>('open');
  const [isOld, setOld] = useState(false);
  const slots = options.slotsOf(day);
  // A day that is not full has no "any time".
  const first = options.fullDays.includes(day) ? '' : (slots[0]?.slot ?? '');
  const slot = slots.some((one) => one.slot === chosen) ? chosen : first;

  const isRight = isEmail(email.trim());
  const problems = {
    name: isTried && name.trim() === '' ? texts.needed : undefined,
    email: (isTried && !isRight) || state === 'invalid' ? texts.invalid : undefined,
  };

  async function post(): Promise<void> {
    setTried(true);
    if (name.trim() === '' || !isRight || state === 'sending') return;
    const days = day === ANY ? options.fullDays.slice(0, 31) : [day];
    const wanted = slot === '' ? { days: [...days] } : { slot };
    setState('sending');
    const who = { formId, name: name.trim(), email: email.trim(), lang };
    const outcome = await sendWait(client, calendarId, { ...who, ...wanted }, signal).catch((error: unknown) => ({
      failure: isClosed(error) ? element.texts.closed : texts.failed,
    }));
    if (signal.aborted) return;
    setState(outcome);
    if (outcome === 'gone' || (typeof outcome === 'object' && 'isOld' in outcome && outcome.isOld)) setOld(true);
  }

  return {
    ...{ options, day, slot, name, email, state, problems, setDay, setSlot },
    failure: state === 'gone' ? texts.gone : typeof state === 'object' ? state.failure : null,
    setName(next: string) {
      typed.name = next;
      setName(next);
    },
    setEmail(next: string) {
      typed.email = next;
      setEmail(next);
      if (state === 'invalid') setState('open');
    },
    send: () => void post(),
    again: () => setState('open'),
    close() {
      // Only now: the calendar read anew may have nothing to wait for, and this would be gone before it was read.
      if (isOld) onFree();
      onClose();
    },
  };
}
