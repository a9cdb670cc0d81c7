import { page } from '../page/page';

const storedUnder = (intent: string) => `orgkit_from ${intent}`;

/**
 * Keeps for this tab which page of another site led to the payment (SITE-41). The address names that page, and the
 * browser where the window came from: an address alone, which anybody may write, is not believed.
 */
export function keepWayBack(intent: string): void {
  const from = pageFrom(new URL(window.location.href).searchParams.get('from'), document.referrer);
  if (from) page.storage.write('session', storedUnder(intent), from.href);
}

/** The page of another site that the payer came from. */
export function wayBack(intent: string): URL | null {
  return parse(page.storage.read('session', storedUnder(intent)));
}

function pageFrom(named: string | null, referrer: string): URL | null {
  const url = parse(named);
  return url && url.origin === parse(referrer)?.origin ? url : null;
}

function parse(address: string | null): URL | null {
  return address && /^https?:/.test(address) && URL.canParse(address) ? new URL(address) : null;
}
