import type { ScheduleEntry } from '../../../../contract/site/schedules';
import { scheduleTypes } from '../../../../contract/terms/scheduleTypes';
import { isAtLeast } from '../../../../contract/terms/roles';
import { dayOf } from '../../../../core/calendar';
import { lazyView } from '../../../../loading/lazyView';
import { Button } from '../../../../ui/Button';
import { LinkButton } from '../../../../ui/LinkButton';
import { Late } from '../../../../ui/Late';
import { Notice } from '../../../../ui/Notice';
import type { Belonging } from '../../belonging';
import { useDesk } from '../../deskContext';
import { DeskLink } from '../../DeskLink';
import { ListTable } from '../../ListTable';
import { Loaded } from '../../Loaded';
import { sectionPath } from '../../sectionPlace';
import { useLoaded } from '../../useLoaded';
import { ContentBack } from '../ContentBack';
import type { SiteOwner } from '../useSiteOwner';
import { describeEntry } from './describeEntry';
import { NEW } from './EntryPage';
import { inOrder, stateOf } from './entryState';
import { useTimesTexts } from './timesTexts';
import { useSchedule } from './useSchedule';
import { WeekPreview } from './WeekPreview';

const PlaceCard = lazyView(async () => (await import('./PlaceCard')).PlaceCard);

interface TimesPageProps {
  readonly organisation: Belonging;
  readonly owner: SiteOwner;
  /** After the place changed that times are computed for. */
  onPlace(): void;
}

/** The entries of an organisation in words, under their headings, and the week that they make (DESK-100). */
export function TimesPage({ organisation: { id: organisation, role }, owner, onPlace }: TimesPageProps) {
  const { navigate } = useDesk();
  const words = useTimesTexts();
  const { read } = useSchedule(organisation);
  const schedule = useLoaded(read);
  const today = dayOf(owner.now, owner.timeZone);
  return (
    <div className="stack">
      <ContentBack organisation={organisation} />
      <div className="desk-head">
        <h1>{words.title}</h1>
        <Button onClick={() => navigate(sectionPath(organisation, 'content', 'times', NEW))}>{words.create}</Button>
      </div>
      <p className="muted">{words.text}</p>
      <Loaded list={schedule}>
        {({ entries }) =>
          entries.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <>
              {scheduleTypes
                .map((type) => ({ type, rows: entries.filter((entry) => entry.type === type) }))
                .filter(({ rows }) => rows.length > 0)
                .map(({ type, rows }) => (
                  <section key={type} className="stack">
                    <h2>{words.types[type]}</h2>
                    <ListTable columns={[words.entry, words.state]}>
                      {inOrder(rows, today).map((entry) => (
                        <Row key={entry.id} {...{ entry, organisation, owner, today }} />
                      ))}
                    </ListTable>
                  </section>
                ))}
              {owner.lat === undefined && <Notice tone="info">{words.paris}</Notice>}
              <WeekPreview key={owner.now} organisation={organisation} entries={entries} />
              <div className="desk-buttons">
                <LinkButton variant="secondary" href={`/o/${organisation}/horaires`} target="_blank" rel="noreferrer">
                  {words.look}
                </LinkButton>
              </div>
            </>
          )
        }
      </Loaded>
      {isAtLeast(role, 'owner') && (
        <Late>
          <PlaceCard organisation={organisation} onSaved={onPlace} />
        </Late>
      )}
    </div>
  );
}

interface RowProps {
  readonly organisation: string;
  readonly owner: SiteOwner;
  readonly entry: ScheduleEntry;
  readonly today: string;
}

function Row({ entry, organisation, owner: { timeZone }, today }: RowProps) {
  const { lang } = useDesk();
  const words = useTimesTexts();
  const state = stateOf(entry, today);
  return (
    <tr>
      <td>
        <DeskLink to={sectionPath(organisation, 'content', 'times', entry.id)}>
          <bdi>{entry.name}</bdi>
        </DeskLink>
        <p className="muted">{describeEntry(entry, { words, lang, timeZone, today })}</p>
      </td>
      <td>{state !== null && <p className="desk-state">{words.states[state]}</p>}</td>
    </tr>
  );
}
