import { isIPv6 } from 'node:net';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Decides who may open checkouts (SRV-09). A proof-of-work challenge can take the place of a refusal in `admit`. */
export interface CheckoutGuard {
  /** 0 when the address may go on, else the seconds to wait. */
  admit(address: string): Promise<number>;
  /** Remembers who opened the checkout of a payment. */
  opened(paymentId: string, address: string): void;
  /** The provider refused that payment: it weighs on the address that opened it. */
  declined(paymentId: string): Promise<void>;
}

/** A hall behind one router passes; a machine that tries cards does not. */
const CHECKOUTS_PER_MINUTE = 600;
const DECLINES = 10;
const DECLINES_SECONDS = 60 * 60;
/** Payments whose opener is remembered, in memory only: addresses are never stored. */
const REMEMBERED = 20_000;

/** Counts in the memory of this process. */
export function createCheckoutGuard(): CheckoutGuard {
  const checkouts = new RateLimiterMemory({ points: CHECKOUTS_PER_MINUTE, duration: 60 });
  const declines = new RateLimiterMemory({ points: DECLINES, duration: DECLINES_SECONDS });
  const openers = new Map<string, string>();
  const waitOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));
  return {
    async admit(address) {
      const key = networkOf(address);
      const refused = await declines.get(key);
      if (refused && refused.consumedPoints >= DECLINES) return waitOf(refused.msBeforeNext);
      const used = await checkouts.penalty(key);
      return used.consumedPoints > CHECKOUTS_PER_MINUTE ? waitOf(used.msBeforeNext) : 0;
    },
    opened(paymentId, address) {
      const [oldest] = openers.keys();
      if (openers.size >= REMEMBERED && oldest !== undefined) openers.delete(oldest);
      openers.set(paymentId, networkOf(address));
    },
    async declined(paymentId) {
      const key = openers.get(paymentId);
      openers.delete(paymentId);
      if (key !== undefined) await declines.penalty(key);
    },
  };
}

/** One household or machine: an IPv4 address, or the first half of an IPv6 one, whose second half it changes at will. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^.*:/, '');
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest].slice(0, 4).join(':').toLowerCase();
}
