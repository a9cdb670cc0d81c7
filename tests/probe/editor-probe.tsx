import { Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Language } from '../../src/contract/terms/languages';
import { RichTextEditor } from '../../src/ui/richTextEditor/richTextEditor.lazy';
import { uiStyles } from '../../src/ui/styles';

// The editor of formatted texts as an element holds it, alone.

declare global {
  interface Window {
    editorProbe?: { readonly sent: string[]; set(html: string): void };
  }
}

const sheets = uiStyles.map((css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
});

function Owner({ start, lang }: { start: string; lang: Language }) {
  const [value, setValue] = useState(start);
  const [probe] = useState(() => (window.editorProbe = { sent: [] as string[], set: setValue }));
  const take = (html: string) => {
    probe.sent.push(html);
    setValue(html);
  };
  return <RichTextEditor label="Message" value={value} lang={lang} base={document.baseURI} onValue={take} />;
}

class EditorProbe extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = sheets;
    const lang = (this.lang || 'fr') as Language;
    const inside = document.createElement('div');
    inside.className = 'root';
    inside.lang = lang;
    inside.dir = lang === 'he' ? 'rtl' : 'ltr';
    inside.dataset['theme'] = 'light';
    root.append(inside);
    createRoot(inside).render(
      <Suspense>
        <Owner start={this.getAttribute('value') ?? ''} lang={lang} />
      </Suspense>,
    );
  }
}
customElements.define('editor-probe', EditorProbe);
