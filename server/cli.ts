import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import * as v from 'valibot';
import { identifier } from '../src/contract/common';
import { restore, verifyBackup } from './backup/restore';
import { readConfig, type Config } from './config';
import { commands, type Given } from './control/commands';
import { askServer } from './control/controlSocket';
import { runCommand } from './control/runCommand';
import { createDeps } from './createDeps';
import { rehearse } from './demo/rehearsal/rehearse';
import { openDatabase } from './db/open';
import { StartupError } from './errors';
import { runMain } from './runMain';

const rehearsalUsage = 'rehearse --campagne gala [--org id --token token] [--per-minute 20] [--gifts 100]';
const usages = [...Object.values(commands).map(({ usage }) => usage), 'restore --from backup', rehearsalUsage];
const usage = `usage: npm run org -- ${usages.join('\n       npm run org -- ')}`;

const rehearsal = v.object({
  campagne: identifier,
  org: v.optional(identifier),
  token: v.optional(v.string()),
  'per-minute': v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(300)), '20'),
  gifts: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1))),
});

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Gifts arrive by themselves at the server that runs here, until Ctrl+C. */
async function rehearseHere({ port, publicUrl }: Config, given: Given): Promise<void> {
  const parsed = v.safeParse(rehearsal, given);
  if (!parsed.success) throw new StartupError(usage);
  const { campagne: campaignId, org, token, 'per-minute': perMinute, gifts } = parsed.output;
  if ((org === undefined) !== (token === undefined)) throw new StartupError(usage);
  const own = org === undefined || token === undefined ? undefined : { org, token };
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => stop.abort());
  const { signal } = stop;
  const done = await rehearse(
    {
      origin: `http://127.0.0.1:${port}`,
      publicUrl,
      random: Math.random,
      wait: (milliseconds) => setTimeout(milliseconds, undefined, { signal }).catch(() => {}),
      say: print,
      signal,
    },
    { campaignId, perMinute, gifts, own },
  );
  print(`${done.gifts} gifts (${done.given} in all), ${done.promises} promises.`);
}

/** `npm run org`: the operator's commands on the server's own machine, whether the server runs or not (OPS-01). */
runMain(async () => {
  const { name, given } = readArguments();
  // Neither needs the server's data, nor creates keys.
  if (name === 'restore') return print(await restore(process.env, given['from'] ?? '', () => new Date()));
  if (name === 'verify' && given['from'] !== undefined) return print(await verifyBackup(given['from']));
  const config = readConfig(process.env);
  if (name === 'rehearse') return rehearseHere(config, given);
  // PostgreSQL takes several processes; the embedded database belongs to the server while it runs.
  const told = config.databaseUrl ? null : await askServer(config.dataFolder, name, given);
  print(told ?? (await runHere(config, name, given)));
});

async function runHere(config: Config, name: string, given: Given): Promise<string> {
  const log = pino({ level: 'silent' });
  const database = await openDatabase(config, log);
  try {
    return await runCommand(
      createDeps(config, database, log, () => new Date()),
      name,
      given,
    );
  } finally {
    await database.close();
  }
}

function optionsOf(name: string): readonly string[] | undefined {
  if (name === 'rehearse') return ['campagne', 'org', 'token', 'per-minute', 'gifts'];
  if (name === 'restore') return ['from'];
  return Object.hasOwn(commands, name) ? commands[name]?.options : undefined;
}

function readArguments() {
  const [name = '', ...rest] = process.argv.slice(2);
  const known = optionsOf(name);
  if (known) {
    try {
      const options = Object.fromEntries(known.map((option) => [option, { type: 'string' as const }]));
      const { values } = parseArgs({ args: rest, options, allowPositionals: false });
      const folder = name === 'restore' ? 'from' : commands[name]?.folder;
      const named = folder === undefined ? undefined : values[folder];
      return { name, given: { ...values, ...(folder && named && { [folder]: resolve(named) }) } as Given };
    } catch {
      // An unknown option: the usage lists the known ones.
    }
  }
  const wrong = known ? `"${name}" does not take these options` : `there is no command "${name}"`;
  throw new StartupError(name ? `${wrong}\n${usage}` : usage);
}
