import { createHistory } from './createHistory';
import type { Verdict } from './createWatch';
import { HOUR, MINUTE, type Limits } from './limits';

/** A form being sent. Network and mailbox are pseudonyms. */
export interface SentForm {
  /** With its organisation's: ids are the organisation's own. */
  readonly formId: string;
  readonly network: string;
  readonly mailbox: string | null;
  /** Nothing is paid online: its stock is taken at once, and mails go out. */
  readonly isUnpaid: boolean;
  /** A pledge to a campaign, counted apart because many come from one hall. */
  readonly isPledge?: boolean;
  /** Units of limited products in it. */
  readonly units: number;
  /** The smallest of those limits; Infinity without one. */
  readonly capacity: number;
  /** The slots of calendars that it books. */
  readonly slots: number;
}

/**
 * Limits on forms (SRV-09, SRV-14), by what this process saw lately, whatever the client claims: unpaid ones are
 * limited per network, form and mail recipient; holding many scarce units costs a challenge.
 */
export function createFormWatch(limits: Limits, now: () => number) {
  const sent = createHistory<{ at: number }>({ perKey: 1000, items: 60_000, span: HOUR }, now);
  const held = createHistory<{ at: number; until: number; units: number; slots: number }>(
    { perKey: 300, items: 60_000, span: 24 * HOUR },
    now,
  );

  const keysOf = ({ formId, network, mailbox, isPledge = false }: SentForm) => ({
    ofNetwork: `${isPledge ? 'pledges' : 'forms'} ${network}`,
    ofForm: `${isPledge ? 'campaign' : 'form'} ${formId}`,
    ofMailbox: mailbox === null ? null : `mailbox ${mailbox}`,
    ofHolder: `${network} ${formId}`,
  });
  const recent = (key: string) => sent.of(key).filter(({ at }) => at > now() - 10 * MINUTE).length;

  function isFlood(form: SentForm): boolean {
    const { ofNetwork, ofForm, ofMailbox } = keysOf(form);
    return (
      recent(ofNetwork) >= limits.formsOfNetwork ||
      recent(ofForm) >= limits.formsOfForm ||
      (ofMailbox !== null && sent.of(ofMailbox).length >= limits.formsOfMailbox)
    );
  }

  function isGrasping(form: SentForm): boolean {
    const before = held.of(keysOf(form).ofHolder).filter(({ until }) => until > now());
    const all = (what: 'units' | 'slots') => before.reduce((sum, one) => sum + one[what], form[what]);
    const share = Math.max(1, Math.floor(form.capacity * limits.heldShare));
    const isOver = (what: 'units' | 'slots', most: number) => form[what] > 0 && all(what) > most;
    return isOver('units', Math.min(limits.heldUnits, share)) || isOver('slots', limits.heldUnits);
  }

  return {
    judge(form: SentForm): Verdict {
      const all = form.isUnpaid ? sent.of(keysOf(form).ofNetwork) : [];
      const most = form.isPledge ? limits.pledgesOfNetworkMost : limits.formsOfNetworkMost;
      const first = all.at(-most);
      if (first && all.length >= most) return { wait: first.at + HOUR - now() };
      return (form.isUnpaid && isFlood(form)) || isGrasping(form) ? 'challenge' : 'pass';
    },

    /** It was let through. */
    begun(form: SentForm): void {
      const { ofNetwork, ofForm, ofMailbox, ofHolder } = keysOf(form);
      if (form.isUnpaid)
        for (const key of [ofNetwork, ofForm, ofMailbox]) if (key !== null) sent.add(key, { at: now() });
      const { units, slots, isUnpaid } = form;
      // A checkout gives them back after two hours, what is to be confirmed after a day (SRV-15).
      const until = now() + (isUnpaid ? 24 : 2) * HOUR;
      if (units + slots > 0) held.add(ofHolder, { at: now(), until, units, slots });
    },
  };
}
