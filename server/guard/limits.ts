export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/**
 * Signs of an attack (SRV-09). All but `refusedDeclines` merely ask for a challenge, solved invisibly by browsers, so
 * they may be strict.
 */
export const usualLimits = {
  /** Intents, and payments, that one network may begin in a minute; those that were paid do not count. A hall passes. */
  perMinute: 600,
  /** Declines in an hour, of one network and of one e-mail address, from which on they are asked. */
  declines: 10,
  emailDeclines: 5,
  /** Challenges that a network left unsolved for ten minutes, from which on it is asked everywhere. */
  unsolved: 10,
  /** Declines of one network in an hour, more than it has paid, that end its tries even with challenges solved. */
  refusedDeclines: 50,
  /** Cards are tried with amounts up to so many minor units (5.00 €) … */
  smallAmount: 500,
  /** … so many times in ten minutes at one organisation, and more than twice as often as such gifts are paid. */
  smallCheckouts: 12,
  /** Declines of one amount in ten minutes at one organisation, of different e-mail addresses, at least half of its tries. */
  sameAmountDeclines: 5,
  /** Declines in ten minutes that open an organisation's circuit breaker, when at least half of its payments are declined. */
  breakerDeclines: 8,
  /** Outcomes that one network weighs at most in that: neither does a hall hide an attack, nor do its declines look like one. */
  breakerWeight: 8,
  /** How long the organisation goes on asking; longer while so many challenges a minute stay unsolved. */
  alarmSpan: 10 * MINUTE,
  alarmUnsolved: 20,
  /** Forms without payment, and pledges, in ten minutes, of one network and of one form or campaign, from which on they are asked. */
  formsOfNetwork: 10,
  formsOfForm: 60,
  /** The same in an hour that send their copy to one mailbox. */
  formsOfMailbox: 3,
  /** Forms without payment that one network may send in an hour, challenges solved or not. A hall of a hundred passes. */
  formsOfNetworkMost: 300,
  /** The same of pledges to campaigns. A gala of a thousand passes. */
  pledgesOfNetworkMost: 1000,
  /** Limited units and slots a network may hold in a form unchallenged: a number, and a share of the stock. */
  heldUnits: 10,
  heldShare: 0.1,
};
export type Limits = typeof usualLimits;
