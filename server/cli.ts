import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import * as v from 'valibot';
import { identifier } from '../src/contract/common';
import { createOrganisationRequest } from '../src/contract/organisations';
import { readConfig, type Config } from './config';
import { createDeps } from './createDeps';
import { rehearse } from './demo/rehearsal/rehearse';
import { FolderInUseError } from './db/folderLock';
import { openDatabase } from './db/open';
import type { Deps } from './deps';
import { HttpError, StartupError } from './errors';
import { foundOrganisation } from './features/organisations/organisationService';
import { findOrganisation } from './features/organisations/organisationStore';
import { runMain } from './runMain';
import { issueToken } from './tokens';

const usage = `usage: npm run org -- create --name "Name" [--id id] [--devise eur] [--language fr]
       npm run org -- token --id id
       npm run org -- rehearse --campagne gala [--per-minute 20] [--gifts 100]`;

const commands: Readonly<Record<string, (deps: Deps, given: Record<string, string>) => Promise<string>>> = {
  async create(deps, given) {
    const parsed = v.safeParse(createOrganisationRequest, given);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      throw new StartupError(`--${v.getDotPath(issue)}: ${issue.message}\n${usage}`);
    }
    const { id = deps.ids.row(), ...document } = parsed.output;
    return `organisation ${id}\nadmin token, shown only now: ${await foundOrganisation(deps, { ...document, id })}`;
  },
  async token(deps, { id = '' }) {
    if (!(await findOrganisation(deps.database.queries, id)))
      throw new StartupError(`there is no organisation "${id}".`);
    return `admin token of ${id}, shown only now: ${await issueToken(deps.database.queries, id, deps)}`;
  },
};

const rehearsal = v.object({
  campagne: identifier,
  'per-minute': v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(300)), '20'),
  gifts: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1))),
});

/** Gifts arrive by themselves at the server that runs here, until Ctrl+C. */
async function rehearseHere({ port, publicUrl }: Config, given: Record<string, string>): Promise<void> {
  const parsed = v.safeParse(rehearsal, given);
  if (!parsed.success) throw new StartupError(usage);
  const { campagne: campaignId, 'per-minute': perMinute, gifts } = parsed.output;
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => stop.abort());
  const { signal } = stop;
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const done = await rehearse(
    {
      origin: `http://127.0.0.1:${port}`,
      publicUrl,
      random: Math.random,
      wait: (milliseconds) => setTimeout(milliseconds, undefined, { signal }).catch(() => {}),
      say: print,
      signal,
    },
    { campaignId, perMinute, gifts },
  );
  print(`${done.gifts} gifts (${done.given} in all), ${done.promises} promises.`);
}

/** `npm run org`: makes organisations and tokens on the server's own machine, and has the demo rehearse. */
runMain(async () => {
  const { name, given } = readArguments();
  const config = readConfig(process.env);
  if (name === 'rehearse') return rehearseHere(config, given);
  const command = commands[name];
  if (!command) throw new StartupError(usage);
  const log = pino({ level: 'silent' });
  const database = await openDatabase(config, log).catch((error: unknown) => {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new StartupError(
      `the server is running on this data folder and is alone allowed to write there. Ask it instead: ` +
        `curl -X POST ${config.publicUrl}/v1/admin/organisations -H "Authorization: Bearer $ORGKIT_OPERATOR_TOKEN" ` +
        `-H "Content-Type: application/json" -d '{"name":"…"}' (the server needs ORGKIT_OPERATOR_TOKEN set), or stop it first.`,
    );
  });
  try {
    process.stdout.write(
      `${await command(
        createDeps(config, database, log, () => new Date()),
        given,
      )}\n`,
    );
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw new StartupError(
      [error.message, ...(error.issues ?? []).map(({ path, message }) => `${path} ${message}`)].join(' '),
    );
  } finally {
    await database.close();
  }
});

function readArguments() {
  const options = Object.fromEntries(
    ['id', 'name', 'devise', 'language', 'campagne', 'per-minute', 'gifts'].map((name) => [
      name,
      { type: 'string' as const },
    ]),
  );
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [name = ''] = positionals;
    const known = name === 'rehearse' || Object.hasOwn(commands, name);
    if (known && positionals.length === 1) return { name, given: values as Record<string, string> };
  } catch {
    // An unknown option: the usage says which there are.
  }
  throw new StartupError(usage);
}
