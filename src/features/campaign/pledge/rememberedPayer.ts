import type { SafeStorage } from '../../../client/safeStorage';
import type { Language } from '../../../contract/terms/languages';
import { countryOfLanguage } from '../../../ui/phone/countries';
import type { PledgePayer } from '../gift/giftStore';

const PROFILE = 'MEM_INFO';
const FIELDS = ['prenom', 'nom', 'email', 'tel'] as const;

/** Initial values: the payer remembered on this device (MODAL-08, ENT-28), else empty. */
export function rememberedPayer(storage: SafeStorage, lang: Language): PledgePayer {
  const known = readProfile(storage.read('local', PROFILE));
  const [prenom, nom, email, tel] = FIELDS.map((field) => {
    const value = known[field];
    return typeof value === 'string' ? value : '';
  }) as [string, string, string, string];
  return { prenom, nom, email, tel: { text: tel, country: countryOfLanguage(lang) } };
}

/** Other pages of the site write there too: unreadable values count as absent. */
function readProfile(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const profile: unknown = JSON.parse(stored ?? 'null');
    return Object(profile) as Record<string, unknown>;
  } catch {
    return {};
  }
}
