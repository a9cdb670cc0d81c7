// The code that a page shows is the code that it runs: read from its own source, between its snippet marks.

const marked = /<!-- snippet -->\n(.*?)\n *<!-- \/snippet -->/gs;

function withoutIndent(text) {
  const lines = text.split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)[0].length);
  return lines.map((line) => line.slice(Math.min(...indents))).join('\n');
}

/** Inlines the page's own scripts: whoever copies it does not have them. */
async function withOwnScripts(html, page) {
  const names = [...html.matchAll(/ src="([\w-]+\.js)"><\/script>/g)].map(([, name]) => name);
  const scripts = await Promise.all(names.map(async (name) => (await fetch(new URL(name, page))).text()));
  return names.reduce(
    (text, name, at) => text.replace(` src="${name}"></script>`, () => `>\n${scripts[at]}</script>`),
    html,
  );
}

/**
 * The lines to copy of an example page, with addresses that work from any site.
 * @param {string} address of the page, relative to this one
 */
export async function readSnippet(address) {
  const page = new URL(address, document.baseURI);
  const html = await (await fetch(page)).text();
  const parts = [...html.matchAll(marked)].map(([, part]) => withoutIndent(part));
  return (await withOwnScripts(parts.join('\n\n'), page)).replace(
    /(src|href)="(\.[^"]*)"/g,
    (_all, name, link) => `${name}="${new URL(link, page)}"`,
  );
}

/** Copies the text of `source` when `button` is pressed, and says so on the button for a moment. */
export function copyOnPress(button, source) {
  const label = button.textContent;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(source.textContent);
      button.textContent = 'Copié';
    } catch {
      getSelection().selectAllChildren(source); // without the right to write: selected, ready for Ctrl+C
      button.textContent = 'Sélectionné';
    }
    setTimeout(() => (button.textContent = label), 2000);
  });
}
