import type { Platform } from '../../src/contract/payments/paymentConfig';
import type { Mode } from '../../src/core/organisation';
import type { Gateway } from './gateway';

type Gateways = Readonly<Record<string, Gateway>>;

/**
 * The provider for a means of payment in a mode (PAY-40, ENT-30), never one of the other mode. Without a direct debit
 * provider, the card provider takes those too.
 */
export function gatewayFor(gateways: Gateways, mode: Mode, platform: Platform): Gateway | undefined {
  const all = Object.values(gateways).filter((gateway) => gateway.mode === mode);
  const debits = all.find(({ name }) => name === 'gocardless');
  const others = all.find(({ name }) => name !== 'gocardless');
  return platform === 'PRELEVEMENT.GOCARDLESS' ? (debits ?? others) : others;
}

/** Whether a provider of this server takes real money: without one no organisation can be live. */
export const canTakeMoney = (gateways: Gateways): boolean =>
  Object.values(gateways).some(({ mode }) => mode === 'live');
