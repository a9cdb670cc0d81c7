const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, readdirSync, rmSync } = require('node:fs');
const { join, resolve } = require('node:path');

const root = resolve(__dirname, '../..');
const cache = join(root, '.cache');
const migrations = 'server/db/migrations';

/** Where the first test file that needs an embedded database leaves a new one for the others, and for later runs. */
function newDatabase() {
  const made = readdirSync(join(root, migrations)).map((name) => `${migrations}/${name}`);
  const hash = createHash('sha256');
  for (const path of [...made.filter((name) => name.endsWith('.sql')), 'server/db/embedded.ts', 'package-lock.json'])
    hash.update(readFileSync(join(root, path)));
  const name = `database-${hash.digest('hex').slice(0, 16)}.tar`;
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache))
    if (old.startsWith('database-') && !old.startsWith(name)) rmSync(join(cache, old), { force: true });
  return join(cache, name);
}

/** Making a database takes much longer than copying one, embedded or on a PostgreSQL server. */
module.exports = async () => {
  process.env.ORGKIT_NEW_DATABASE = newDatabase();
  if (!process.env.TEST_DATABASE_URL) return;
  const { createTemplateDatabase } = require('../../server/db/openTestDatabase.ts');
  const template = await createTemplateDatabase(process.env.TEST_DATABASE_URL);
  process.env.ORGKIT_TEMPLATE_DATABASE = template.name;
  globalThis.dropTemplateDatabase = template.drop;
};
