// <example-note>: what an example shows, the code to copy and the way back. In a shadow root, so that the page's own style
// sheets, however rude, do not reach it; at the end of the page, so that it pushes nothing about.
import { copyOnPress, readSnippet } from './snippet.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: block !important; }
  aside { all: initial; display: block; direction: ltr; padding: 32px 24px 48px; background: #14232b; color: #e9f1f3;
    font: 16px/1.55 system-ui, sans-serif; }
  div { max-width: 760px; margin-inline: auto; }
  h2 { margin: 0 0 8px; font-size: 20px; }
  p { margin: 0 0 20px; color: #bcd0d6; }
  pre { margin: 0 0 16px; padding: 16px; overflow-x: auto; border-radius: 10px; background: #0b161b; color: #d9f3f8;
    font: 13px/1.6 ui-monospace, monospace; }
  footer { display: flex; flex-wrap: wrap; gap: 12px 20px; align-items: center; }
  a { color: #7fd6e6; }
  button { min-height: 44px; padding: 0 18px; border: 0; border-radius: 10px; background: #7fd6e6; color: #0b161b;
    font: 600 15px system-ui, sans-serif; cursor: pointer; }
  :focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
`);

const create = (tag, text, properties = {}) =>
  Object.assign(document.createElement(tag), { textContent: text }, properties);

class ExampleNote extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    const code = create('code', '');
    const copy = create('button', 'Copier le code', { type: 'button' });
    const back = create('a', '← Tous les exemples', { href: new URL('./', import.meta.url).href });
    const pre = create('pre', '', { tabIndex: 0, role: 'group', ariaLabel: 'Code à coller' });
    pre.append(code);
    const footer = create('footer', '');
    footer.append(copy, back);
    const column = create('div', '');
    column.append(create('h2', document.title), create('p', this.firstChild.textContent.trim()), pre, footer);
    const aside = create('aside', '', { lang: 'fr' });
    aside.setAttribute('aria-label', 'À propos de cet exemple');
    aside.append(column);
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.append(aside);
    copyOnPress(copy, code);
    void readSnippet('').then((text) => (code.textContent = text));
  }
}

customElements.define('example-note', ExampleNote);

// Files beside the page that are worth reading, shown as they are.
for (const code of document.querySelectorAll('[data-source]'))
  void fetch(code.dataset.source).then(async (answer) => (code.textContent = await answer.text()));
