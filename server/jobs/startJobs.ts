import { mendCounts } from '../features/forms/counts/mendCounts';
import { endHolds } from '../features/forms/holds/endHolds';
import { releaseUnpaid } from '../features/forms/submission/releaseUnpaid';
import { createGiveWay } from '../http/giveWay';
import { purgeChallenges } from '../guard/createChallenges';
import { deleteDue } from '../features/deletion/deleteDue';
import { postDue } from '../features/endpoints/postDue';
import { queueDaily } from '../features/giftMails/queueDaily';
import { recheckAddresses } from '../features/hosts/checkAddress';
import { createMailer } from '../outbox/createMailer';
import { sendDue } from '../outbox/sendDue';
import { purgeIntents } from '../features/checkout/intent/intentStore';
import { processMedia, removeLeftMedia } from '../features/media/processMedia';
import { expire } from '../features/privacy/expire';
import { removeFiles } from '../features/privacy/removeFiles';
import { replayErasures } from '../features/privacy/replayErasures';
import { expireAccess } from '../features/users/expireAccess';
import { fillPaymentSearch } from '../ledger/fillPaymentSearch';
import { reconcile } from '../ledger/reconcile';
import { checkTotals } from '../ledger/totals/checkTotals';
import { forgetRecentDays } from '../ledger/totals/dayTotals';
import { createFollow } from '../features/contacts/followRecords';
import { forgetTrials } from '../features/contacts/forgetTrials';
import { enterPeople } from '../features/contacts/import/enterPeople';
import { mendSums } from '../features/contacts/mendSums';
import { fillGiftSearch } from '../features/campaigns/gifts/giftSearch';
import { gatherPaymentSums } from '../ledger/totals/gatherPaymentSums';
import { fillTotals } from '../ledger/totals/fillTotals';
import { mendPaymentSums } from '../ledger/totals/mendPaymentSums';
import { deliverDue, type PostWebhook } from '../gateways/sandbox/deliverDue';
import { purgeDelivered } from '../gateways/sandbox/purgeDelivered';
import { takeDueCharges } from '../gateways/sandbox/takeDueCharges';
import type { Deps } from '../deps';
import { tellWaiting } from '../features/waiting/tellWaiting';
import { loggable } from '../loggable';

/** The server's background work. */
interface Jobs {
  /** Starts nothing more and resolves once running work has ended, long work after its present piece. */
  stop(): Promise<void>;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Starts the background work: webhooks of the sandbox, mails, reconciliation with the providers, housekeeping. Each job
 * waits for its own last run. All of them find their work in the database, so a restart loses nothing.
 * @param origin where this server answers itself, e.g. `http://127.0.0.1:3000`
 */
export function startJobs(deps: Deps, { origin }: { origin: string }): Jobs {
  const mailer = createMailer(deps.config);
  const post = postTo(`${origin}/v1/paiements/webhook/sandbox`);
  const upkeep = repeat(deps, 'upkeep', 5 * MINUTE, () => deps.database.maintain().then(() => 0));
  // In maintenance a restored copy stays untouched and silent (OPS-03).
  const work = () => [
    repeat(deps, 'sandbox charges', 10 * SECOND, () => takeDueCharges(deps)),
    repeat(deps, 'webhooks', SECOND / 2, () => deliverDue(deps, post)),
    repeat(deps, 'outgoing events', SECOND, (signal) => postDue(deps, signal)),
    repeat(deps, 'mails', 2 * SECOND, (signal) => {
      const way = createGiveWay();
      return sendDue(deps, mailer, { signal, giveWay: () => way.rest() });
    }),
    repeat(deps, 'daily mails', MINUTE, () => queueDaily(deps)),
    repeat(deps, 'reconcile', 20 * SECOND, () => reconcile(deps)),
    repeat(deps, 'unpaid submissions', 20 * SECOND, () => releaseUnpaid(deps)),
    repeat(deps, 'unconfirmed submissions', 20 * SECOND, () => endHolds(deps)),
    repeat(deps, 'waiting lists', 2 * SECOND, (signal) => tellWaiting(deps, signal)),
    repeat(deps, 'purge', HOUR, (signal) => purgeIntents(deps.database.queries, deps.now(), signal)),
    repeat(deps, 'purge deliveries', HOUR, (signal) => purgeDelivered(deps, signal)),
    repeat(deps, 'purge challenges', HOUR, () => purgeChallenges(deps.database.queries, deps.now())),
    repeat(deps, 'remove files', 5 * MINUTE, () => removeFiles(deps)),
    repeat(deps, 'pictures', SECOND, () => processMedia(deps)),
    repeat(deps, 'remove media', 5 * MINUTE, () => removeLeftMedia(deps)),
    repeat(deps, 'expire', HOUR, (signal) => expire(deps, signal)),
    repeat(deps, 'deleted organisations', 10 * SECOND, (signal) => {
      const way = createGiveWay();
      return deleteDue(deps, { signal, giveWay: () => way.rest() });
    }),
    repeat(deps, 'expire access', HOUR, () => expireAccess(deps)),
    repeat(deps, 'erased people', HOUR, () => replayErasures(deps)),
    repeat(
      deps,
      'fill totals',
      10 * SECOND,
      createFill(deps, (signal) => fillTotals(deps, { signal })),
    ),
    repeat(
      deps,
      'fill search',
      SECOND,
      createFill(
        deps,
        async () => (await fillGiftSearch(deps.database.queries)) + (await fillPaymentSearch(deps.database.queries)),
      ),
    ),
    repeat(deps, 'address book', SECOND, createFollow(deps)),
    repeat(deps, 'lists of people', SECOND, (signal) => enterPeople(deps, signal)),
    repeat(deps, 'trials of people', 10 * SECOND, (signal) => forgetTrials(deps, signal)),
    repeat(deps, 'payment sums', 20 * SECOND, () => gatherPaymentSums(deps.database.queries)),
    repeat(deps, 'check totals', MINUTE, async (signal) => {
      const { checked } = await checkTotals(deps, { since: lastNight(deps.now()), signal });
      return checked;
    }),
    repeat(
      deps,
      'check counts',
      MINUTE,
      createNightly(deps, async (signal) => {
        const { counted } = await mendCounts(deps, signal);
        const { checked } = await mendPaymentSums(deps, signal);
        return counted + checked + (await forgetRecentDays(deps.database.queries, deps.now()));
      }),
    ),
    repeat(
      deps,
      'check contacts',
      MINUTE,
      createNightly(deps, async (signal) => (await mendSums(deps, signal)).counted),
    ),
    repeat(deps, 'addresses', MINUTE, () => recheckAddresses(deps)),
  ];
  const jobs = deps.config.maintenance ? [upkeep] : [upkeep, ...work()];
  return {
    async stop() {
      // Unfinished work is taken up again after the next start.
      deps.pictures.close();
      await Promise.all(jobs.map((stop) => stop()));
      mailer.close();
    },
  };
}

/** Fills until all is filled, then looks once an hour: rows are born filled, but for those of a process of an earlier release. */
function createFill(deps: Deps, fill: Work): Work {
  let filledAt = -Infinity;
  return async (signal) => {
    const now = deps.now().getTime();
    if (now < filledAt + HOUR) return 0;
    const pieces = await fill(signal);
    if (pieces === 0) filledAt = now;
    return pieces;
  };
}

/** Works once after each 2 a.m. UTC: at a start, and then every night. A run that was broken off is begun anew. */
function createNightly(deps: Deps, work: Work): Work {
  let workedAt = new Date(0);
  return async (signal) => {
    const night = lastNight(deps.now());
    if (workedAt >= night) return 0;
    const count = await work(signal);
    if (!signal.aborted) workedAt = night;
    return count;
  };
}

/** The latest 2 a.m. UTC: the check sums much, when few give. */
function lastNight(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(2, 0, 0, 0);
  return night <= now ? night : new Date(night.getTime() - 24 * HOUR);
}

/** One run of a job. Returns how much it did; once `signal` is aborted, it ends after its present piece. */
type Work = (signal: AbortSignal) => Promise<number>;

/** Runs `work` again and again, `pause` after it has ended; the answer stops it. */
function repeat({ log }: Pick<Deps, 'log'>, job: string, pause: number, work: Work): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = async () => {
    try {
      const count = await work(stopping.signal);
      if (count > 0) log.debug({ job, count }, 'job done');
    } catch (error) {
      log.error({ job, error: loggable(error) }, 'job failed');
    }
    if (!stopping.signal.aborted) timer = setTimeout(start, pause);
  };
  const start = () => {
    running = run();
  };
  timer = setTimeout(start, pause);
  return () => {
    stopping.abort();
    clearTimeout(timer);
    return running;
  };
}

const postTo =
  (url: string): PostWebhook =>
  async (body, headers) => {
    const response = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(10 * SECOND) });
    await response.arrayBuffer();
    return response.status;
  };
