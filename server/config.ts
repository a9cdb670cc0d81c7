import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { retentionBounds, retentionKinds, type RetentionChoice } from '../src/core/privacy';
import { StartupError } from './errors';
import { readKeys, type Keys } from './secrets/keys';
import { isRestored } from './restoredMark';
import { projectRoot } from './projectRoot';

/** Settings of one process, read once from the environment. */
export interface Config {
  readonly port: number;
  /** Address that browsers use, without a trailing slash. */
  readonly publicUrl: string;
  /** Folder of the embedded database, uploads and mails. */
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly defaultOrganisation: string;
  readonly adminToken: string | undefined;
  readonly operatorToken: string | undefined;
  /** Signing keys, one set per purpose (OPS-02): webhooks (SRV-03), links in mails, challenges, erasures, second factors. */
  readonly keys: Keys;
  /** Default retention of personal data (PRIV-06). */
  readonly retention?: RetentionChoice | undefined;
  /** Express's "trust proxy": the client address is read from a header only if set (SRV-09). */
  readonly trustProxy: string | undefined;
  /** Server that takes mails (`smtp://user:password@host:port`); without it they are written into the data folder. */
  readonly smtpUrl?: string | undefined;
  /** Sender address of mails; without it `no-reply@` the host of `publicUrl`. */
  readonly mailFrom?: string | undefined;
  /** Base address of videos, in place of YouTube's (CALL-32). */
  readonly videoUrl?: string | undefined;
  /** Largest file that visitors may send, in bytes. */
  readonly uploadBytes: number;
  /** Limits of visitors' files in bytes: their total, and the disk space left free (SRV-07). */
  readonly uploadTotalBytes?: number;
  readonly uploadFreeBytes?: number;
  /** Limits of administrators' pictures and PDF in bytes (MEDIA-02): one file, and all of an organisation. */
  readonly mediaBytes: number;
  readonly mediaQuotaBytes: number;
  /** Nothing is changed and nothing leaves: asked for, or because this is a copy that was restored (OPS-03). */
  readonly maintenance?: boolean;
  readonly production: boolean;
  readonly logLevel: string;
  /** Folder of the built elements and of the examples. */
  readonly distFolder: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Location of the data, without touching it. @throws StartupError */
export const readPlaces = (env: Environment): Pick<Config, 'dataFolder' | 'databaseUrl'> => ({
  dataFolder: resolve(env['ORGKIT_DATA']?.trim() || 'data'),
  databaseUrl: readUrl('DATABASE_URL', env['DATABASE_URL']?.trim() || undefined, ['postgres:', 'postgresql:'])?.href,
});

/**
 * Reads the settings; empty variables count as absent. Makes the keys that are not given and keeps them in the data folder.
 * @throws StartupError naming the invalid variable and its format
 */
export function readConfig(env: Environment): Config {
  const read = (name: string) => env[name]?.trim() || undefined;
  const matching = (name: string, pattern: RegExp, what: string) => {
    const value = read(name);
    if (value !== undefined && !pattern.test(value)) throw wrong(name, what);
    return value;
  };
  const port = Number(matching('PORT', /^\d{1,5}$/, 'a port number from 1 to 65535') ?? 3000);
  if (port < 1 || port > 65_535) throw wrong('PORT', 'a port number from 1 to 65535');
  const { dataFolder, databaseUrl } = readPlaces(env);
  const adminToken = matching('ORGKIT_ADMIN_TOKEN', /^\S+$/, 'without spaces');
  const operatorToken = matching('ORGKIT_OPERATOR_TOKEN', /^\S+$/, 'without spaces');
  if (adminToken && adminToken === operatorToken)
    throw wrong('ORGKIT_OPERATOR_TOKEN', 'another one than ORGKIT_ADMIN_TOKEN');

  return {
    port,
    dataFolder,
    publicUrl: readPublicUrl(read('PUBLIC_URL')) ?? `http://localhost:${port}`,
    databaseUrl,
    defaultOrganisation:
      matching('ORGKIT_DEFAULT_ORG', /^[\w-]{1,64}$/, 'the id of an organisation (letters, digits, "-", "_")') ??
      'demo',
    adminToken,
    operatorToken,
    trustProxy: readTrustProxy(read('TRUST_PROXY')),
    smtpUrl: readUrl('SMTP_URL', read('SMTP_URL'), ['smtp:', 'smtps:'])?.href,
    mailFrom: matching('MAIL_FROM', /^[^\s@]+@[^\s@]+$/, 'an e-mail address'),
    videoUrl: readUrl('VIDEO_EMBED_URL', read('VIDEO_EMBED_URL'), ['https:'])?.href,
    uploadBytes:
      Number(matching('UPLOAD_MAX_MB', /^([1-9]\d?|100)$/, 'a number of megabytes from 1 to 100') ?? 10) * 1024 * 1024,
    uploadTotalBytes:
      Number(matching('UPLOAD_TOTAL_GB', /^[1-9]\d{0,4}$/, 'a number of gigabytes from 1') ?? 10) * 1024 ** 3,
    uploadFreeBytes: Number(matching('UPLOAD_FREE_MB', /^\d{1,7}$/, 'a number of megabytes') ?? 1024) * 1024 ** 2,
    mediaBytes:
      Number(matching('MEDIA_MAX_MB', /^([1-9]\d?|100)$/, 'a number of megabytes from 1 to 100') ?? 20) * 1024 ** 2,
    mediaQuotaBytes:
      Number(matching('MEDIA_QUOTA_MB', /^[1-9]\d{0,6}$/, 'a number of megabytes from 1') ?? 1024) * 1024 ** 2,
    maintenance: matching('ORGKIT_MAINTENANCE', /^[01]$/, '0 or 1') === '1' || isRestored(dataFolder),
    production: read('NODE_ENV') !== 'development',
    logLevel:
      matching('LOG_LEVEL', new RegExp(`^(${logLevels.join('|')})$`), `one of ${logLevels.join(', ')}`) ?? 'info',
    distFolder: join(projectRoot, 'dist'),
    retention: readRetention(read('ORGKIT_RETENTION')),
    // Last, because it writes: a wrong setting leaves nothing behind.
    keys: readKeys(env, dataFolder),
  };
}

const wrong = (name: string, what: string) => new StartupError(`${name} must be ${what}.`);

function readUrl(name: string, value: string | undefined, protocols: readonly string[]): URL | undefined {
  if (!value) return undefined;
  const what = `an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  if (!URL.canParse(value)) throw wrong(name, what);
  const url = new URL(value);
  if (!protocols.includes(url.protocol) || !url.hostname) throw wrong(name, what);
  return url;
}

function readPublicUrl(value: string | undefined): string | undefined {
  const url = readUrl('PUBLIC_URL', value, ['http:', 'https:']);
  if (url && (url.pathname !== '/' || url.search || url.hash || url.username)) {
    throw wrong('PUBLIC_URL', 'an origin without a path, as in https://dons.example.org');
  }
  return url?.origin;
}

function readTrustProxy(value: string | undefined): string | undefined {
  if (!value || value === 'false') return undefined;
  if (/^\d{1,2}$/.test(value)) return value === '0' ? undefined : value;
  const isRange = (text: string) => {
    const [address = '', bits = '0'] = text.trim().split('/');
    return ['loopback', 'linklocal', 'uniquelocal'].includes(address) || (isIP(address) > 0 && /^\d{1,3}$/.test(bits));
  };
  if (value.split(',').every(isRange)) return value;
  throw wrong('TRUST_PROXY', 'the number of proxies in front, or their addresses (loopback, 10.0.0.0/8, …)');
}

/** `mails=60,accounts=12`: kinds with a number within their bounds. */
function readRetention(value: string | undefined): RetentionChoice | undefined {
  if (value === undefined) return undefined;
  const pairs = value.split(',').map((pair) => {
    const [, name, digits] = /^\s*(\w+)\s*=\s*(\d{1,5})\s*$/.exec(pair) ?? [];
    const kind = retentionKinds.find((known) => known === name);
    const { least, most } = retentionBounds[kind ?? 'mails'];
    if (!kind || Number(digits) < least || Number(digits) > most) {
      const bounds = retentionKinds.map(
        (known) => `${known}=${retentionBounds[known].least}-${retentionBounds[known].most}`,
      );
      throw wrong('ORGKIT_RETENTION', `a list of ${bounds.join(', ')}`);
    }
    return [kind, Number(digits)] as const;
  });
  return Object.fromEntries(pairs);
}
