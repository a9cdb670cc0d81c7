import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Campaign } from '../../../src/contract/campaigns/campaigns';
import type { Refusal } from '../../../src/contract/common';
import { challengeCode, type Challenge } from '../../../src/contract/guard';
import { checkGiftAmount, giftAmountRules, giftMonths, giftSplits, keptSplit } from '../../../src/core/campaign';
import { displayPlan, toUnits } from '../../../src/core/money';
import { StartupError } from '../../errors';
import { demoDonors } from '../campaigns/demoDonors';
import { demoOrganisation } from '../demoOrganisation';

/** A rehearsal of an evening: its campaign and the frequency of gifts. */
interface Rehearsal {
  readonly campaignId: string;
  readonly perMinute: number;
  /** Ends after so many; goes on until it is stopped when absent. */
  readonly gifts?: number | undefined;
  /** Organisation whose own campaign is rehearsed: gifts and pledges are entered in test mode, without a payment page (ENT-32). */
  readonly own?: { readonly org: string; readonly token: string } | undefined;
}

/** Dependencies of a rehearsal; tests inject clock and randomness. */
export interface RehearsalMeans {
  /** Address the server listens on, and the one that browsers use. */
  readonly origin: string;
  readonly publicUrl: string;
  /** Between 0 and 1, 1 left out. */
  readonly random: () => number;
  /** Ends early when the rehearsal is stopped. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly say: (line: string) => void;
  /** The gift under way is finished first. */
  readonly signal: AbortSignal;
}

/** Result of a rehearsal. `given` in currency units, over all months a campaign forces. */
interface Rehearsed {
  readonly gifts: number;
  readonly promises: number;
  readonly given: number;
}

const MINUTE = 60_000;
const amounts = [18, 26, 36, 50, 50, 72, 100, 100, 180, 180, 360, 500, 1000, 1800];
const facturation = { perso: true, adresse: '1 rue de l’Exemple', postal: '75000', ville: 'Paris', pays: 'FR' };

/**
 * Has made-up donors give to a campaign of the demo organisation, over HTTP like visitors and with the sandbox as the bank, so
 * that ledger, matching, pages and screens move as they will on the night; at a gala some pledge instead.
 * With `own`, gifts and pledges of mode `test` are entered in that organisation's campaign instead, live or not.
 * @throws StartupError for an unknown campaign, for any provider but the sandbox, and for the server's refusals
 */
export async function rehearse(
  means: RehearsalMeans,
  { campaignId, perMinute, gifts, own }: Rehearsal,
): Promise<Rehearsed> {
  const { origin, random, wait, say, signal } = means;
  const query = `?${new URLSearchParams({ org: own?.org ?? demoOrganisation.id })}`;
  const campaign = (await ask(`${origin}/v1/campagne/id/${encodeURIComponent(campaignId)}${query}`)) as Campaign;
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const teams = campaign.teams.filter(({ hidden }) => !hidden).map(({ param }) => param);
  const { config: rules } = campaign;
  const fitting = amountsOf(campaign);
  const months = giftMonths(rules);
  let done = { gifts: 0, promises: 0, given: 0 };

  while (!signal.aborted && done.gifts + done.promises < (gifts ?? Infinity)) {
    const { prenom, nom, displayName = `${prenom} ${nom}`, commentaire = '' } = pick(demoDonors);
    const shown = random() < 0.15 ? '' : displayName;
    const montant = pick(fitting);
    const team = teams.length > 0 && random() < 0.7 ? pick(teams) : null;
    const info = { prenom, nom, email: `repetition-${randomUUID()}@example.org`, tel: '+33612345678' };
    if (own) {
      const promises = campaign.gala && random() < 0.15;
      const path = `/v1/admin/campagnes/${encodeURIComponent(campaign.id)}/${promises ? 'engagements' : 'dons'}`;
      const body = { montant, team, displayName: shown, mode: 'test' };
      await ask(`${origin}${path}`, JSON.stringify(body), own.token);
      done = promises
        ? { ...done, promises: done.promises + 1 }
        : { ...done, gifts: done.gifts + 1, given: done.given + montant };
      say(`${promises ? 'promise ' : 'gift    '} ${montant}  ${shown || '–'}`);
    } else if (campaign.gala && random() < 0.15) {
      const body = { montant, campagne: { displayName: shown, team }, infos: info };
      await ask(`${origin}/v1/campagne/engagement/${campaign.id}${query}`, JSON.stringify(body));
      done = { ...done, promises: done.promises + 1 };
      say(`promise  ${montant}  ${shown || '–'}`);
    } else {
      const nbMonth = months?.locked ? months.initial : 1;
      const divide = keptSplit(null, giftSplits(rules, montant));
      const config = {
        type: 'CAMPAGNE',
        typeId: campaign.id,
        amounts: { montant, fees: 0, total: montant },
        ...(divide ? { abo: true, nbMonth: divide, divide } : { abo: nbMonth > 1, nbMonth }),
        team,
        campagne: { displayName: shown },
        commentaire: shown && random() < 0.5 ? commentaire : '',
        info: { homme: false, ...info },
        facturation,
        idempotencyKey: `repetition-${randomUUID()}`,
      };
      const made = await ask(`${origin}/v1/paiements/offline/link`, JSON.stringify({ config: JSON.stringify(config) }));
      await pay(means, (made as { url: string }).url);
      done = { ...done, gifts: done.gifts + 1, given: done.given + montant * nbMonth };
      say(`gift     ${montant}  ${shown || '–'}`);
    }
    // People do not give by the clock: between half and three halves of the pace.
    if (!signal.aborted) await wait((MINUTE / perMinute) * (0.5 + random()));
  }
  return done;
}

/** The amounts the campaign's own form allows; a fixed amount alone. */
function amountsOf({ config, devise }: Campaign): readonly number[] {
  const rules = giftAmountRules(config, displayPlan({ organisationDevise: devise, lang: 'fr' }), 'side');
  if (rules.initial !== null) return [toUnits(rules.initial, devise)];
  const fitting = amounts.filter((amount) => checkGiftAmount(amount, rules, devise) === null);
  return fitting.length > 0 ? fitting : [toUnits(rules.minimum, devise)];
}

/** Presses the button of the sandbox's page, and no other's. */
async function pay({ origin, publicUrl }: RehearsalMeans, url: string): Promise<void> {
  const page = new URL(url);
  if (page.origin !== new URL(publicUrl).origin || !page.pathname.startsWith('/pay/'))
    throw new StartupError('gifts are paid with a real provider here: nothing was paid, and nothing is rehearsed.');
  const press = {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay', charge: '1' }),
    redirect: 'manual',
  } as const;
  const { status } = await fetch(origin + page.pathname, press);
  if (status !== 303) throw new StartupError(`the sandbox answered ${status} instead of taking the money.`);
}

async function ask(address: string, body?: string, token?: string): Promise<unknown> {
  const { status, text } = await request(address, body, token);
  const read: unknown = status === 200 ? JSON.parse(text) : null;
  if (read !== null && (read as { success?: boolean }).success !== false) return read;
  const { code } = status === 429 && body ? (JSON.parse(text) as Refusal) : {};
  // As a browser does: whoever sends much from one address works for it (SRV-09).
  if (code === challengeCode && body && !('guard' in JSON.parse(body)))
    return ask(address, JSON.stringify({ ...JSON.parse(body), guard: await solved(new URL(address).origin) }), token);
  throw new StartupError(`the server answered ${status}: ${text.slice(0, 300)}`);
}

async function request(address: string, body?: string, token?: string): Promise<{ status: number; text: string }> {
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(address, body === undefined ? {} : { method: 'POST', headers, body }).catch(() => {
    throw new StartupError(`no server answers at ${new URL(address).origin}: start it first.`);
  });
  return { status: answer.status, text: await answer.text() };
}

async function solved(origin: string): Promise<string> {
  const { data: challenge } = (await ask(`${origin}/v1/guard/challenge`)) as { data: Challenge };
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
