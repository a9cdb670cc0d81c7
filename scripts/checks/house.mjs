// Prints how the code is cut, as figures beside their limits, and fails when one is past its limit.
import { codeFiles, folderCircles, importsAmong, lonelyExports, productionFiles } from '../lib/sourceGraph.mjs';

const root = process.argv[2] ?? '.';
const files = productionFiles(root, ['src', 'server', 'elements']);
const circles = folderCircles(importsAmong(files));

const ledgerTable =
  /\.(insert|update|delete)\(\s*(entries|payments)\b|\b(insert into|update|delete from)\s+"?(entries|payments)\b/i;
const writers = [...files].filter(([path, text]) => /^server\/(?!ledger\/)/.test(path) && ledgerTable.test(text));

// The bundler itself imports the natives; docstrings of core and of the contract’s terms have examples that run.
const withoutExamples = [...files].filter(
  ([path]) => !/^src\/(core\/|contract\/terms\/|loading\/natives\.ts)/.test(path),
);
const lonely = lonelyExports(
  withoutExamples,
  codeFiles(root, ['src', 'server', 'elements', 'tests', 'scripts', 'bench']),
);

const lengths = [...files.values()].map((text) => text.trimEnd().split('\n').length).sort((a, b) => a - b);
const percentile = (share) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;

const figures = [
  ['circles of folders', circles.length, 0, circles],
  ["writers of the ledger's tables outside server/ledger", writers.length, 0, writers.map(([path]) => path)],
  ['exports that no other file names', lonely.length, 0, lonely],
  ['lines of a file, median', percentile(0.5), 40],
  ['lines of a file, 90th percentile', percentile(0.9), 120],
];
for (const [name, value, limit, places = []] of figures) {
  console.log(`${value > limit ? 'OVER' : 'ok  '} ${name}: ${value} of ${limit}`);
  for (const place of places) console.log(`       ${place}`);
}
if (files.size === 0) console.log(`OVER no source under ${root}`);
process.exitCode = files.size === 0 || figures.some(([, value, limit]) => value > limit) ? 1 : 0;
