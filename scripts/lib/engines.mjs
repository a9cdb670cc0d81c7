/**
 * Names of server tests that run on the embedded database too. All of them run on PostgreSQL; these are about what lies in
 * the engine and its driver: opening and copying a database, one connection in place of locks, notifications, sums and
 * searches written in SQL. `npm run proof` runs every test on the embedded database.
 */
export const onEmbeddedToo = [
  ...['database', 'migrate', 'verify'],
  ...['calendars', 'neverOversold', 'pledgeRaces', 'races', 'releaseUnpaid', 'startJobs'],
  ...['live', 'processes'],
  ...['feeds', 'formSubmissions', 'list', 'newsletter', 'outbox', 'reading', 'webhooks'],
];
