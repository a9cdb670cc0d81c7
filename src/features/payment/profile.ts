import * as v from 'valibot';
import type { SafeStorage } from '../../client/safeStorage';

/** The payer as remembered on the device (ENT-28). Every key may be missing: other pages of the site write here too. */
const info = v.object({
  homme: v.optional(v.boolean()),
  prenom: v.optional(v.string()),
  nom: v.optional(v.string()),
  email: v.optional(v.string()),
  /** International, without spaces. */
  tel: v.optional(v.string()),
});

const billing = v.object({
  social_id: v.optional(v.string()),
  adresse: v.optional(v.string()),
  postal: v.optional(v.string()),
  ville: v.optional(v.string()),
  pays: v.optional(v.string()),
});

/** What the form fills in for a payer it knows (PAY-62). */
export type Profile = v.InferOutput<typeof info> & v.InferOutput<typeof billing>;

const infoKey = 'MEM_INFO';
const billingKey = 'MEM_FACTURATION';

/** The remembered payer, or null when nobody is remembered. What cannot be read counts as not there. */
export function recallProfile(storage: SafeStorage): Profile | null {
  const payer = readStored(storage, infoKey, info);
  const facturation = readStored(storage, billingKey, billing);
  return payer || facturation ? { ...payer, ...facturation } : null;
}

/** Remembers the payer on this device. Only ever called with the payer's consent (PAY-62). */
export function rememberProfile(storage: SafeStorage, profile: Profile): void {
  storage.write('local', infoKey, JSON.stringify(v.parse(info, profile)));
  storage.write('local', billingKey, JSON.stringify({ perso: true, ...v.parse(billing, profile) }));
}

/** Forgets the payer (PAY-62). */
export function forgetProfile(storage: SafeStorage): void {
  storage.remove('local', infoKey);
  storage.remove('local', billingKey);
}

function readStored<S extends v.GenericSchema>(storage: SafeStorage, key: string, schema: S): v.InferOutput<S> | null {
  try {
    const read = v.safeParse(schema, JSON.parse(storage.read('local', key) ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
