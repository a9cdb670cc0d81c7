import { copyOnPress, readSnippet } from './snippet.js';

for (const code of document.querySelectorAll('[data-snippet]')) {
  void readSnippet(code.dataset.snippet).then((text) => (code.textContent = text));
  copyOnPress(code.closest('details').querySelector('button'), code);
}
