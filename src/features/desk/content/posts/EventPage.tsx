import { zoneCity } from '../../../../core/calendar';
import { useCallback } from 'react';
import { listForms } from '../../../../contract/forms/formList';
import { listCaisses } from '../../../../contract/records/adminCaisses';
import { getEvent, updateEvent } from '../../../../contract/site/adminContent';
import { TextArea } from '../../../../ui/fields/TextArea';
import { TextInput } from '../../../../ui/fields/TextInput';
import { Notice } from '../../../../ui/Notice';
import { useDesk } from '../../deskContext';
import { useEdits } from '../../editing/useEdits';
import { isArchived } from '../../funds/fundState';
import { Loaded } from '../../Loaded';
import { useLoaded } from '../../useLoaded';
import { useContentTexts } from '../contentTexts';
import { Links, type NamedLink } from '../fields/Links';
import { MomentInput } from '../fields/MomentInput';
import { Picked } from '../fields/Picked';
import { PictureField } from '../../pictures/PictureField';
import { TextEditor } from '../fields/TextEditor';
import type { SiteOwner } from '../useSiteOwner';
import { eventKeys, readEvent, writeEvent, type EventKey, type OwnEvent } from './eventValues';
import { PostFrame, type PostPageProps } from './PostFrame';
import { Repetition, type TypedRepetition } from './Repetition';

type Names = ReadonlyMap<string, string>;

/** One event. */
export function EventPage({ organisation, id, owner }: PostPageProps) {
  const { call } = useDesk();
  const load = useCallback(
    async () => (await call(getEvent, { organisation, params: { contentId: id } })).data,
    [call, organisation, id],
  );
  const loadNames = useCallback(async () => {
    const query = { archived: 'false', limit: '200' } as const;
    const [forms, funds] = await Promise.all([
      call(listForms, { organisation, query }),
      call(listCaisses, { organisation }),
    ]);
    return {
      forms: new Map(forms.data.map(({ id: formId, title }) => [formId, title])),
      funds: new Map(funds.data.map(({ id: fundId, name }) => [fundId, name])),
      archived: new Set(funds.data.filter(isArchived).map((fund) => fund.id)),
    };
  }, [call, organisation]);
  const event = useLoaded(load);
  const names = useLoaded(loadNames);
  return (
    <Loaded list={event}>
      {(found) => (
        <Loaded list={names}>
          {({ forms, funds, archived }) => (
            <EventForm
              event={found}
              {...{ organisation, owner, forms, funds, archived }}
              reload={load}
              take={event.set}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface EventFormProps {
  readonly event: OwnEvent;
  readonly organisation: string;
  readonly owner: SiteOwner;
  readonly forms: Names;
  readonly funds: Names;
  /** Ids of the funds that are archived. */
  readonly archived: ReadonlySet<string>;
  reload(): Promise<OwnEvent>;
  take(event: OwnEvent): void;
}

function EventForm({ event, organisation, owner, forms, funds, archived, reload, take }: EventFormProps) {
  const { call } = useDesk();
  const { zone, timeZone } = owner;
  const words = useContentTexts();
  const edits = useEdits<OwnEvent, EventKey>({
    record: event,
    keys: eventKeys,
    read: (record, key) => readEvent(record, key, zone),
    async write({ id, version }, changed) {
      const body = { ...writeEvent(changed, zone), version };
      return (await call(updateEvent, { organisation, params: { contentId: id }, body })).data;
    },
    reload,
    take,
  });
  const text = (key: EventKey) => String(edits.valueOf(key));
  const field = (key: EventKey) => ({
    label: words.fields[key],
    value: text(key),
    onValue: (value: string) => edits.set(key, value),
  });
  const picked = (key: 'forms' | 'caisses', names: Names) => (
    <Picked
      label={words.fields[key]}
      hint={words.hints[key]}
      placeholder={words.add[key]}
      names={names}
      archived={archived}
      value={edits.valueOf(key) as readonly string[]}
      onValue={(ids) => edits.set(key, ids)}
    />
  );
  const count = { type: 'number', min: 0, inputMode: 'numeric', autoComplete: 'off' } as const;
  const hasForms = (edits.valueOf('forms') as readonly string[]).length > 0;
  const endsTooEarly = text('dateFin') !== '' && text('dateFin') < text('dateEvent');
  const [repeat = null] = edits.valueOf('repeat') as readonly TypedRepetition[];
  return (
    <PostFrame
      {...{ organisation, edits }}
      part="events"
      id={event.id}
      name={event.name}
      isShown
      nameOf={(key) => words.fields[key]}
      theirs={(key) => readEvent(event, key, zone)}
    >
      <TextInput {...field('name')} autoComplete="off" maxLength={200} required dir="auto" />
      {event.sessions.length > 0 && <Notice tone="info">{words.sessions(event.sessions.length)}</Notice>}
      <MomentInput {...field('dateEvent')} hint={words.clock(zoneCity(timeZone))} required />
      <MomentInput
        {...field('dateFin')}
        hint={words.hints.dateFin}
        min={text('dateEvent')}
        error={endsTooEarly ? words.endsTooEarly : undefined}
      />
      {event.sessions.length === 0 && (
        <Repetition value={repeat} onValue={(value) => edits.set('repeat', value ? [value] : [])} />
      )}
      <TextInput {...field('adresse')} autoComplete="off" maxLength={300} dir="auto" />
      <TextArea {...field('description')} hint={words.hints.description} rows={3} maxLength={2000} dir="auto" />
      <PictureField {...field('image')} organisation={organisation} />
      <TextEditor {...field('content')} />
      <Links
        label={words.fields.links}
        hint={words.hints.links}
        most={20}
        value={edits.valueOf('links') as readonly NamedLink[]}
        onValue={(links) => edits.set('links', links)}
      />
      {picked('forms', forms)}
      {hasForms && <TextInput {...field('closeHours')} {...count} hint={words.hints.closeHours} max={8760} />}
      {picked('caisses', funds)}
      <TextInput {...field('visibleDays')} {...count} hint={words.hints.visibleDays} max={3650} />
    </PostFrame>
  );
}
