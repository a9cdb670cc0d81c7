// Rules of our own for Oxlint: each refuses what its selectors find. `.oxlintrc.json` says where.

/** @param selectors what is refused (esquery), with the words that say what to do instead */
const refuse = (selectors) => ({
  create: (context) =>
    Object.fromEntries(
      Object.entries(selectors).map(([selector, message]) => [selector, (node) => context.report({ node, message })]),
    ),
});

const inTexts = 'Texts live in src/i18n.';
const trustedTypes = 'No HTML sink: pages with trusted types refuse it. Build elements.';
const clock = 'Ask the injected clock.';

const rules = {
  'no-default-export': refuse({
    ExportDefaultDeclaration: 'Export by name: a file is named after what it exports.',
    'ExportSpecifier[exported.name="default"]': 'Export by name.',
  }),
  'no-html-sink': refuse({
    'AssignmentExpression > MemberExpression.left[property.name=/^(inner|outer)HTML$/]': trustedTypes,
    'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)$/]':
      trustedTypes,
    'JSXAttribute[name.name="dangerouslySetInnerHTML"]': 'No HTML sink. Use ui/RichText.',
    'NewExpression[callee.name="DOMParser"]': 'Trusted types refuse DOMParser. Use ui/RichText.',
  }),
  'no-ambient-state': refuse({
    'NewExpression[callee.name="Date"][arguments.length=0]': clock,
    'MemberExpression[object.name="Date"][property.name="now"]': clock,
    'MemberExpression[object.name="Math"][property.name="random"]': 'Ask the injected id source.',
  }),
  'no-money-arithmetic': refuse({
    'BinaryExpression[operator=/^[*\\u002F]$/] > Literal[value=100]':
      'Currencies have 0 to 3 decimals: use toMinor and toUnits of core/money.',
  }),
  'no-text-in-markup': refuse({
    'JSXText[value=/\\p{L}/u]': inTexts,
    ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/\\p{L}/u]': inTexts,
    'JSXAttribute[name.name=/^(aria-label|title|placeholder|alt|label|hint)$/] Literal[value=/\\p{L}/u]': inTexts,
  }),
  'drawn-by-server': refuse({
    'JSXAttribute[name.name="style"]':
      'The policy of pages that the server draws refuses style attributes: use a class, or attributes of SVG.',
    'JSXIdentifier[name="Suspense"]': 'What the server draws waits for nothing: load it before.',
  }),
};

export default { meta: { name: 'orgkit' }, rules };
