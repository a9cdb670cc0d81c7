const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/**
 * Making a database takes much longer than copying one. Embedded, the first test file that needs one leaves it here for the
 * others; a PostgreSQL server gets a template.
 */
module.exports = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orgkit-unit-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.ORGKIT_NEW_DATABASE = join(folder, 'database.tar');
  if (!process.env.TEST_DATABASE_URL) return;
  const { createTemplateDatabase } = require('../../server/db/openTestDatabase.ts');
  const template = await createTemplateDatabase(process.env.TEST_DATABASE_URL);
  process.env.ORGKIT_TEMPLATE_DATABASE = template.name;
  globalThis.dropTemplateDatabase = template.drop;
};
