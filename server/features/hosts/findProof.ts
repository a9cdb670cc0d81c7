import type { Deps } from '../../deps';
import type { HostProof } from '../../../src/contract/organisations/hosts';
import { addressRules } from '../endpoints/postDue';
import { readGuarded } from '../endpoints/readGuarded';

interface Claim {
  readonly host: string;
  readonly token: string;
}

const said = (token: string) => `orgkit=${token}`;

/** The TXT record that proves a host's owner. */
export const proofRecord = (host: string, token: string) => ({
  name: `_orgkit.${host.replace(/:\d+$/, '')}`,
  value: said(token),
});

/** The file that proves the owner of a host still serving pages elsewhere. */
export const proofFile = (host: string, token: string) => ({
  url: `https://${host}/.well-known/orgkit.txt`,
  content: said(token),
});

/**
 * How a host proves the claimant's ownership; null if it does not. A file counts only on the host itself, not via
 * redirects.
 */
export async function findProof(
  deps: Pick<Deps, 'config' | 'resolveTxt'>,
  { host, token }: Claim,
): Promise<HostProof | null> {
  const record = proofRecord(host, token);
  // A name without records is an error to the resolver.
  const records = await deps.resolveTxt(record.name).catch((): string[][] => []);
  if (records.some((parts) => parts.join('').trim() === record.value)) return 'dns';
  const { url, content } = proofFile(host, token);
  const rules = addressRules(deps);
  const addresses = rules.allowLoopback ? [url, url.replace('https:', 'http:')] : [url];
  for (const address of addresses) {
    const page = await readGuarded(address, rules);
    const here = page?.status === 200 && new URL(page.url).host === host;
    if (here && page.body.split(/\r?\n/).some((line) => line.trim() === content)) return 'file';
  }
  return null;
}
