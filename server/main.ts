import { createServer, type Server } from 'node:http';
import { createApp } from './app';
import { readConfig, type Config } from './config';
import { listenForCommands } from './control/controlSocket';
import { createDeps } from './createDeps';
import { openDatabase } from './db/open';
import { illustrateDemo } from './demo/illustrateDemo';
import { prepareDemo } from './demo/prepareDemo';
import type { Deps } from './deps';
import { StartupError } from './errors';
import { moveAddresses } from './features/hosts/moveAddresses';
import { resumeMedia } from './features/media/processMedia';
import { findOrganisation } from './features/organisations/organisationStore';
import { replayDeletions } from './features/deletion/replayDeletions';
import { replayErasures } from './features/privacy/replayErasures';
import { offerFirstLink } from './features/users/firstLink';
import { loadHebcal } from './features/schedules/loadHebcal';
import { startJobs } from './jobs/startJobs';
import { createCampaignFastPath } from './live/createCampaignFastPath';
import { createLive } from './live/createLive';
import { loggable } from './loggable';
import { createLogger } from './logger';
import { runMain } from './runMain';

/** Time for running work when the process is told to stop; then its connections are cut. */
const drainLimit = 10_000;

runMain(async () => {
  const config = readConfig(process.env);
  const log = createLogger(config);
  const database = await openDatabase(config, log);
  const deps = createDeps(config, database, log, () => new Date());
  await moveAddresses(deps);
  const newToken = await prepareDemo(deps);
  // The database may be restored from an older copy: whom it forgot since must not reappear (PRIV-05, ORG-11).
  await replayDeletions(deps);
  await replayErasures(deps);
  await resumeMedia(deps);
  // Whoever waits until it is ready finds the link.
  const firstLink = await offerFirstLink(deps, process.stdout.isTTY);
  const live = createLive(deps);
  const handler = createCampaignFastPath(deps, live, createApp(deps, live));
  const server = await listen(createServer(handler), config.port);
  const stopCommands = database.engine === 'embedded' ? await listenForCommands(deps) : () => Promise.resolve();
  const jobs = startJobs(deps, { origin: `http://127.0.0.1:${config.port}` });
  const stopDrawing = illustrateDemo(deps);
  stopOnSignals(server, [() => jobs.stop(), stopDrawing, () => live.stop(), stopCommands], database.close);
  // The first page with times would wait for it.
  loadHebcal().catch((error: unknown) => log.error({ error: loggable(error) }, 'times cannot be computed'));
  if (config.maintenance) {
    log.warn('in maintenance: nothing is changed, and no mail, webhook or call to a payment provider goes out');
  }
  await greet(deps, newToken, firstLink);
});

function listen(server: Server, port: number): Promise<Server> {
  // Longer than the idle time of usual proxies, so that they never send into a closing connection.
  server.keepAliveTimeout = 65_000;
  // A large file over a poor mobile connection takes its time; headers may not.
  server.requestTimeout = 300_000;
  server.headersTimeout = 60_000;
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const used = error.code === 'EADDRINUSE' ? 'is in use by another program. Set PORT to a free one' : error.message;
      fail(new StartupError(`port ${port} ${used}.`));
    });
    server.listen(port, () => done(server));
  });
}

/**
 * First signal: no new connections or jobs, streams end, running work finishes, then the database closes. Second: exit
 * at once.
 */
function stopOnSignals(server: Server, ends: readonly (() => Promise<void>)[], close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => server.closeAllConnections(), drainLimit).unref();
    const ended = Promise.all(ends.map((end) => end()));
    server.close(() => void ended.then(close).then(() => process.exit(0)));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

/** First information for a person at the terminal. The token is shown only here. */
async function greet(deps: Deps, newToken: string | null, firstLink: readonly string[]): Promise<void> {
  const { config, database } = deps;
  const { publicUrl, maintenance } = config;
  const lines = [
    `Orgkit is ready (${database.engine === 'embedded' ? `data in ${config.dataFolder}` : 'PostgreSQL'})`,
    `  site            ${publicUrl}/`,
    `  examples        ${publicUrl}/examples/`,
    `  API             ${publicUrl}/v1/`,
    ...(maintenance ? ['  IN MAINTENANCE  nothing is changed, nothing is sent out'] : []),
    ...(newToken ? [`  admin token of the organisation "demo", shown only now: ${newToken}`] : []),
    ...firstLink,
    ...(await missingDefault(config, database)),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function missingDefault({ defaultOrganisation }: Config, { queries }: Deps['database']): Promise<string[]> {
  if (await findOrganisation(queries, defaultOrganisation)) return [];
  return [
    `  ORGKIT_DEFAULT_ORG names "${defaultOrganisation}", which does not exist yet: npm run org -- create --id …`,
  ];
}
