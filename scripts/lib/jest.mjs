import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { compileLater } from './brief.mjs';
import { roomyHeap, root } from './processes.mjs';
import { runProgram } from './runStep.mjs';

/**
 * Command line of Jest after `node`. The embedded database loads its WebAssembly by dynamic import, hence the flag. The
 * projects come last: Jest would take what follows them for more projects.
 */
export const jestCommand = (projects, args) => [
  ...roomyHeap,
  ...compileLater,
  '--experimental-vm-modules',
  '--no-warnings',
  join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
  ...args,
  '--selectProjects',
  ...projects,
];

/** The first lines of why a test failed: the rest is in Jest's own output. */
const firstLines = (message) => message.trim().split('\n', 6).join('\n');

/** One text per failed test, and per file that could not run at all. */
function failuresOf(testResults) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (assertionResults.length === 0 && message) return [`${relative(root, name)}\n${firstLines(message)}`];
    return failed.map(
      (test) => `${relative(root, name)}: ${test.fullName}\n${firstLines(test.failureMessages.join('\n'))}`,
    );
  });
}

function readCounts(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(file);
    // A test that does not run proves nothing: skipped ones count as failed.
    const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const retried = tests.filter(({ status, invocations }) => status === 'passed' && invocations > 1);
    return {
      passed: report.numPassedTests,
      failed: failed + report.numRuntimeErrorTestSuites,
      retried: retried.map(({ fullName }) => fullName),
      failures: failuresOf(report.testResults),
    };
  } catch {
    return { passed: 0, failed: 1, retried: [], failures: [] };
  }
}

/**
 * Runs tests of these projects and counts them, `only` those whose path matches when it is given. `retried`: names of tests
 * that passed at a second try only; `failures`: those that failed, each with the first lines of why.
 */
export async function runJest(projects, { only = [], workers = 2, ...options }) {
  const file = join(tmpdir(), `orgkit-jest-${process.pid}.json`);
  const args = [...only, '--json', `--outputFile=${file}`, `--maxWorkers=${workers}`];
  const command = jestCommand(projects, args);
  const { ok, output } = await runProgram(command, { limit: 3600, ...options });
  const { passed, failed, retried, failures } = readCounts(file);
  return {
    passed,
    failed: ok ? failed : Math.max(failed, 1),
    retried,
    failures,
    output,
    note: `${passed + failed} tests`,
  };
}
