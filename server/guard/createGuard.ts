import { createHmac, randomBytes } from 'node:crypto';
import { challengeCode, type GuardNumbers } from '../../src/contract/guard';
import { toMinor } from '../../src/core/money';
import { serverTexts } from '../../src/i18n/server';
import type { Surroundings } from '../surroundings';
import { HttpError, TooManyAttempts } from '../errors';
import { createChallenges, usualWork, type Work } from './createChallenges';
import { createFormWatch } from './createFormWatch';
import { createHistory } from './createHistory';
import { createWatch, type Attempt, type Checkout } from './createWatch';
import type { CheckoutAttempt, EndedPayment, Guard, Visitor } from './guard';
import { HOUR, usualLimits, type Limits } from './limits';
import { inboxOf } from './mailboxOf';
import { networkOf } from './networkOf';

/** Overrides of the usual limits and of the usual amount of work. */
export interface GuardOptions {
  readonly limits?: Limits;
  readonly work?: Work;
}

type Counts = Omit<GuardNumbers['organisations'][number], 'id' | 'breakerUntil'>;

/** Counts are in this process's memory, under pseudonyms only it can resolve (SRV-09). */
export function createGuard(
  deps: Pick<Surroundings, 'config' | 'database' | 'now' | 'log'>,
  { limits = usualLimits, work = usualWork }: GuardOptions = {},
): Guard {
  const now = () => deps.now().getTime();
  const since = deps.now().toISOString();
  const nameKey = randomBytes(32);
  const nameOf = (text: string) => createHmac('sha256', nameKey).update(text).digest('base64url');
  const challenges = createChallenges(deps, work);
  const watch = createWatch({
    limits,
    now,
    onAlarm: (organisation, alarm, until) =>
      deps.log.warn(
        { organisation, alarm, until: new Date(until).toISOString() },
        'looks like tried cards: challenged',
      ),
  });
  const forms = createFormWatch(limits, now);
  const begun = createHistory<Checkout>({ span: 24 * HOUR, perKey: 1, items: 50_000 }, now);
  const counts = new Map<string, Counts>();

  function count(organisationId: string, what: keyof Counts): void {
    const none = { intents: 0, payments: 0, declines: 0, challenged: 0, solved: 0, refused: 0 };
    const counted = counts.get(organisationId) ?? none;
    counted[what] += 1;
    counts.set(organisationId, counted);
  }

  async function admit(asked: CheckoutAttempt, { address, solution }: Visitor): Promise<(id: string) => void> {
    const { kind, organisation, email, lang, form } = asked;
    const { tooManyAttempts } = serverTexts[lang].refusals;
    const attempt: Attempt = {
      kind,
      organisationId: organisation.id,
      network: nameOf(networkOf(address)),
      email: email === undefined ? null : nameOf(inboxOf(email)),
      amount: amountOf(asked),
    };
    const sent = form && {
      ...form,
      formId: `${organisation.id} ${form.formId}`,
      network: attempt.network,
      mailbox: attempt.email,
    };
    const judged = watch.judge(attempt);
    const ofForm = sent ? forms.judge(sent) : 'pass';
    const verdict = judged === 'pass' || typeof ofForm === 'object' ? ofForm : judged;
    if (typeof verdict === 'object') {
      count(organisation.id, 'refused');
      throw new TooManyAttempts(tooManyAttempts, Math.ceil(verdict.wait / 1000));
    }
    const solved = verdict === 'challenge' && solution !== undefined && (await challenges.spend(solution));
    if (verdict === 'challenge' && !solved) {
      watch.asked(attempt);
      count(organisation.id, solution === undefined ? 'challenged' : 'refused');
      throw new HttpError(429, tooManyAttempts, challengeCode);
    }
    if (solved) count(organisation.id, 'solved');
    count(organisation.id, kind === 'intent' ? 'intents' : 'payments');
    if (sent) forms.begun(sent);
    const checkout = watch.begun(attempt, solved);
    return (id) => begun.add(`${kind} ${id}`, checkout);
  }

  function ended({ id, intentId, organisationId, email, montant, paid }: EndedPayment): void {
    // Attempts let through by another process, or before a restart, are unknown.
    const [payment] = begun.of(`payment ${id}`);
    const [intent] = begun.of(`intent ${intentId}`);
    if (!paid) count(organisationId, 'declines');
    for (const checkout of [payment, intent]) if (checkout && paid) checkout.paid = true;
    watch.ended({
      organisationId,
      network: payment?.network ?? `unknown ${id}`,
      email: nameOf(inboxOf(email)),
      amount: payment?.amount ?? montant,
      paid,
    });
  }

  return {
    admit,
    ended,
    makeChallenge: challenges.make,
    isSolved: challenges.spend,
    numbers: () => ({
      since,
      organisations: [...counts].map(([id, counted]) => {
        const until = watch.breakerUntil(id);
        return { id, ...counted, breakerUntil: until === null ? null : new Date(until).toISOString() };
      }),
    }),
  };
}

function amountOf({ montant, organisation }: CheckoutAttempt): number | null {
  try {
    return montant == null ? null : toMinor(montant, organisation.devise);
  } catch {
    return null;
  }
}
