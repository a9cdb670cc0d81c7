import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const code = ['**/*.{ts,tsx,mjs,cjs}', 'examples/**/*.js'];
const typed = ['**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', 'tests/**'];
/** Made with packages that the benches alone install. */
const peers = ['bench/forms/rjsf.tsx', 'bench/forms/formJs.ts', 'bench/**/peers/**'];
const toolConfiguration = ['*.config.{ts,mjs}'];

const noDefaultExport = [
  { selector: 'ExportDefaultDeclaration', message: 'Export by name: a file is named after what it exports.' },
  { selector: 'ExportSpecifier[exported.name="default"]', message: 'Export by name.' },
];
const noHtmlSink = [
  {
    selector: 'AssignmentExpression > MemberExpression.left[property.name=/^(inner|outer)HTML$/]',
    message: 'No HTML sink: pages with trusted types refuse it. Build elements.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)$/]',
    message: 'No HTML sink: pages with trusted types refuse it. Build elements.',
  },
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'No HTML sink. Use ui/RichText.' },
  { selector: 'NewExpression[callee.name="DOMParser"]', message: 'Trusted types refuse DOMParser. Use ui/RichText.' },
];
const noAmbientState = [
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'Ask the injected clock.' },
  { selector: 'MemberExpression[object.name="Date"][property.name="now"]', message: 'Ask the injected clock.' },
  { selector: 'MemberExpression[object.name="Math"][property.name="random"]', message: 'Ask the injected id source.' },
];
const noMoneyArithmetic = [
  {
    selector: 'BinaryExpression[operator=/^[*\\u002F]$/] > Literal[value=100]',
    message: 'Currencies have 0 to 3 decimals: use toMinor and toUnits of core/money.',
  },
];
const noTextInMarkup = [
  { selector: 'JSXText[value=/\\p{L}/u]', message: 'Texts live in src/i18n.' },
  {
    selector: ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/\\p{L}/u]',
    message: 'Texts live in src/i18n.',
  },
  {
    selector: 'JSXAttribute[name.name=/^(aria-label|title|placeholder|alt|label|hint)$/] Literal[value=/\\p{L}/u]',
    message: 'Texts live in src/i18n.',
  },
];
const drawnByServer = [
  {
    selector: 'JSXAttribute[name.name="style"]',
    message: 'The policy of pages that the server draws refuses style attributes: use a class, or attributes of SVG.',
  },
  { selector: 'JSXIdentifier[name="Suspense"]', message: 'What the server draws waits for nothing: load it before.' },
];
const restrict = (...rules) => ({ 'no-restricted-syntax': ['error', ...rules.flat()] });

export default tseslint.config(
  { ignores: ['dist/', 'data/', 'coverage/', '.cache/', '**/node_modules/', 'types/'] },
  {
    files: code,
    languageOptions: { ecmaVersion: 2024, sourceType: 'module' },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'max-lines': ['error', 300],
      ...restrict(noDefaultExport),
    },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  {
    files: typed,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['drizzle.config.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': 'off', // tsc says it
      '@typescript-eslint/require-await': 'off', // an interface may promise what one implementation has at hand
      '@typescript-eslint/unbound-method': 'off', // props and ports are records of functions, not objects with `this`
    },
  },
  {
    files: ['src/**/*.tsx', 'src/**/use*.ts'],
    plugins: { 'react-hooks': reactHooks },
    // `refs` rejects what floating-ui asks for; the other compiler rules stay.
    rules: { ...reactHooks.configs.recommended.rules, 'react-hooks/refs': 'off' },
  },
  {
    files: ['src/**', 'elements/**', 'server/**'],
    rules: {
      ...restrict(noDefaultExport, noHtmlSink, noAmbientState, noMoneyArithmetic, noTextInMarkup),
      'max-lines-per-function': ['error', 100],
    },
  },
  {
    files: ['src/features/site/**'],
    rules: restrict(noDefaultExport, noHtmlSink, noAmbientState, noMoneyArithmetic, noTextInMarkup, drawnByServer),
  },
  {
    // Percentages, and the one place that knows how many decimals a currency has.
    files: ['src/core/**'],
    rules: restrict(noDefaultExport, noHtmlSink, noAmbientState),
  },
  {
    // Where the real clock and the real randomness enter.
    files: ['server/main.ts', 'server/cli.ts', 'src/client/clock.ts'],
    rules: restrict(noDefaultExport, noHtmlSink, noMoneyArithmetic),
  },
  {
    files: tests,
    rules: {
      ...restrict(noDefaultExport),
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Answers of servers and pages arrive as `any`; the assertion on them is the check.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // They load modules that they find, and evaluate the examples of docstrings: that is their task.
    files: ['tests/unit/docExamples.test.ts', 'tests/unit/domainLanguage.test.ts'],
    rules: {
      'no-new-func': 'off',
      '@typescript-eslint/no-implied-eval': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
  // Tables and catalogues are as long as what they list.
  { files: ['src/i18n/**', 'elements/elements.ts', 'server/db/schema.ts'], rules: { 'max-lines': 'off' } },
  { files: ['scripts/**', 'bench/**', 'server/main.ts', 'server/cli.ts'], rules: { 'no-console': 'off' } },
  { files: peers, ...tseslint.configs.disableTypeChecked },
  { files: toolConfiguration, rules: { 'no-restricted-syntax': 'off' } },
);
