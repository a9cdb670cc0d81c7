import { handedPayer } from '../../../client/handedPayer';
import { writeJson } from '../../../core/writeJson';
import type { KnownPayer } from '../../../contract/payments/paymentConfig';
import type { SafeStorage } from '../../../client/safeStorage';

/** The details of a remembered payer (PAY-62, ENT-28); `tel` international, without spaces. */
export interface Profile {
  homme?: boolean;
  prenom?: string;
  nom?: string;
  email?: string;
  tel?: string;
  /** A person, not a company. */
  perso?: boolean;
  raison?: string;
  siren?: string;
  social_id?: string;
  adresse?: string;
  postal?: string;
  ville?: string;
  pays?: string;
}

/** Storage keys with the type of each value: other pages of the site write there too. */
const infoKeys = { homme: 'boolean', prenom: 'string', nom: 'string', email: 'string', tel: 'string' } as const;
const billingKeys = {
  perso: 'boolean',
  raison: 'string',
  siren: 'string',
  social_id: 'string',
  adresse: 'string',
  postal: 'string',
  ville: 'string',
  pays: 'string',
} as const;
type Keys = { readonly [K in keyof Profile]?: 'string' | 'boolean' | undefined };

const infoKey = 'MEM_INFO';
const billingKey = 'MEM_FACTURATION';

/** The remembered payer, or null. Unreadable values count as absent. */
export function recallProfile(storage: SafeStorage): Profile | null {
  const payer = readStored(storage, infoKey, infoKeys);
  const facturation = readStored(storage, billingKey, billingKeys);
  return payer || facturation ? { ...payer, ...facturation } : null;
}

/** Sender of the form being paid, if it was sent in this tab (LINK-08); else null. */
export function handedProfile(storage: SafeStorage, intent: string | null): Profile | null {
  const person = handedPayer(storage, intent);
  return person && pick(person, { ...infoKeys, ...billingKeys, perso: undefined });
}

/** Remembers the payer on this device. Only ever called with the payer's consent (PAY-62). */
export function rememberProfile(storage: SafeStorage, profile: Profile): void {
  storage.write('local', infoKey, writeJson(pick(profile, infoKeys)));
  storage.write('local', billingKey, writeJson({ perso: true, ...pick(profile, billingKeys) }));
}

/** Forgets the payer (PAY-62). */
export function forgetProfile(storage: SafeStorage): void {
  storage.remove('local', infoKey);
  storage.remove('local', billingKey);
}

function readStored(storage: SafeStorage, key: string, keys: Keys): Profile | null {
  try {
    const stored: unknown = JSON.parse(storage.read('local', key) ?? 'null');
    const known = pick(Object(stored) as object, keys);
    return Object.keys(known).length > 0 ? known : null;
  } catch {
    return null;
  }
}

/** The values under `keys` that have their type; the others count as not there. */
function pick(values: object, keys: Keys): Profile {
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => keys[key as keyof Profile] === typeof value),
  );
}

/** A link's known payer values; the server gives only hints of the others (SRV-09). */
export const knownOf = (payer: KnownPayer): Profile => pick(payer, { ...infoKeys, ...billingKeys });
