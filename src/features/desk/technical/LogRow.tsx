import type { listAudit } from '../../../contract/audit';
import type { ResponseOut } from '../../../contract/route';
import { isDay } from '../../../contract/terms/isDay';
import { writeDates } from '../../../core/calendar';
import { Button } from '../../../ui/Button';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { sectionPath } from '../sectionPlace';
import { writeMoment } from '../writeMoment';
import { useTechnicalTexts } from './technicalTexts';

export type LogEntry = ResponseOut<typeof listAudit>['data'][number];

/** Places of records that have pages. */
const pages: Readonly<Record<string, string>> = {
  ...{ payment: 'payments', subscription: 'subscriptions', link: 'links', debt: 'debts', caisse: 'funds' },
  ...{ form: 'forms', stock: 'forms', calendar: 'bookings', campaign: 'campaigns', contact: 'contacts' },
  ...{ event: 'content/events', news: 'content/news', article: 'content/articles', gallery: 'content/galleries' },
  ...{ page: 'content/pages', service: 'content/services', media: 'content/media' },
  mailWords: 'settings/mails',
};

const wordOf = (words: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(words, key) ? words[key] : undefined;

/** What was asked for of an export. */
const filtersIn = ({ filters }: LogEntry['changes']): [string, unknown][] =>
  typeof filters === 'object' && filters !== null ? Object.entries(filters) : [];

/** One change in words: what was done to which record, when and by whom. */
export function LogRow({ row, organisation, onActor }: { row: LogEntry; organisation: string; onActor(): void }) {
  const { lang } = useDesk();
  const { log: words } = useTechnicalTexts();
  const days = writeDates(lang, 'UTC');
  const { action, actor, subject, subjectId, changes, createdAt } = row;
  const name = row.name ?? (subject === 'mailWords' ? wordOf(words.mails, subjectId ?? '') : undefined) ?? null;
  const kind = wordOf(words.subjects, subject) ?? words.other;
  const verb =
    wordOf(words.actions, action) ?? wordOf(words.verbs, action.split('-').at(-1) ?? '') ?? words.verbs.UPDATE;
  const fields = Object.keys(changes).flatMap((key) => wordOf(words.fields, key) ?? []);
  const filters = filtersIn(changes).flatMap(([key, value]) => {
    const said = wordOf(words.filters, key);
    return said === undefined ? [] : isDay(String(value)) ? `${said} ${days.date(String(value))}` : said;
  });
  const what = (
    <>
      {kind}
      {name !== null && (
        <>
          {' · '}
          <bdi>{name}</bdi>
        </>
      )}
    </>
  );
  const by = wordOf(words.actors, actor) ?? actor;
  const section = action.endsWith('-DELETE') ? undefined : pages[subject];
  return (
    <tr>
      <td>
        {section && subjectId ? (
          <DeskLink to={sectionPath(organisation, section, subjectId)}>{what}</DeskLink>
        ) : (
          <b>{what}</b>
        )}
        <p>
          {verb}
          {action.endsWith('-UPDATE') && fields.length > 0 && ` : ${fields.join(', ')}`}
          {filters.length > 0 && ` – ${filters.join(', ')}`}
        </p>
        <p className="muted">{writeMoment(createdAt, lang)}</p>
      </td>
      <td>
        <Button variant="quiet" aria-label={words.only(by)} onClick={onActor}>
          <bdi>{by}</bdi>
        </Button>
      </td>
    </tr>
  );
}
