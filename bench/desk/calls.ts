import { words } from './copies';

const { few, tenth, all, none } = words;
const SEARCHES = [few, tenth, all, none].map((word) => `search=${word}`);

const SUBSCRIBED = [
  ...['date', 'name', '-montant'].flatMap((sort) => [`sort=${sort}`, `state=active&sort=${sort}`]),
  ...['state=active&sort=due', 'state=active&sort=-due'],
];

/** Calls of the desk's lists: their pages, filters and searches. `{first}` is the record that others belong to. */
const lists: readonly (readonly [string, readonly string[]])[] = [
  [
    'payments',
    [
      'totals=true',
      'totals=true&state=failed',
      'state=failed',
      'state=processing',
      'from=2026-01-01',
      'to=2025-01-01',
      'type=CAMPAGNE',
      ...['type=CAMPAGNE&typeId={first}', 'formId={first}', 'platform=CARD', 'platform=PRELEVEMENT.GOCARDLESS'].flatMap(
        (filter) => [filter, `${filter}&state=failed`, `${filter}&from=2026-01-01`],
      ),
      ...['date', '-montant', 'montant', '-montant&state=failed', 'name', '-name'].map((sort) => `sort=${sort}`),
      ...SEARCHES,
    ],
  ],
  ['abonnements', ['state=failing', 'state=active', 'state=stopped', ...SUBSCRIBED, ...SEARCHES]],
  ['liens', [...['name', 'end', '-end'].map((sort) => `sort=${sort}`), 'ending=true', ...SEARCHES]],
  [
    'dettes',
    [
      ...['open=true', 'open=false', 'overdue=true', 'overdue=true&sort=due'],
      ...['sort=-montant', 'open=true&sort=-montant', 'open=false&sort=montant', 'open=true&sort=due'],
      ...SEARCHES,
    ],
  ],
  ['contacts', ['tag=membre', 'sort=-name', 'sort=-date', 'tag=membre&sort=-date', ...SEARCHES]],
  ['contacts/{first}/history', []],
  ['forms', ['active=true', 'active=false', 'archived=true', 'sort=name', 'active=true&sort=-name', ...SEARCHES]],
  [
    'form-submissions',
    [
      'sort=date',
      'formId={first}',
      'formId={first}&sort=date',
      'formId={first}&state=cancelled',
      `formId={first}&search=${all}`,
    ],
  ],
  ['submissions', []],
  ['booked-calendars', SEARCHES],
  ['campagnes', ['teams=none', 'active=true&teams=none', 'sort=name', 'active=true&sort=end', ...SEARCHES]],
  ['campagnes/{first}/dons', ['sort=name', 'sort=-name', ...[few, tenth, all, none].map((word) => `q=${word}`)]],
  [
    'campagnes/{first}/engagements',
    ['state=open', 'state=cancelled', 'sort=-montant', 'state=open&sort=montant', ...SEARCHES],
  ],
  ['events', ['when=upcoming', 'when=past', ...SEARCHES]],
  ['news', ['state=draft', 'state=published', ...SEARCHES]],
  ['galleries', SEARCHES],
  ['articles', SEARCHES],
  ['pages', SEARCHES],
  ['media', ['kind=PDF', ...SEARCHES]],
  ['audit', ['actor=Ruth', 'subject=form', 'to=2025-12-31']],
  ['deliveries', ['state=failed', 'state=delivered']],
  ['stock', ['state=out', 'state=low', ...SEARCHES]],
  ['subscribers/list', ['state=confirmed', ...SEARCHES]],
  ['calendars/{first}/waiting', SEARCHES],
  ['translations?lang=he', ['kind=news', 'state=missing', 'state=outdated', 'kind=event&state=missing', ...SEARCHES]],
];

/** Calls whose answer has no pages. */
const whole = [
  ...['tasks', 'start', 'statistics', 'statistics?period=year', 'contacts/counts', 'contacts/doubles', 'subscribers'],
  ...['contacts/dates?kind=birthday&days=30', 'calendars/{first}/days?from=2026-01-05'],
  ...['calendars/{first}/bookings?from=2026-01-05&to=2026-01-05&limit=20', 'forms/{first}/figures'],
  ...[
    'campagnes/{first}',
    'campagnes/{first}/figures',
    'campagnes/{first}/codes',
    'campagnes/{first}/teams',
    'contacts/{first}',
    'dettes/{first}',
  ],
];

const PAGE = 'limit=20';
/** Lists whose next page begins with something else than an id. */
const unlike = ['contacts/{first}/history', 'calendars/{first}/waiting', 'translations?lang=he'];

const ask = (list: string, ...filters: readonly string[]) =>
  `${list}${list.includes('?') ? '&' : '?'}${[PAGE, ...filters].join('&')}`;

export const paths: readonly string[] = [
  ...whole,
  ...lists.flatMap(([list, filters]) => [
    ask(list),
    ...(unlike.includes(list) ? [] : [ask(list, 'before={middle}')]),
    ...filters.map((filter) => ask(list, filter)),
  ]),
];
