import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Spellings of a name. @throws for one that is not written like `newsLetter` */
export function namesOf(name) {
  if (!/^[a-z][a-zA-Z0-9]+$/.test(name)) throw new Error(`"${name}" is no name. Write it like newsLetter.`);
  return {
    name,
    Name: name[0].toUpperCase() + name.slice(1),
    dashed: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    CAPITALS: name.replace(/[A-Z]/g, '_$&').toUpperCase(),
  };
}

/** Adds an import below the first that matches, or below all. */
export const addImport = (path, line) => ({
  path,
  change: (text) => text.replace(/(?:^import [^;]+;\n)+/m, (imports) => `${imports}${line}\n`),
});

/** Puts a line before the first match of `end`, which comes after `start`. */
export const addLine = (path, start, end, line) => ({
  path,
  change: (text) => {
    const from = text.indexOf(start);
    const to = from < 0 ? -1 : text.indexOf(end, from);
    return to < 0 ? text : text.slice(0, to) + line + text.slice(to);
  },
});

/**
 * Writes the files of a plan and makes its edits: all, or none.
 * @returns the paths that were written
 * @throws when a file exists already, or a list is not where it was
 */
export function applyPlan(root, { files, edits }) {
  const texts = new Map();
  for (const [path, text] of Object.entries(files)) {
    if (existsSync(join(root, path))) throw new Error(`${path} exists already. Nothing was written.`);
    texts.set(path, text);
  }
  for (const { path, change } of edits) {
    const before = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${path} is not written as expected. Nothing was written.`);
    texts.set(path, after);
  }
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...texts.keys()];
}
