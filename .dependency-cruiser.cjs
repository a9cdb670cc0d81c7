// Who may import whom: the table of the architecture, one row each. Whatever a row does not allow fails the build.
const test = '\\.test\\.tsx?$|/testing/';
const npm = (...names) => `node_modules/(@types/)?(${names.join('|')})/`;

/** Files under `from` may import only what matches one of `allowed`. Tests beside the code may also use test tools. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { pathNot: allowed },
});
/** Nothing under `from` imports what matches `to`. */
const never = (name, from, to, options = {}) => ({
  name,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: { path: to, ...options },
});

const belowFeatures = '^src/(runtime|ui|i18n|client|contract|core|loading)/';
const browserOnly = npm('react', 'react-dom', 'zustand', '@r2wc/[^/]+', '@floating-ui/[^/]+');

/** Files of the server that every tier may use. They know nothing of tiers; `deps.ts` and what puts the server together do. */
const serverBase = '^server/((?!(app|cli|createDeps|deps|main|runMain|wiring)\\.ts)[^/]+\\.ts$|(text|secrets)/)';
/** A tier of the server imports itself, the base, and what is named as below it. */
const tier = (name, ...below) => ({
  name: `server-${name}`,
  severity: 'error',
  from: { path: `^server/${name}/`, pathNot: test },
  to: { path: '^server/', pathNot: [`^server/${name}/`, serverBase, ...below.map((path) => `^server/${path}`)] },
});

module.exports = {
  forbidden: [
    only('core', '^src/core/', ['^src/(core|contract)/', npm('valibot')]),
    // docs/adr/0015: core knows the contract, never the other way round, types included.
    only('contract', '^src/contract/', ['^src/contract/', npm('valibot')]),
    only('terms', '^src/contract/terms/', ['^src/contract/terms/']),
    // How code of ours comes that is loaded later.
    only('loading', '^src/loading/', ['^src/loading/', npm('react')]),
    only('i18n', '^src/i18n/', ['^src/(i18n|contract|core)/']),
    // docs/adr/0015: the wire's types serve as the types of what core, i18n and ui work on; of its code only the terms do.
    never('wire-types-only', { path: '^src/(core|i18n|ui)/', pathNot: test }, '^src/contract/', {
      pathNot: '^src/contract/terms/',
      dependencyTypesNot: ['type-only'],
    }),
    never('i18n-takes-types-of-core', { path: '^src/i18n/', pathNot: test }, '^src/core/', {
      dependencyTypesNot: ['type-only'],
    }),
    // The core of the form builder weighs nothing in what visitors load.
    never(
      'editing-is-for-builders',
      { path: '^(src/(?!core/form/editing/|features/form-builder/)|elements/)', pathNot: test },
      '^src/core/form/editing/',
      {
        dependencyTypesNot: ['type-only'],
      },
    ),
    only('client', '^src/client/', [
      '^src/(client|contract|core|loading)/',
      npm('valibot', 'altcha-lib', '@noble/hashes'),
    ]),
    only('ui', '^src/ui/', [
      '^src/(ui|core|i18n|contract|loading)/',
      npm(
        'react',
        'react-dom',
        '@floating-ui/react',
        'embla-carousel-react',
        'canvas-confetti',
        'uqr',
        'htmlparser2',
        'domhandler',
        'libphonenumber-js',
        'prosemirror-[^/]+',
        'react-image-crop',
      ),
    ]),
    only('runtime', '^src/runtime/', [belowFeatures, npm('react', 'react-dom', 'zustand', '@r2wc/[^/]+', 'valibot')]),
    {
      name: 'features-use-what-is-below',
      severity: 'error',
      from: { path: '^src/features/', pathNot: test },
      to: { path: '^(src|elements|server|tests|scripts|bench)/', pathNot: [belowFeatures, '^src/features/'] },
    },
    never(
      'features-stay-apart',
      { path: '^src/features/([^/]+)/', pathNot: '^src/features/(campaign|donation|form-builder)/' },
      '^src/features/',
      { pathNot: '^src/features/$1/' },
    ),
    never('campaign-uses-form-and-payment', '^src/features/campaign/', '^src/features/', {
      pathNot: ['^src/features/campaign/', '^src/features/(form|payment)/index\\.ts$'],
    }),
    never('builder-uses-form', '^src/features/form-builder/', '^src/features/', {
      pathNot: ['^src/features/form-builder/', '^src/features/form/editing\\.ts$'],
    }),
    never('donation-uses-payment', '^src/features/donation/', '^src/features/', {
      pathNot: ['^src/features/donation/', '^src/features/payment/index\\.ts$'],
    }),
    // Pages of sites: their views, drawn by the server and taken over by the browser.
    only('pages', '^src/pages/(?!server\\.tsx$)', [
      belowFeatures,
      '^src/pages/(?!server\\.tsx$)',
      '^src/features/site/(index|siteContext|(views/[^/]+|shell)/(index|styles)|blocks/(index|styles))\\.tsx?$',
      npm('react', 'react-dom'),
    ]),
    only('site-server', '^src/pages/server\\.tsx$', [
      '^src/pages/(Page|pageModules|prefix|prepare)\\.tsx?$',
      '^src/features/site/index\\.ts$',
      '^src/(ui/styles|contract)/',
      npm('react', 'react-dom'),
    ]),
    never('react-dom-server', '^(src(?!/pages/server\\.tsx$)|elements|server)/', 'node_modules/react-dom/server'),
    only('elements', '^elements/', [
      '^elements/',
      '^src/(runtime|loading)/',
      '^src/pages/index\\.ts$',
      '^src/contract/messages\\.ts$',
      '^src/features/[^/]+/index\\.ts$',
      '^src/features/form/editing\\.ts$',
      // No element: the worker of screens.
      '^src/client/kept/',
    ]),
    never('element-has-one-feature', '^elements/org-([^/.]+)\\.ts$', '^src/features/', {
      pathNot: '^src/features/$1/',
    }),
    // The door to the views is a type, `src/contract/render.ts`; tests go through it to the sources.
    never('server-has-no-browser-code', { path: '^server/', pathNot: '^server/testing/' }, '^(src|elements)/', {
      pathNot: '^src/(core|contract|i18n)/',
    }),
    never('server-has-no-browser-package', '^server/', browserOnly),
    never('browser-has-no-server-code', '^(src|elements)/', '^server/'),
    {
      ...never('browser-has-no-node', '^(src|elements)/', '.'),
      from: { path: '^(src|elements)/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    // docs/adr/0017: the tiers of the server, lowest first. Circles of folders are found by scripts/checks/house.mjs.
    never(
      'server-base',
      { path: serverBase, pathNot: test },
      '^server/(ledger|outbox|features|live|jobs|demo|backup|control|[^/]+\\.ts$)',
      { pathNot: serverBase },
    ),
    tier('db', 'files/'),
    tier('files'),
    tier('pictures'),
    tier('gateways', 'db/'),
    tier('http', 'db/', 'gateways/gateway\\.ts$'),
    tier('ledger', 'db/', 'gateways/'),
    never('ledger-takes-core', { path: '^server/ledger/', pathNot: test }, '^src/', {
      pathNot: '^src/(core|contract)/',
    }),
    tier('guard', 'db/', 'http/', 'ledger/'),
    tier('outbox', 'db/', 'guard/'),
    tier('features', 'deps\\.ts$', '(db|files|gateways|http|ledger|guard|outbox|pictures)/'),
    tier('live', 'deps\\.ts$', '(db|http|guard|features)/'),
    tier('jobs', 'deps\\.ts$', '(db|gateways|http|ledger|guard|outbox|features)/'),
    never(
      'lists-are-handed-over',
      { path: '^server/', pathNot: `^server/createDeps\\.ts$|${test}` },
      '^server/wiring\\.ts$',
    ),
    never('examples-use-what-is-built', '^examples/', '^(src|server|elements)/'),
    never('browser-tests-use-what-is-built', '^tests/(e2e|dist)/', '^(src|server|elements)/', {
      // The host that stands in for the server gives lost files again by the server's own rule.
      pathNot: '^src/contract/|^server/http/filesAgain\\.ts$',
    }),
    never('browser-tests-take-types-only', '^tests/(e2e|dist)/', '^src/contract/', {
      dependencyTypesNot: ['type-only'],
    }),
    {
      name: 'shipped-code-has-no-dev-package',
      severity: 'error',
      from: { path: '^(src|elements|server)/', pathNot: test },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    never('testing-serves-tests', { path: '^(src|elements|server)/', pathNot: test }, '/testing/'),
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-missing-file', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
