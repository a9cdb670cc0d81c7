import { useCallback, useState } from 'react';
import {
  getOwnOrganisation,
  updateOrganisation,
  type OwnOrganisation,
} from '../../../../contract/organisations/ownOrganisation';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { Checkbox } from '../../../../ui/fields/Checkbox';
import { FieldError } from '../../../../ui/fields/Field';
import { Select } from '../../../../ui/fields/Select';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useDesk } from '../../deskContext';
import { DeskForm } from '../../DeskForm';
import { ResetButton, Unsaved } from '../../editing/marks';
import { Met } from '../../editing/Met';
import { useAskBeforeLeaving } from '../../editing/useAskBeforeLeaving';
import { useEdits } from '../../editing/useEdits';
import { Loaded } from '../../Loaded';
import { useLoaded } from '../../useLoaded';
import { placeKeys, readPlace, writePlace, type PlaceKey } from './placeValues';
import { readDegrees } from './readDegrees';
import { useTimesTexts } from './timesTexts';

interface PlaceCardProps {
  readonly organisation: string;
  /** After it was saved: other times are computed by then. */
  onSaved(): void;
}

/** Place and customs for computing an organisation's times (DESK-103). Owners only. */
export function PlaceCard({ organisation, onSaved }: PlaceCardProps) {
  const { call } = useDesk();
  const load = useCallback(async () => (await call(getOwnOrganisation, { organisation })).data, [call, organisation]);
  const settings = useLoaded(load);
  return (
    <Loaded list={settings}>
      {(found) => <PlaceForm settings={found} reload={load} take={settings.set} onSaved={onSaved} />}
    </Loaded>
  );
}

interface PlaceFormProps extends Pick<PlaceCardProps, 'onSaved'> {
  readonly settings: OwnOrganisation;
  reload(): Promise<OwnOrganisation>;
  take(settings: OwnOrganisation): void;
}

const bounds: Readonly<Partial<Record<PlaceKey, readonly [number, number]>>> = {
  lat: [-90, 90],
  long: [-180, 180],
  angle: [4, 12],
};

function PlaceForm({ settings, reload, take, onSaved }: PlaceFormProps) {
  const { texts, call, notify } = useDesk();
  const { place: words, ...others } = useTimesTexts();
  const [isLost, setLost] = useState(false);
  const edits = useEdits<OwnOrganisation, PlaceKey>({
    ...{ record: settings, keys: placeKeys, read: readPlace, reload, take },
    async write({ id, version }, changed) {
      const body = { ...writePlace(changed), version };
      return (await call(updateOrganisation, { organisation: id, params: { orgId: id }, body })).data;
    },
  });
  useAskBeforeLeaving(edits.isEdited);
  const text = (key: PlaceKey) => String(edits.valueOf(key));
  const isWrong = (key: PlaceKey) => {
    const [least, most] = bounds[key] ?? [0, 0];
    const value = readDegrees(text(key));
    return text(key) !== '' && !(value >= least && value <= most);
  };
  const save = async () => {
    if (placeKeys.some((key) => bounds[key] && isWrong(key)) || !(await edits.save())) return;
    notify(texts.saved);
    onSaved();
  };
  const here = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLost(false);
        edits.set('lat', coords.latitude.toFixed(4));
        edits.set('long', coords.longitude.toFixed(4));
      },
      () => setLost(true),
    );
  const degrees = (key: 'lat' | 'long' | 'angle') => ({
    label: words.fields[key],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 20,
    dir: 'ltr',
    error: isWrong(key) ? words.wrong : undefined,
    announce: true,
    value: text(key),
    onValue: (value: string) => edits.set(key, value),
  });
  const tick = (key: 'israel' | 'hebrew') => ({
    label: words.fields[key],
    checked: edits.valueOf(key) === true,
    onValue: (isOn: boolean) => edits.set(key, isOn),
  });
  const written = (key: PlaceKey) => {
    const value = readPlace(settings, key);
    return typeof value === 'boolean' ? (value ? others.yes : others.no) : String(value);
  };
  return (
    <Card className="desk-card stack">
      <h2>
        {words.title}
        {edits.isEdited && <Unsaved />}
      </h2>
      <p className="muted">{words.text}</p>
      <DeskForm
        texts={texts}
        submit={texts.save}
        busy={edits.busy}
        error={edits.error}
        others={edits.isEdited && <ResetButton onReset={edits.reset} />}
        onSubmit={() => void save()}
      >
        <div className="desk-preset">
          <TextInput {...degrees('lat')} required />
          <TextInput {...degrees('long')} required />
        </div>
        <p className="field-hint">{words.hint}</p>
        <div className="desk-buttons">
          <Button variant="secondary" onClick={here}>
            {words.here}
          </Button>
        </div>
        {isLost && (
          <FieldError id="times-place-error" announce>
            {words.lost}
          </FieldError>
        )}
        <Checkbox {...tick('israel')} hint={words.israelHint} />
        <Select
          label={words.fields.zmanimShitat}
          value={text('zmanimShitat') || 'usual'}
          options={[
            { value: 'usual', label: words.usual },
            { value: 'chabad', label: words.chabad },
          ]}
          onValue={(value) => edits.set('zmanimShitat', value === 'usual' ? '' : value)}
        />
        <TextInput {...degrees('angle')} hint={words.angleHint} />
        <Checkbox {...tick('hebrew')} hint={words.hebrewHint} />
        <Met rows={edits.met.map((key) => ({ label: words.fields[key], value: written(key) }))} />
      </DeskForm>
    </Card>
  );
}
