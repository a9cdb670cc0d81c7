const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];
const transform = {
  '\\.tsx$': swc(true),
  '\\.[mc]?[tj]s$': swc(false),
  '\\.css$': '<rootDir>/tests/support/cssTransform.cjs',
};
/**
 * Files find these without asking the context that they run in, which is slow: drizzle alone spends a sixth of a server
 * test's time on it. Nothing that tests replace, such as clocks and `fetch`, and no name that a package declares itself.
 */
const sandboxInjectedGlobals = [
  ...[
    'Object',
    'Array',
    'String',
    'Number',
    'Boolean',
    'BigInt',
    'Symbol',
    'Math',
    'JSON',
    'RegExp',
    'Reflect',
    'Proxy',
  ],
  ...['Promise', 'Map', 'Set', 'WeakMap', 'WeakSet', 'Error', 'TypeError', 'RangeError', 'Uint8Array'],
];
const shared = {
  transform,
  sandboxInjectedGlobals,
  transformIgnorePatterns: [
    '/node_modules/(?!(@noble|@seriousme|@borewit|@tokenizer|file-type|strtok3|token-types|uint8array-extras|uuid|altcha-lib|htmlparser2|domhandler|domutils|dom-serializer|entities|domelementtype|pixelmatch|@hebcal|quick-lru|temporal-polyfill|temporal-utils)/)',
  ],
  // These say how they are imported, not how they are required.
  moduleNameMapper: { '^@hebcal/(core|hdate)$': '<rootDir>/node_modules/@hebcal/$1/dist/esm/index.js' },
  setupFilesAfterEnv: ['<rootDir>/tests/support/jestSetup.ts'],
};

/** unit: pure code and the server · dom: React components · e2e: built files in real Chromium. */
export default {
  // What a file loaded is never let go of, some 60 MB each: workers begin anew before they fill the machine.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: '<rootDir>/tests/support/serverEnvironment.cjs',
      globalSetup: '<rootDir>/tests/support/prepareUnit.cjs',
      globalTeardown: '<rootDir>/tests/support/tidyUnit.cjs',
      testMatch: ['<rootDir>/{src,elements,server,scripts,tests/unit}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: '<rootDir>/tests/support/domEnvironment.cjs',
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/tests/support/domSetup.ts'],
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
    },
    {
      ...shared,
      displayName: 'e2e',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/tests/support/prepareE2e.cjs',
      globalTeardown: '<rootDir>/tests/support/tidyE2e.cjs',
      testMatch: ['<rootDir>/tests/e2e/**/*.test.ts'],
    },
  ],
};
