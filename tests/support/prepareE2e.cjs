const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { setTimeout } = require('node:timers/promises');
const { createDatabase } = require('../../scripts/lib/postgres.mjs');
const { startOrgkit } = require('../e2e/support/orgkitServer.ts');

/**
 * A first start takes five times as long as another: the data that it leaves are made once on each engine, and servers begin
 * with a copy. A whole run has one more server, for the files that need no own.
 */
module.exports = async ({ testPathPatterns }) => {
  const { TEST_DATABASE_URL: postgres } = process.env;
  const [folder, fresh] = await Promise.all([firstStart(''), postgres && firstStartOnPostgres(postgres)]);
  process.env.ORGKIT_FRESH_DATA = folder;
  if (fresh) process.env.ORGKIT_FRESH_POSTGRES = JSON.stringify(fresh);
  if (testPathPatterns.patterns.length > 0) return;
  const { url, port, dataFolder, adminToken, stop } = await startOrgkit();
  process.env.ORGKIT_SHARED_SERVER = JSON.stringify({ url, port, dataFolder, adminToken });
  globalThis.stopSharedServer = stop;
};

async function firstStartOnPostgres(postgres) {
  const { url, stop } = await createDatabase(postgres);
  globalThis.dropFreshDatabase = stop;
  return { folder: await firstStart(url), template: new URL(url).pathname.slice(1) };
}

/** @returns the data folder of a server that started on this database, the embedded one if it is '' */
async function firstStart(databaseUrl) {
  const folder = mkdtempSync(join(tmpdir(), 'orgkit-fresh-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const server = await startOrgkit({ env: { ORGKIT_DATA: folder, DATABASE_URL: databaseUrl } });
  await picturesOf(server);
  await server.stop();
  return folder;
}

/** Answers once the pictures of the demo are drawn, in all their sizes: servers that begin with its data have nothing to do. */
async function picturesOf({ url, adminToken }) {
  const headers = { authorization: `Bearer ${adminToken}` };
  const read = async (what) => (await (await fetch(`${url}/v1/admin/${what}`, { headers })).json()).data;
  for (;;) {
    const [galleries, media] = await Promise.all([read('galleries'), read('media?limit=200')]);
    if (galleries.every(({ bgImage }) => bgImage) && media.every(({ state }) => state !== 'PROCESSING')) return;
    await setTimeout(200);
  }
}
