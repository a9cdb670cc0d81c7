// `npm run unit`: unit and component tests, all or those whose file matches: `npm run unit -- src/core --watch`.
import { jestCommand } from './lib/jest.mjs';
import { runInteractive } from './lib/processes.mjs';

process.exitCode = await runInteractive(process.execPath, jestCommand(['unit', 'dom'], process.argv.slice(2)));
