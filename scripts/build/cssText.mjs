import { transform } from 'lightningcss';

/** Turns an imported .css file into a minified string, so that one constructed style sheet can be shared by all instances. */
export function cssText() {
  return {
    name: 'css-text',
    transform(code, id) {
      if (!id.endsWith('.css')) return null;
      const targets = { chrome: 111 << 16, firefox: 113 << 16, safari: (16 << 16) | (4 << 8) };
      const css = transform({ filename: id, code: Buffer.from(code), minify: true, targets });
      return { code: `export default ${JSON.stringify(css.code.toString())};`, map: null };
    },
  };
}
