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
const shared = {
  transform,
  transformIgnorePatterns: [
    '/node_modules/(?!(@noble|@borewit|@tokenizer|file-type|strtok3|token-types|uint8array-extras|uuid|altcha-lib|htmlparser2|domhandler|domutils|dom-serializer|entities|domelementtype|pixelmatch)/)',
  ],
  setupFilesAfterEnv: ['<rootDir>/tests/support/jestSetup.ts'],
};

/** unit: pure code and the server · dom: React components · e2e: built files in real Chromium. */
export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
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
      testMatch: ['<rootDir>/tests/{e2e,dist}/**/*.test.ts'],
    },
  ],
};
