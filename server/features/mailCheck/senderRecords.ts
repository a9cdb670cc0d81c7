import type { SenderRecords } from '../../../src/contract/organisations/mailCheck';
import type { Deps } from '../../deps';
import { fromAddress } from '../../outbox/createMailer';

type RecordState = SenderRecords['spf'];
type Surroundings = Pick<Deps, 'config' | 'resolveTxt'>;

const SPF = /^v=spf1( |$)/i;
const DMARC = /^v=dmarc1\s*(;|$)/i;
/** Resolver errors that mean there is no record. */
const NONE = ['ENOTFOUND', 'ENODATA'];

/** The SPF and DMARC records of the domain that mails come from (CALL-94); null where none are sent, or from no domain. */
export async function readSenderRecords({ config, resolveTxt }: Surroundings): Promise<SenderRecords | null> {
  const domain = fromAddress(config).split('@').at(-1) ?? '';
  if (config.smtpUrl === undefined || !domain.includes('.')) return null;
  const [spf, dmarc] = await Promise.all([
    stateOf(resolveTxt, [domain], SPF),
    stateOf(resolveTxt, policyNames(domain), DMARC),
  ]);
  return { domain, spf, dmarc };
}

/** A domain without a policy of its own has that of the one above (RFC 7489, 6.6.3). */
function policyNames(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, at) => `_dmarc.${labels.slice(at).join('.')}`);
}

/** The first of these names with such records decides. */
async function stateOf(
  resolveTxt: Surroundings['resolveTxt'],
  names: readonly string[],
  said: RegExp,
): Promise<RecordState> {
  for (const name of names) {
    const records = await resolveTxt(name).catch((error: unknown) =>
      NONE.includes((error as NodeJS.ErrnoException).code ?? '') ? [] : null,
    );
    if (!records) return 'unknown';
    const found = records.filter((parts) => said.test(parts.join('').trim())).length;
    if (found > 0) return found === 1 ? 'found' : 'several';
  }
  return 'missing';
}
