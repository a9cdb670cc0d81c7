import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../errors';

/** Keys of one purpose: the first signs, all are accepted. */
export type KeyRing = readonly [string, ...string[]];

/**
 * This server's signing keys by purpose (OPS-02): the sandbox's webhooks, links in mails, challenges; hashes of
 * erased people (PRIV-05); second factors of users (USER-06).
 */
export type Keys = Readonly<Record<KeyPurpose, KeyRing>>;

/** Sources of a purpose's keys: a variable, with keys separated by spaces, and a file in the data folder, one a line. */
const sources = {
  webhooks: { variable: 'PAYMENT_WEBHOOK_SECRET', file: 'webhook-secret' },
  links: { variable: 'ORGKIT_LINK_SECRET', file: 'link-secret' },
  challenges: { variable: 'ORGKIT_CHALLENGE_SECRET', file: 'challenge-secret' },
  erasures: { variable: 'ORGKIT_ERASURE_SECRET', file: 'erasure-secret' },
  factors: { variable: 'ORGKIT_FACTOR_SECRET', file: 'factor-secret' },
} as const;
type KeyPurpose = keyof typeof sources;
export const keyPurposes = Object.keys(sources) as KeyPurpose[];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * This process's keys; missing ones are created in the data folder. Links signed by the single key of earlier versions
 * stay valid, and processes given the same one derive the same new keys.
 * @throws StartupError when the folder cannot be written
 */
export function readKeys(env: Environment, dataFolder: string): Keys {
  const given = (purpose: KeyPurpose) => wordsOf(env[sources[purpose].variable]);
  const former = [...given('webhooks'), ...wordsOf(textIn(join(dataFolder, sources.webhooks.file)))];
  const [first] = former;
  const derived = (purpose: KeyPurpose) =>
    first ? createHmac('sha256', first).update(`orgkit ${purpose}`).digest('hex') : newKey();
  const kept = (purpose: KeyPurpose, make: () => string[]) => keptKeys(dataFolder, purpose, make);
  return {
    // Given keys replace stored ones, except for links: these last for years in mails, so all keys are accepted.
    links: ring([...given('links'), ...kept('links', () => [derived('links'), ...former])]),
    challenges: ring(given('challenges'), () => kept('challenges', () => [derived('challenges')])),
    // Permanent hashes would be useless after losing a key.
    erasures: ring([...given('erasures'), ...kept('erasures', () => [derived('erasures')])]),
    // Without the former key, everything it encrypted is lost.
    factors: ring([...given('factors'), ...kept('factors', () => [derived('factors')])]),
    webhooks: ring(given('webhooks'), () => kept('webhooks', () => [newKey()])),
  };
}

/**
 * Makes the new first key of a purpose; `keep` of the former ones stay accepted.
 * @returns how many are accepted now. They serve from the next start.
 * @throws StartupError naming the key variable to blame
 */
export function rotateKey(env: Environment, dataFolder: string, purpose: KeyPurpose, keep: number): number {
  const { variable, file } = sources[purpose];
  if (wordsOf(env[variable]).length > 0) {
    throw new StartupError(`${variable} says which key signs: put a new one before it there, apart by a space.`);
  }
  const keys = [newKey(), ...wordsOf(textIn(join(dataFolder, file))).slice(0, keep)];
  const draft = join(dataFolder, `${file}.${process.pid}`);
  writeFileSync(draft, `${keys.join('\n')}\n`, { mode: 0o600 });
  renameSync(draft, join(dataFolder, file));
  return keys.length;
}

/** Variables that keys are given by: those keys are in no backup of the data folder. */
export const keysFromOutside = (env: Environment): string[] =>
  Object.values(sources).flatMap(({ variable }) => (wordsOf(env[variable]).length > 0 ? [variable] : []));

const newKey = () => randomBytes(32).toString('hex');
const wordsOf = (text: string | undefined) => (text ?? '').split(/\s+/).filter(Boolean);

function ring(keys: readonly string[], otherwise: () => readonly string[] = () => []): KeyRing {
  const [first, ...others] = new Set(keys.length > 0 ? keys : otherwise());
  if (first === undefined) throw new Error('orgkit: a purpose without a key');
  return [first, ...others];
}

function textIn(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new StartupError(`ORGKIT_DATA must be a folder that can be read: ${(error as Error).message}`);
  }
}

function keptKeys(dataFolder: string, purpose: KeyPurpose, make: () => string[]): string[] {
  const { file, variable } = sources[purpose];
  const path = join(dataFolder, file);
  if (textIn(path) === undefined) {
    try {
      mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
      // Fails when it is there already, so that two processes at once end up with the same ones.
      writeFileSync(path, `${make().join('\n')}\n`, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new StartupError(`ORGKIT_DATA must be a folder that can be written: ${(error as Error).message}`);
      }
    }
  }
  const keys = wordsOf(textIn(path));
  if (keys.length === 0) throw new StartupError(`${path} is empty. Remove it, or set ${variable}.`);
  return keys;
}
