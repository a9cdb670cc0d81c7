import { parseArgs } from 'node:util';
import { pino } from 'pino';
import * as v from 'valibot';
import { createOrganisationRequest } from '../src/contract/organisations';
import { readConfig } from './config';
import { createDeps } from './createDeps';
import { FolderInUseError } from './db/folderLock';
import { openDatabase } from './db/open';
import type { Deps } from './deps';
import { HttpError, StartupError } from './errors';
import { foundOrganisation } from './features/organisations/organisationService';
import { findOrganisation } from './features/organisations/organisationStore';
import { runMain } from './runMain';
import { issueToken } from './tokens';

const usage = `usage: npm run org -- create --name "Name" [--id id] [--devise eur] [--language fr]
       npm run org -- token --id id`;

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

/** `npm run org`: makes organisations and tokens on the server's own machine. */
runMain(async () => {
  const { command, given } = readArguments();
  const config = readConfig(process.env);
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
    ['id', 'name', 'devise', 'language'].map((name) => [name, { type: 'string' as const }]),
  );
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [name = ''] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command && positionals.length === 1) return { command, given: values as Record<string, string> };
  } catch {
    // An unknown option: the usage says which there are.
  }
  throw new StartupError(usage);
}
