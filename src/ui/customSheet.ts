/** Longest custom CSS that is read. */
const MOST_LETTERS = 20_000;

/**
 * An author's own CSS for one block (BLOCK-01): declarations for the block, or rules for its content. Parsed by the
 * browser and rewritten rule by rule under `scope`, so that it cannot affect anything outside; rules that load
 * resources are dropped. frame.css clips painting to the block.
 * @param scope selector of the block.
 */
export function customSheet(scope: string, css: string): CSSStyleSheet {
  const source = new CSSStyleSheet();
  const text = css.slice(0, MOST_LETTERS);
  source.replaceSync(/[{}]/.test(text) ? text : `:scope{${text}}`);
  const sheet = new CSSStyleSheet();
  copyRules(source.cssRules, sheet, scope);
  return sheet;
}

function copyRules(rules: CSSRuleList, into: CSSStyleSheet | CSSMediaRule, scope: string): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const copy = insert(into, `@media ${rule.conditionText}`);
      if (copy instanceof CSSMediaRule) copyRules(rule.cssRules, copy, scope);
    } else if (rule instanceof CSSStyleRule) {
      const isOwn = rule.selectorText === ':scope' || rule.selectorText === '&';
      const copy = insert(into, isOwn ? scope : `${scope} :is(${rule.selectorText})`);
      if (copy instanceof CSSStyleRule) copyDeclarations(rule.style, copy.style);
    }
  }
}

function insert(into: CSSStyleSheet | CSSMediaRule, head: string): CSSRule | undefined {
  try {
    return into.cssRules[into.insertRule(`${head}{}`, into.cssRules.length)];
  } catch {
    // A selector that cannot stand there.
    return undefined;
  }
}

/**
 * Values that load resources, or might once resolved: a value with `var()` keeps its escapes, and may contain `u\72
 * l(…)`.
 */
const LOADS = /url|image-set|(?:image|src)\(|expression|\\/i;

function copyDeclarations(from: CSSStyleDeclaration, to: CSSStyleDeclaration): void {
  for (const name of from) {
    const value = from.getPropertyValue(name);
    if (!LOADS.test(value)) to.setProperty(name, value, from.getPropertyPriority(name));
  }
}
