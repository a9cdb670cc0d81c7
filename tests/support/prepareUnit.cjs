const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** Making a database takes much longer than copying one: the first test file that needs one leaves it here for the others. */
module.exports = () => {
  const folder = mkdtempSync(join(tmpdir(), 'orgkit-unit-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.ORGKIT_NEW_DATABASE = join(folder, 'database.tar');
};
