import { createHistory } from './createHistory';
import { HOUR, MINUTE, type Limits } from './limits';
import { isBroken, isSameAmountTried, type Outcome } from './outcomes';

const RECENT = 10 * MINUTE;
const MOST_ALARMS = 1000;

/** An attempt to begin a checkout. Network and e-mail are pseudonyms. */
export interface Attempt {
  readonly kind: 'intent' | 'payment';
  readonly organisationId: string;
  readonly network: string;
  readonly email: string | null;
  /** In minor units; null when it makes no sense. */
  readonly amount: number | null;
}

/** An attempt that was let through. */
export interface Checkout extends Attempt {
  readonly at: number;
  readonly solved: boolean;
  paid: boolean;
}

/** The verdict on an attempt: pass, challenge, or retry in so many milliseconds. */
export type Verdict = 'pass' | 'challenge' | { readonly wait: number };

/** Why an organisation asks for challenges: all of its checkouts, those with small amounts, those with one amount. */
type Alarm = 'breaker' | 'small' | `amount ${number}`;

interface WatchOptions {
  readonly limits: Limits;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onAlarm: (organisationId: string, alarm: Alarm, until: number) => void;
}

/** The rules of SRV-09 over recent attempts, in this process's memory. */
// oxlint-disable-next-line max-lines-per-function -- one closure: its functions share the state above them
export function createWatch({ limits, now, onAlarm }: WatchOptions) {
  const bounds = { perKey: 3000, items: 60_000 };
  const checkouts = createHistory<Checkout>({ ...bounds, span: RECENT }, now);
  const outcomes = createHistory<Outcome>({ ...bounds, span: HOUR }, now);
  const unsolved = createHistory<{ at: number }>({ ...bounds, span: RECENT }, now);
  const alarms = new Map<string, number>();

  const keysOf = ({ network, organisationId }: Pick<Attempt, 'network' | 'organisationId'>) =>
    [`network ${network}`, `organisation ${organisationId}`] as const;
  const since = <Item extends { at: number }>(list: readonly Item[], span: number) => {
    const from = now() - span;
    return list.slice(list.findLastIndex(({ at }) => at <= from) + 1);
  };
  const declinesOf = (key: string) => outcomes.of(key).filter(({ paid }) => !paid);

  const alarmKey = (organisationId: string, alarm: Alarm) => `${organisationId} ${alarm}`;

  function raise(organisationId: string, alarm: Alarm): void {
    const until = now() + limits.alarmSpan;
    const key = alarmKey(organisationId, alarm);
    if (!isRaised(organisationId, alarm)) onAlarm(organisationId, alarm, until);
    alarms.delete(key);
    alarms.set(key, until);
    const [oldest] = alarms.keys();
    if (alarms.size > MOST_ALARMS && oldest !== undefined) alarms.delete(oldest);
  }

  /** An alarm ends by itself, unless the attack goes on. */
  function isRaised(organisationId: string, alarm: Alarm): boolean {
    const key = alarmKey(organisationId, alarm);
    const until = alarms.get(key);
    if (until === undefined) return false;
    if (until > now()) return true;
    if (since(unsolved.of(`organisation ${organisationId}`), MINUTE).length >= limits.alarmUnsolved) {
      alarms.set(key, now() + limits.alarmSpan);
      return true;
    }
    alarms.delete(key);
    return false;
  }

  const isSmall = ({ amount }: Pick<Attempt, 'amount'>) =>
    amount !== null && amount > 0 && amount <= limits.smallAmount;

  function areSmallOnesTried({ kind, organisationId }: Attempt): boolean {
    const alike = checkouts.of(`organisation ${organisationId}`).filter((one) => one.kind === kind && isSmall(one));
    const paid = alike.filter((one) => one.paid).length;
    const open = alike.filter((one) => !one.paid && !one.solved).length;
    return open >= limits.smallCheckouts && open > 2 * paid;
  }

  function isAsked(attempt: Attempt): boolean {
    const { kind, organisationId, email, amount } = attempt;
    const [network] = keysOf(attempt);
    const begun = since(checkouts.of(network), MINUTE).filter((one) => one.kind === kind && !one.paid);
    if (isSmall(attempt) && areSmallOnesTried(attempt)) raise(organisationId, 'small');
    return (
      begun.length >= limits.perMinute ||
      declinesOf(network).length >= limits.declines ||
      unsolved.of(network).length >= limits.unsolved ||
      (email !== null && declinesOf(`email ${email}`).length >= limits.emailDeclines) ||
      isRaised(organisationId, 'breaker') ||
      (isSmall(attempt) && isRaised(organisationId, 'small')) ||
      (amount !== null && isRaised(organisationId, `amount ${amount}`))
    );
  }

  /** Milliseconds until the network has few enough declines again; 0 when it has. */
  function waitOf(network: string): number {
    const declines = declinesOf(network);
    const last = declines.at(-limits.refusedDeclines);
    return last && declines.length * 2 > outcomes.of(network).length ? last.at + HOUR - now() : 0;
  }

  return {
    judge(attempt: Attempt): Verdict {
      const wait = waitOf(keysOf(attempt)[0]);
      if (wait > 0) return { wait };
      return isAsked(attempt) ? 'challenge' : 'pass';
    },

    /** A challenge was asked for. Until it is solved it weighs on who was asked. */
    asked(attempt: Attempt): void {
      for (const key of keysOf(attempt)) unsolved.add(key, { at: now() });
    },

    begun(attempt: Attempt, solved: boolean): Checkout {
      const checkout = { ...attempt, at: now(), solved, paid: false };
      if (solved) for (const key of keysOf(attempt)) unsolved.takeBack(key);
      for (const key of keysOf(attempt)) checkouts.add(key, checkout);
      return checkout;
    },

    /** The provider took a payment, or declined it. */
    ended(outcome: Omit<Outcome, 'at'> & { readonly organisationId: string }): void {
      const { organisationId, email, amount, paid } = outcome;
      const [network, organisation] = keysOf(outcome);
      for (const key of [network, organisation, `email ${email}`]) outcomes.add(key, { ...outcome, at: now() });
      if (paid) return;
      const recent = since(outcomes.of(organisation), RECENT);
      if (isBroken(recent, limits)) raise(organisationId, 'breaker');
      if (isSameAmountTried(recent, amount, limits)) raise(organisationId, `amount ${amount}`);
    },

    /** Until when every checkout of the organisation asks for a challenge; null while it does not. */
    breakerUntil: (organisationId: string): number | null =>
      isRaised(organisationId, 'breaker') ? (alarms.get(alarmKey(organisationId, 'breaker')) ?? null) : null,
  };
}
