import type { SafeStorage } from '../../client/safeStorage';

/** Kept with the entries of the phone, which need it to arrive; both are forgotten together. */
const storedUnder = (campaignId: string) => `ORGKIT_EVENING ${campaignId}`;

const CODE = /^#(org_[\w-]{10,200})$/;

/** The evening code of a campaign: that of the address, which it leaves at once, else the one that this phone has. */
export function takeCode(storage: SafeStorage, campaignId: string): string | null {
  const [, given] = CODE.exec(location.hash) ?? [];
  if (!given) return storage.read('local', storedUnder(campaignId));
  history.replaceState(history.state, '', location.pathname + location.search);
  keepCode(storage, campaignId, given);
  return given;
}

export const keepCode = (storage: SafeStorage, campaignId: string, code: string) =>
  storage.write('local', storedUnder(campaignId), code);

export const forgetCode = (storage: SafeStorage, campaignId: string) =>
  storage.remove('local', storedUnder(campaignId));

/**
 * The code in what somebody pasted: the code itself, or the address that brings it.
 * @example
 * readCode(' https://example.org/campagne/gala/__evening#org_0123456789 ') // => 'org_0123456789'
 * readCode('gala') // => null
 */
export function readCode(typed: string): string | null {
  const text = typed.trim();
  return CODE.exec(`#${text.slice(text.indexOf('#') + 1)}`)?.[1] ?? null;
}
