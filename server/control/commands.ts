import { eq, or } from 'drizzle-orm';
import * as v from 'valibot';
import { createOrganisationRequest, organisationDocument } from '../../src/contract/organisations/organisations';
import type { OwnOrganisation } from '../../src/contract/organisations/ownOrganisation';
import { createInvitation } from '../../src/contract/desk/members';
import { createTokenRequest, type TokenRecord } from '../../src/contract/tokens';
import { giftNewsOf } from '../../src/core/organisation';
import { backUp } from '../backup/backUp';
import { verifyData } from '../backup/verify';
import { clearRestored } from '../restoredMark';
import { tokens } from '../db/schema';
import type { Deps } from '../deps';
import { StartupError } from '../errors';
import { endRehearsal } from '../features/campaigns/gifts/endRehearsal';
import { foundOrganisation, readOwnOrganisation, updateOrganisation } from '../features/settings/organisationService';
import { isDeleted, listClosed } from '../features/deletion/listClosed';
import { readLocked } from '../features/privacy/readLocked';
import { findOrganisation } from '../features/organisations/organisationStore';
import { siteAddress } from '../features/organisations/siteAddress';
import { addToken, endToken, operatorOf, readTokens, replaceToken } from '../features/tokens/tokenService';
import { operatorLink } from '../features/users/firstLink';
import { invite } from '../features/users/memberService';
import { checkTotals, type TotalsDifference } from '../ledger/totals/checkTotals';
import { fillTotals } from '../ledger/totals/fillTotals';
import { mendPaymentSums, type PaymentSumsDifference } from '../ledger/totals/mendPaymentSums';
import { keyPurposes, rotateKey } from '../secrets/keys';
import { hashToken } from '../secrets/hashToken';
import { takeArchive, writeArchive } from './archiveCommands';

/** A command's options: `--id x` is `{id: 'x'}`. */
export type Given = Readonly<Record<string, string>>;

/** One command of `npm run org`: its options and its output. */
interface Command {
  readonly options: readonly string[];
  /** The option that names a folder or file: as seen from where the command is given, not from the server's folder. */
  readonly folder?: string;
  readonly usage: string;
  run(deps: Deps, given: Given): Promise<string>;
}

/** The commands, by name. They run in the process that has the database: the server's own while it runs (OPS-01). */
export const commands: Readonly<Record<string, Command>> = {
  create: {
    options: ['name', 'id', 'devise', 'language'],
    usage: 'create --name "Name" [--id id] [--devise eur] [--language fr]',
    async run(deps, given) {
      const { id = deps.ids.row(), ...document } = checked(createOrganisationRequest, given);
      const token = await foundOrganisation(deps, { ...document, id });
      const address = siteAddress(deps, { id, activeBaseUrl: null });
      return `organisation ${id}\nits site: ${address}/\nadmin token, shown only now: ${token}`;
    },
  },
  token: {
    options: ['id', 'name', 'scope', 'forms', 'campagne', 'expires'],
    usage:
      'token --id id [--name "Desk"] [--scope read|forms|pages|evening] [--forms a,b] [--campagne id] [--expires moment]',
    async run(deps, { id = '', name = 'admin', scope = 'everything', forms, campagne, expires }) {
      await knownOrganisation(deps, id);
      const wish = checked(createTokenRequest, {
        ...{ name, scope, forms: forms?.split(',') },
        ...{ campaignId: campagne, expiresAt: expires },
      });
      const { data, token } = await addToken(deps, operatorOf(id), wish);
      return `${data.scope === 'everything' ? 'admin' : data.scope} token of ${id}${endOf(data)}, shown only now: ${token}`;
    },
  },
  tokens: {
    options: ['id'],
    usage: 'tokens --id id',
    async run(deps, { id = '' }) {
      await knownOrganisation(deps, id);
      return (await readTokens(deps, id)).map(lineOf).join('\n');
    },
  },
  rotate: {
    options: ['token', 'overlap'],
    usage: 'rotate --token id [--overlap minutes]',
    async run(deps, { token = '', overlap = '0' }) {
      if (!/^\d{1,4}$/.test(overlap)) throw new StartupError('--overlap must be a number of minutes.');
      const { id, organisationId } = await knownToken(deps, token);
      const made = await replaceToken(deps, operatorOf(organisationId), id, Number(overlap));
      return `${made.data.name}, ${made.data.scope}${endOf(made.data)}, shown only now: ${made.token}`;
    },
  },
  revoke: {
    options: ['token'],
    usage: 'revoke --token id',
    async run(deps, { token = '' }) {
      const { id, organisationId } = await knownToken(deps, token);
      return lineOf(await endToken(deps, operatorOf(organisationId), id, { keepOne: false }));
    },
  },
  owner: {
    options: ['id', 'email'],
    usage: 'owner [--id id --email a@b.example]',
    async run(deps, { id, email }) {
      if (id === undefined && email === undefined)
        return `good for an hour and once, makes this server's operator: ${await operatorLink(deps)}`;
      await knownOrganisation(deps, id ?? '');
      const wish = checked(createInvitation.request, { email, role: 'owner' });
      const { link } = await invite(deps, operatorOf(id ?? ''), wish);
      return `good for 7 days and once, makes ${wish.email} an owner of ${id}, and is in a mail to them: ${link}`;
    },
  },
  'end-rehearsal': {
    options: ['id', 'campagne'],
    usage: 'end-rehearsal --id id --campagne gala',
    async run(deps, { id = '', campagne = '' }) {
      await knownOrganisation(deps, id);
      const { gifts, pledges } = await endRehearsal(deps, operatorOf(id), campagne);
      return `${gifts} test gifts and ${pledges} test promises are gone from ${campagne}; nothing real was touched.`;
    },
  },
  'gift-mails': {
    options: ['id', 'when', 'to'],
    usage: 'gift-mails --id id [--when each|daily|never] [--to a@b.example,c@d.example]',
    async run(deps, { id = '', when, to }) {
      await knownOrganisation(deps, id);
      const own = await readOwnOrganisation(deps, id);
      if (when === undefined && to === undefined) return hearersLine(own);
      const giftMails = { when: when ?? own.giftMails.when, to: to?.split(',').filter(Boolean) ?? own.giftMails.to };
      const wish = checked(organisationDocument, { giftMails });
      return hearersLine((await updateOrganisation(deps, operatorOf(id), id, wish)).data);
    },
  },
  closed: {
    options: [],
    usage: 'closed',
    run: async (deps) => (await listClosed(deps)).join('\n') || 'no organisation is closed.',
  },
  locked: {
    options: ['id', 'payment'],
    usage: 'locked --id id [--payment id]',
    async run(deps, { id = '', payment }) {
      if (!(await findOrganisation(deps.database.queries, id))) throw noOrganisation(id);
      const records = await readLocked(deps, operatorOf(id), payment);
      return records.map((record) => JSON.stringify(record)).join('\n') || 'nothing is locked.';
    },
  },
  export: {
    options: ['id', 'to'],
    folder: 'to',
    usage: 'export --id id --to archive.zip',
    async run(deps, { id = '', to = '' }) {
      await knownOrganisation(deps, id);
      return writeArchive(deps, id, to);
    },
  },
  import: {
    options: ['id', 'from', 'dry-run'],
    folder: 'from',
    usage: 'import --id id --from archive.zip [--dry-run true]',
    async run(deps, { id = '', from = '', 'dry-run': dryRun = 'false' }) {
      await knownOrganisation(deps, id);
      if (!['true', 'false'].includes(dryRun)) throw new StartupError('--dry-run must be true or false.');
      return takeArchive(deps, id, from, dryRun === 'true');
    },
  },
  backup: {
    options: ['to'],
    folder: 'to',
    usage: 'backup --to folder',
    run: (deps, { to = '' }) => backUp(deps, to),
  },
  verify: {
    options: ['from'],
    folder: 'from',
    usage: 'verify [--from backup]',
    run: (deps) => verifyData(deps),
  },
  'check-totals': {
    options: [],
    usage: 'check-totals',
    async run(deps) {
      while ((await fillTotals(deps)) > 0);
      const { checked, differences } = await checkTotals(deps, { since: deps.now(), most: Infinity });
      const payments = await mendPaymentSums(deps);
      return [
        `${checked} subjects checked against the ledger, ${differences.length} differences`,
        ...differences.map(lineOfDifference),
        `payments of ${payments.checked} organisations checked, ${payments.differences.length} differences`,
        ...payments.differences.map(lineOfPayments),
      ].join('\n');
    },
  },
  resume: {
    options: [],
    usage: 'resume',
    run: ({ config }) =>
      Promise.resolve(
        clearRestored(config.dataFolder)
          ? 'the copy takes the place of what it is a copy of: mails, webhooks and payments go on from the next start.'
          : 'this is no restored copy. ORGKIT_MAINTENANCE keeps a server in maintenance while it is set.',
      ),
  },
  'rotate-key': {
    options: ['for', 'keep'],
    usage: `rotate-key --for ${keyPurposes.join('|')} [--keep 9]`,
    run({ config }, given) {
      const purpose = keyPurposes.find((name) => name === given['for']);
      if (!purpose) throw new StartupError(`--for must be one of ${keyPurposes.join(', ')}.`);
      if (!/^\d{1,2}$/.test(given['keep'] ?? '9')) throw new StartupError('--keep must be a number of former keys.');
      const accepted = rotateKey(process.env, config.dataFolder, purpose, Number(given['keep'] ?? 9));
      return Promise.resolve(`a new key signs ${purpose} from the next start on; ${accepted} are accepted.`);
    },
  },
};

const lineOfDifference = ({
  organisationId,
  subject,
  subjectId,
  mode,
  counted,
  matched,
  received,
  gifts,
}: TotalsDifference) =>
  `mended: ${organisationId} ${subject} ${subjectId} (${mode}) was off by ${counted} counted, ${matched} matched, ${received} received (minor units), ${gifts} gifts`;

const lineOfPayments = ({ organisationId, mode, state, type, currency, payments, ...sums }: PaymentSumsDifference) =>
  `mended: ${organisationId} payments ${type} ${state} in ${currency} (${mode}) were off by ${payments}: ${sums.received} received, ${sums.refunded} refunded, ${sums.fees} fees (minor units)`;

function hearersLine(own: OwnOrganisation): string {
  const { when, to } = giftNewsOf(own);
  return `gifts to ${own.id} are told: ${when}${when === 'never' ? '' : `, to ${to.join(', ') || 'nobody: it has no contact address'}`}`;
}

function checked<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new StartupError(`--${v.getDotPath(issue)}: ${issue.message}`);
}

async function knownOrganisation({ database }: Deps, id: string): Promise<void> {
  if (!(await findOrganisation(database.queries, id))) throw noOrganisation(id);
  if (await isDeleted(database.queries, id)) throw new StartupError(`organisation "${id}" was deleted.`);
}

const noOrganisation = (id: string) => new StartupError(`there is no organisation "${id}".`);

/** A token by its id, or by itself: whoever finds one somewhere knows no id. */
async function knownToken({ database }: Deps, given: string) {
  const found = or(eq(tokens.id, given), eq(tokens.hash, hashToken(given)));
  const [row] = await database.queries.select().from(tokens).where(found);
  if (!row)
    throw new StartupError('there is no such token; `npm run org -- tokens --id …` lists those of an organisation.');
  return row;
}

const endOf = ({ expiresAt }: TokenRecord) => (expiresAt ? ` until ${expiresAt}` : '');

function lineOf(token: TokenRecord): string {
  const { id, name, scope, forms, campaignId, createdAt, revokedAt, active } = token;
  const what = [scope, ...forms, ...(campaignId === null ? [] : [campaignId])].join(' ');
  const state = revokedAt ? `revoked ${revokedAt}` : active ? `holds${endOf(token)}` : `ended${endOf(token)}`;
  return `${id}  ${name}  (${what})  made ${createdAt}  ${state}`;
}
