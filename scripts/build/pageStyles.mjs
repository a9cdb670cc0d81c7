import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';

/** The style sheet of host pages, which reserves room for elements. */
export function pageStyles() {
  return {
    name: 'page-styles',
    generateBundle() {
      const code = readFileSync('elements/orgkit.css');
      const source = transform({ filename: 'orgkit.css', code, minify: true }).code;
      this.emitFile({ type: 'asset', fileName: 'orgkit.css', source });
    },
  };
}
