import { makeTree, root, runNode } from '../support/program';

const evaluate = (program: string) => runNode(['--input-type=module', '--eval', program]);

describe('before npm start and npm test', () => {
  it.each(['18.20.4', '20.18.9'])('says what is wrong with Node %s', (version) => {
    const pretend = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
    const { code, output } = runNode(['--import', `data:text/javascript,${pretend}`, 'scripts/setup.mjs']);
    expect(output).toMatch(new RegExp(`Node 20\\.19\\.0 or newer is needed, and this is Node ${version}`));
    expect(code).toBe(1);
  });

  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  };
  const installed = (packages: object | null) => {
    const tree = makeTree(
      {
        'package-lock.json': JSON.stringify({ packages: wanted }),
        ...(packages && { 'node_modules/.package-lock.json': JSON.stringify({ packages }) }),
      },
      { packages: false },
    );
    const module = JSON.stringify(`file://${root}/scripts/lib/install.mjs`);
    const { output } = evaluate(
      `import { isInstalled } from ${module}; console.log(isInstalled(${JSON.stringify(tree.folder)}));`,
    );
    tree.remove();
    return output.trim();
  };

  it.each([
    ['nothing is there', null, 'false'],
    ['all of it is there', { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } }, 'true'],
    ['only what another platform needs is missing', { 'node_modules/a': { version: '1.0.0' } }, 'true'],
    ['a package is missing', { 'node_modules/b': { version: '2.0.0' } }, 'false'],
    ['a package has another version', { 'node_modules/a': { version: '1.0.1' } }, 'false'],
    [
      'a package is left over',
      { 'node_modules/a': { version: '1.0.0' }, 'node_modules/c': { version: '1.0.0' } },
      'false',
    ],
  ])('sees whether packages are installed: %s', (_case, packages, answer) => {
    expect(installed(packages)).toBe(answer);
  });
});

describe('npm test', () => {
  const steps = JSON.stringify(`file://${root}/scripts/lib/runStep.mjs`);

  it('leaves no process behind, even one in a group of its own', () => {
    const sleeper = `
      const child = require('child_process').spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
      child.unref();
      console.log(child.pid);`;
    const { output } = evaluate(`
      import { readFileSync } from 'node:fs';
      import { setTimeout } from 'node:timers/promises';
      import { killAll, runProgram } from ${steps};
      const { output } = await runProgram(['--eval', ${JSON.stringify(sleeper)}]);
      const runs = () => {
        try {
          return !/\\) Z/.test(readFileSync('/proc/' + Number(output) + '/stat', 'latin1'));
        } catch {
          return false;
        }
      };
      console.log(runs());
      killAll();
      while (runs()) await setTimeout(20);
      console.log(runs());
    `);
    expect(output.trim()).toBe('true\nfalse');
  });

  it('stops a step that takes too long, and says so', () => {
    const { output } = evaluate(`
      import { runProgram } from ${steps};
      const { ok, output } = await runProgram(['--eval', 'setTimeout(() => {}, 600000)'], { limit: 0.2 });
      console.log(ok, output.trim());
    `);
    expect(output.trim()).toBe('false stopped: it took longer than 0.2 s');
  });

  it('refuses a part that it does not have', () => {
    const { code, output } = runNode(['scripts/test.mjs', 'everything']);
    expect(output).toContain('There are: static, build, unit, embedded, e2e.');
    expect(code).toBe(2);
  });
});
