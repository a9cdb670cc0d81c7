import { zoneCity } from '../../../../core/calendar';
import { useCallback } from 'react';
import {
  getOwnOrganisation,
  updateOrganisation,
  type OwnOrganisation,
} from '../../../../contract/organisations/ownOrganisation';
import { hidablePages } from '../../../../core/site';
import { Card } from '../../../../ui/Card';
import { Checkbox } from '../../../../ui/fields/Checkbox';
import { TextArea } from '../../../../ui/fields/TextArea';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useDesk } from '../../deskContext';
import { EditForm } from '../../editing/EditForm';
import { Unsaved } from '../../editing/marks';
import { useAskBeforeLeaving } from '../../editing/useAskBeforeLeaving';
import { useEdits } from '../../editing/useEdits';
import { Loaded } from '../../Loaded';
import { useLoaded } from '../../useLoaded';
import { MomentInput } from '../fields/MomentInput';
import type { SiteOwner } from '../useSiteOwner';
import { aroundKeys, readAround, writeAround, type AroundKey } from './aroundValues';
import { useMenuTexts } from './menuTexts';

interface AroundCardProps {
  readonly organisation: string;
  readonly about: SiteOwner;
  /** The menu is another one by now. */
  onSaved(): Promise<void>;
}

/** The announcement, and the standard pages in the menu: owners only (DESK-95). */
export function AroundCard({ organisation, about, onSaved }: AroundCardProps) {
  const { call } = useDesk();
  const load = useCallback(async () => (await call(getOwnOrganisation, { organisation })).data, [call, organisation]);
  const settings = useLoaded(load);
  return (
    <Loaded list={settings}>
      {(found) => (
        <AroundForm
          settings={found}
          about={about}
          reload={load}
          take={(newest) => {
            settings.set(newest);
            void onSaved();
          }}
        />
      )}
    </Loaded>
  );
}

interface AroundFormProps {
  readonly settings: OwnOrganisation;
  readonly about: SiteOwner;
  reload(): Promise<OwnOrganisation>;
  take(settings: OwnOrganisation): void;
}

function AroundForm({ settings, about: { zone, timeZone }, reload, take }: AroundFormProps) {
  const { call } = useDesk();
  const words = useMenuTexts();
  const edits = useEdits<OwnOrganisation, AroundKey>({
    record: settings,
    keys: aroundKeys,
    read: (record, key) => readAround(record, key, zone),
    async write(known, changed) {
      const body = { config: writeAround(known, changed, zone), version: known.version };
      const params = { orgId: known.id };
      return (await call(updateOrganisation, { organisation: known.id, params, body })).data;
    },
    reload,
    take,
  });
  useAskBeforeLeaving(edits.isEdited);
  const labelOf = (key: AroundKey) => {
    const page = hidablePages.find(([, flag]) => flag === key)?.[0];
    return page ? words.builtIn[page] : words.announcement[key as 'text'];
  };
  const field = (key: 'text' | 'url' | 'until') => ({
    label: words.announcement[key],
    value: String(edits.valueOf(key)),
    onValue: (value: string) => edits.set(key, value),
  });
  const said = (key: AroundKey) => {
    const value = readAround(settings, key, zone);
    return typeof value === 'boolean' ? words.isShown[value ? 'yes' : 'no'] : String(value);
  };
  const hasText = String(edits.valueOf('text')).trim() !== '';
  return (
    <Card className="stack">
      <h2>
        {words.around}
        {edits.isEdited && <Unsaved />}
      </h2>
      <EditForm edits={edits} labelOf={labelOf} theirs={said}>
        <fieldset className="field stack">
          <legend className="label legend">{words.standard}</legend>
          <p className="field-hint">{words.standardHint}</p>
          <div className="desk-choices">
            {hidablePages.map(([page, flag]) => (
              <Checkbox
                key={flag}
                label={words.builtIn[page]}
                checked={edits.valueOf(flag) === true}
                onValue={(checked) => edits.set(flag, checked)}
              />
            ))}
          </div>
        </fieldset>
        <TextArea {...field('text')} hint={words.announcementHint} rows={2} maxLength={300} dir="auto" />
        {hasText && (
          <>
            <TextInput
              {...field('url')}
              hint={words.announcementUrlHint}
              autoComplete="off"
              inputMode="url"
              maxLength={2048}
              pattern="(https?://.+|/.*)"
              dir="ltr"
            />
            <MomentInput {...field('until')} hint={words.clock(zoneCity(timeZone))} />
          </>
        )}
      </EditForm>
    </Card>
  );
}
