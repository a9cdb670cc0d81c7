import { useCallback, useEffect, useState } from 'react';
import { randomId } from '../../../../client/randomId';
import type { ScheduleEntry } from '../../../../contract/site/schedules';
import { dayOf } from '../../../../core/calendar';
import { lazyView } from '../../../../loading/lazyView';
import { Button } from '../../../../ui/Button';
import { Late } from '../../../../ui/Late';
import { Notice } from '../../../../ui/Notice';
import { DeskError } from '../../deskClient';
import { useDesk } from '../../deskContext';
import { Unsaved } from '../../editing/marks';
import { useAskBeforeLeaving } from '../../editing/useAskBeforeLeaving';
import { useEdits, type Edits, type EditValue } from '../../editing/useEdits';
import { Loaded } from '../../Loaded';
import { sectionPath } from '../../sectionPlace';
import { useLoaded } from '../../useLoaded';
import { ContentBack } from '../ContentBack';
import type { SiteOwner } from '../useSiteOwner';
import { describeEntry } from './describeEntry';
import { EntryForm } from './EntryForm';
import { blankEntry, entryKeys, isWhole, readEntry, writeEntry, type EntryKey, type TypedEntry } from './entryValues';
import { useTimesTexts } from './timesTexts';
import { entryOf, withEntry } from './withEntry';
import { useSchedule, type Schedule } from './useSchedule';
import { WeekPreview } from './WeekPreview';

const AskDialog = lazyView(async () => (await import('../../AskDialog')).AskDialog);

/** Begins the place of an entry that is not made yet; then the one that it is copied from. */
export const NEW = '+';

interface EntryPageProps {
  readonly organisation: string;
  readonly id: string;
  readonly owner: SiteOwner;
}

/** An entry, and the others that it is kept with. */
interface OwnEntry {
  readonly schedule: Schedule;
  readonly entry: ScheduleEntry;
}

/** One entry, or a new one. */
export function EntryPage({ organisation, id, owner }: EntryPageProps) {
  const words = useTimesTexts();
  const { read } = useSchedule(organisation);
  const isNew = id.startsWith(NEW);
  const [made] = useState(randomId);
  const load = useCallback(async (): Promise<OwnEntry | null> => {
    const schedule = await read();
    if (!isNew) {
      const entry = entryOf(schedule, id);
      return entry ? { schedule, entry } : null;
    }
    const first = entryOf(schedule, id.slice(NEW.length)) ?? blankEntry(made);
    return { schedule, entry: entryOf(schedule, made) ?? { ...first, id: made, exceptions: [] } };
  }, [read, id, isNew, made]);
  const found = useLoaded(load);
  const reload = async () => {
    const own = await load();
    if (!own) throw new DeskError('gone', 'no such entry');
    return own;
  };
  return (
    <Loaded list={found}>
      {(own) =>
        own ? (
          <Entry
            {...{ own, organisation, owner, isNew, reload }}
            isCopy={id.length > NEW.length && isNew}
            take={found.set}
          />
        ) : (
          <>
            <ContentBack organisation={organisation} part="times" />
            <Notice tone="info">{words.gone}</Notice>
          </>
        )
      }
    </Loaded>
  );
}

interface EntryProps extends Pick<EntryPageProps, 'organisation' | 'owner'> {
  readonly own: OwnEntry;
  readonly isNew: boolean;
  readonly isCopy: boolean;
  reload(): Promise<OwnEntry>;
  take(own: OwnEntry): void;
}

function Entry({ own, organisation, owner, isNew, isCopy, reload, take }: EntryProps) {
  const { lang, navigate } = useDesk();
  const words = useTimesTexts();
  const { replace, remove } = useSchedule(organisation);
  const [asks, setAsks] = useState(false);
  const { schedule, entry } = own;
  const { id } = entry;
  const at = (place: string) => sectionPath(organisation, 'content', 'times', place);
  const edits = useEdits<OwnEntry, EntryKey>({
    record: own,
    keys: entryKeys,
    read: (record, key): EditValue => readEntry(record.entry)[key],
    async write(known, changed: Edits<EntryKey>) {
      const written = writeEntry(id, { ...readEntry(known.entry), ...(changed as Partial<TypedEntry>) });
      const saved = await replace(known.schedule, withEntry(known.schedule.entries, written));
      return { schedule: saved, entry: entryOf(saved, id) ?? written };
    },
    reload,
    take,
  });
  useAskBeforeLeaving(edits.isEdited);
  const isMade = isNew && entryOf(schedule, id) !== undefined && !edits.isEdited;
  useEffect(() => {
    if (isMade) navigate(sectionPath(organisation, 'content', 'times', id));
  }, [isMade, navigate, organisation, id]);
  const typed = Object.fromEntries(entryKeys.map((key) => [key, edits.valueOf(key)])) as unknown as TypedEntry;
  const written = writeEntry(id, typed);
  const told = { words, lang, timeZone: owner.timeZone, today: dayOf(owner.now, owner.timeZone) };
  const shown = { ...written, name: written.name || words.unnamed };
  return (
    <div className="stack">
      <ContentBack organisation={organisation} part="times" />
      <div className="desk-head">
        <h1>{isNew ? words.create : <bdi>{entry.name}</bdi>}</h1>
        {edits.isEdited && <Unsaved />}
      </div>
      {isCopy && <p className="muted">{words.copyText}</p>}
      {!isNew && (
        <div className="desk-buttons">
          <Button variant="secondary" onClick={() => navigate(at(NEW + id))}>
            {words.copy}
          </Button>
          <Button variant="quiet" onClick={() => setAsks(true)}>
            {words.delete}
          </Button>
        </div>
      )}
      <EntryForm typed={typed} edits={edits} theirs={[entry.name, describeEntry(entry, told)].join(' · ')} />
      {owner.lat === undefined && typed.sun !== '' && <Notice tone="info">{words.paris}</Notice>}
      <WeekPreview
        organisation={organisation}
        entries={isWhole(typed) ? withEntry(schedule.entries, shown) : null}
        edited={id}
      />
      {asks && (
        <Late>
          <AskDialog
            title={words.deleteTitle}
            submit={words.delete}
            done={words.deleted}
            act={() => remove(id)}
            onClose={() => setAsks(false)}
            onDone={() => Promise.resolve(navigate(sectionPath(organisation, 'content', 'times')))}
          >
            <p>
              <bdi>{entry.name}</bdi>
            </p>
            <p>{words.deleteText}</p>
          </AskDialog>
        </Late>
      )}
    </div>
  );
}
