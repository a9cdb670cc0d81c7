import { use } from 'react';
import { formWaitingTexts } from '../../../../i18n/formWaiting';
import { textsOnce } from '../../../../i18n/textsOnce';
import { lastingTexts } from '../../../../loading/lastingTexts';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { Select } from '../../../../ui/fields/Select';
import { TextInput } from '../../../../ui/fields/TextInput';
import { Notice } from '../../../../ui/Notice';
import { useForm } from '../../run/formRun';
import { useWaiting } from './useWaiting';
import { ANY } from './waitOptions';
import type { WaitProps } from './waitProps';

/** Not one of the form around: neither Enter nor its checks reach it. */
const APART = { form: '' };

const waitingTexts = lastingTexts(textsOnce(formWaitingTexts));

/** Asks who waits, and for what (WAIT-02). */
export function WaitDialog(props: WaitProps) {
  const { full, formats } = props;
  const { element } = useForm();
  const texts = use(waitingTexts(element.lang));
  const waiting = useWaiting({ ...props, texts });
  const { options, day, slot, name, email, state, failure, problems } = waiting;
  if (state === 'sent')
    return (
      <Dialog open title={texts.title} closeText={texts.close} onClose={waiting.close}>
        <div className="stack">
          <Notice tone="success" role="status" title={texts.doneTitle}>
            {texts.doneText(email)}
          </Notice>
          {full.length > 1 && <Button variant="secondary" onClick={waiting.again} children={texts.again} />}
          <Button onClick={waiting.close} children={texts.close} />
        </div>
      </Dialog>
    );
  const { fullDays } = options;
  const dayOptions = [
    ...(fullDays.length > 1 ? [{ value: ANY, label: texts.anyDay(fullDays.length) }] : []),
    ...options.days.map((value) => ({ value, label: formats.day(value) })),
  ];
  const slotOptions = [
    ...(fullDays.includes(day) ? [{ value: '', label: texts.anyTime }] : []),
    ...options.slotsOf(day).map((one) => ({ value: one.slot, label: formats.time(one.at) })),
  ];
  return (
    <Dialog open title={texts.title} closeText={texts.close} onClose={waiting.close}>
      <div
        className="stack"
        onKeyDown={({ key, target }) => key === 'Enter' && target instanceof HTMLInputElement && waiting.send()}
      >
        <p>{texts.text}</p>
        <Select {...APART} label={texts.day} value={day} options={dayOptions} onValue={waiting.setDay} />
        {day !== ANY && (
          <Select {...APART} label={texts.time} value={slot} options={slotOptions} onValue={waiting.setSlot} />
        )}
        <TextInput
          {...APART}
          label={texts.name}
          autoComplete="name"
          maxLength={100}
          required
          error={problems.name}
          value={name}
          onValue={waiting.setName}
        />
        <TextInput
          {...APART}
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          dir="ltr"
          required
          error={problems.email}
          value={email}
          onValue={waiting.setEmail}
        />
        {failure !== null && <Notice tone="danger" role="alert" title={failure} />}
        <p className="muted">{texts.consent(element.organisation.name)}</p>
        <Button busy={state === 'sending'} busyText={texts.sending} onClick={waiting.send} children={texts.submit} />
      </div>
    </Dialog>
  );
}
