// Fails when a package under a copyleft licence went into a script that other sites load.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptsIn, sourcesOf } from '../lib/bundles.mjs';

const folder = process.argv[2] ?? 'dist/elements';

/** `node_modules/a/node_modules/@b/c/index.js` belongs to the last package named. */
const packageFolder = (source) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
const sources = scriptsIn(folder).flatMap((name) => sourcesOf(folder, name));
const packages = [...new Set(sources.map(packageFolder).filter(Boolean))].sort();

/** `MIT OR GPL-2.0` leaves the choice. */
const isAllowed = (licence) => licence.split(' OR ').some((choice) => !/GPL|SSPL|EUPL|CC-BY-SA|unknown/i.test(choice));

let refused = 0;
for (const path of packages) {
  const file = join(folder, path, 'package.json');
  const { name = path, license = 'unknown' } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (!isAllowed(license)) refused += 1;
  console.log(`${isAllowed(license) ? 'ok     ' : 'REFUSED'} ${name}: ${license}`);
}
if (packages.length === 0) console.log(`No package was found in the source maps under ${folder}: was it built?`);
process.exitCode = refused > 0 || packages.length === 0 ? 1 : 0;
