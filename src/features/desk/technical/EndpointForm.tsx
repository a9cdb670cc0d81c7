import { useState } from 'react';
import type { OutgoingType } from '../../../contract/endpoints';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { TextInput } from '../../../ui/fields/TextInput';
import { DeskError } from '../deskClient';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { useWork } from '../useWork';
import { withProblems } from '../withProblems';
import { useTechnicalTexts } from './technicalTexts';

interface EndpointFormProps {
  readonly url: string;
  readonly events: readonly OutgoingType[];
  readonly submit: string;
  /** Whether the button is as wide as the fields, as in dialogs. */
  readonly wide?: boolean;
  onSave(url: string, events: OutgoingType[]): Promise<void>;
}

/** The address that events are posted to, and which ones. */
export function EndpointForm({ url: given, events: chosen, submit, wide = false, onSave }: EndpointFormProps) {
  const { texts } = useDesk();
  const { webhooks: words } = useTechnicalTexts();
  const [url, setUrl] = useState(given);
  const [events, setEvents] = useState(chosen);
  const [isEmpty, setEmpty] = useState(false);
  const { busy, error, run } = useWork();
  const save = () => {
    setEmpty(events.length === 0);
    if (events.length > 0) void run(() => onSave(url.trim(), [...events]));
  };
  const isWrong = error instanceof DeskError && error.issues.some(({ path }) => path === 'url');
  return (
    <DeskForm
      texts={withProblems(texts, words.problems)}
      submit={submit}
      busy={busy}
      error={isWrong ? null : error}
      wide={wide}
      onSubmit={save}
    >
      <TextInput
        label={words.url}
        hint={words.urlHint}
        error={isWrong ? words.urlWrong : undefined}
        announce
        type="url"
        required
        maxLength={2048}
        autoComplete="off"
        dir="ltr"
        value={url}
        onValue={setUrl}
      />
      <fieldset className="field" aria-describedby={isEmpty ? 'no-events' : undefined}>
        <legend className="label legend">{words.which}</legend>
        {(Object.keys(words.events) as OutgoingType[]).map((event) => (
          <Checkbox
            key={event}
            label={words.events[event]}
            checked={events.includes(event)}
            onValue={(isOn) => setEvents(isOn ? [...events, event] : events.filter((one) => one !== event))}
          />
        ))}
        {isEmpty && (
          <p id="no-events" className="field-error" role="alert">
            {words.noEvents}
          </p>
        )}
      </fieldset>
    </DeskForm>
  );
}
