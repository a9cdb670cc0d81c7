// Types and lint over one program of the compiler: lint asks for the types that the check has found already.
// `node scripts/checks/typesAndLint.mjs [files]`: types of everything, lint of these files or of everything.
import { join } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { parser } from 'typescript-eslint';
import { root } from '../lib/processes.mjs';

const isColoured = process.env.FORCE_COLOR === '1' || process.stdout.isTTY;

/** The program, with what is known of files that have not changed since it was kept. */
function openProgram() {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (one) => report([one]) };
  const kept = { incremental: true, tsBuildInfoFile: join(root, '.cache/tsconfig.tsbuildinfo') };
  const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), kept, host);
  const compiler = ts.createIncrementalCompilerHost(options);
  compiler.jsDocParsingMode = ts.JSDocParsingMode.ParseForTypeErrors; // as `tsc` does
  return ts.createIncrementalProgram({
    rootNames: fileNames,
    options,
    configFileParsingDiagnostics: errors,
    host: compiler,
  });
}

function report(diagnostics) {
  const host = {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  };
  const format = isColoured ? ts.formatDiagnosticsWithColorAndContext : ts.formatDiagnostics;
  if (diagnostics.length > 0) console.log(format(diagnostics, host));
}

/** @returns whether all types are right */
function checkTypes(builder) {
  const found = [
    ...builder.getConfigFileParsingDiagnostics(),
    ...builder.getOptionsDiagnostics(),
    ...builder.getSyntacticDiagnostics(),
    ...builder.getGlobalDiagnostics(),
    ...builder.getSemanticDiagnostics(),
  ];
  builder.emit(); // nothing but what the next run knows
  report(ts.sortAndDeduplicateDiagnostics(found));
  return found.length === 0;
}

/** The parser of lint, which takes files from the program instead of from one that it would make itself. */
const parserOver = (program) => ({
  meta: parser.meta,
  parseForESLint(text, options) {
    const isKnown = options.projectService && program.getSourceFile(options.filePath)?.text === text;
    const known = { ...options, projectService: undefined, programs: [program] };
    return parser.parseForESLint(text, isKnown ? known : options);
  },
});

/** @returns whether lint has nothing to say */
async function lint(files, program) {
  const eslint = new ESLint({
    cwd: root,
    // As `kept` in scripts/lib/checks.mjs.
    cache: true,
    cacheStrategy: 'content',
    cacheLocation: '.cache/lint',
    warnIgnored: false,
    overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parser: parserOver(program) } },
  });
  const results = await eslint.lintFiles(files);
  const { format } = await eslint.loadFormatter('stylish');
  const text = await format(results);
  if (text) console.log(text);
  return results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
}

const builder = openProgram();
const areTypesRight = checkTypes(builder);
const given = process.argv.slice(2);
const isLintRight = await lint(given.length > 0 ? given : ['.'], builder.getProgram());
process.exitCode = areTypesRight && isLintRight ? 0 : 1;
