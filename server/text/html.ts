/** Markup that is safe to send: made by `html` only. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | false | readonly Part[];

/** Builds markup; every value that is not markup itself is escaped, so texts can never become tags or attributes. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(strings.reduce((whole, text, index) => whole + render(values[index - 1] ?? null) + text));
}

function render(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
