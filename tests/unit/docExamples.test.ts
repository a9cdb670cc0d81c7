import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deepStrictEqual } from 'node:assert';

// Examples in the docstrings of src/core and of the contract's terms are executed, so that they stay true:
//   @example
//   splitExactly(minor(100), 3) // => [34, 33, 33]
const root = join(__dirname, '../../src');

interface Example {
  readonly expression: string;
  readonly expected: string;
}

const within = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
const files = ['core', 'contract/terms']
  .flatMap(within)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('index.ts'));

/** Everything that an example may name: all exports of these folders. */
const names: Record<string, unknown> = {};
beforeAll(async () => {
  for (const name of files) Object.assign(names, await import(join(root, name)));
});

const evaluate = (code: string): unknown =>
  new Function(...Object.keys(names), `'use strict'; return (${code});`)(...Object.values(names));

/** The kind of space does not matter (CUR-03). */
const plain = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\s/g, ' ') : value instanceof Object ? mapValues(value) : value;
const mapValues = (value: object): unknown =>
  Array.isArray(value)
    ? value.map(plain)
    : Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plain(entry)]));

function examplesOf(docstring: string): Example[] {
  const [, ...parts] = docstring.split('@example');
  return parts.flatMap((part) =>
    part.split('\n').flatMap((line) => {
      const [, expression, expected] = /^[ *]*(\S.*?) \/\/ => (.*)$/.exec(line) ?? [];
      return expression && expected ? [{ expression, expected }] : [];
    }),
  );
}

/** Functions, also those that are written as arrows. */
const documented =
  /(?:\/\*\*((?:[^*]|\*(?!\/))*)\*\/\n(?:\/\/ oxlint-.*\n)?)?^export (?:function (\w+)|const (\w+) = (?:<.*>)?\()/gm;

const rows = files
  .filter((name) => !name.includes('testing'))
  .flatMap((name) =>
    [...readFileSync(join(root, name), 'utf8').matchAll(documented)].map(([, docstring = '', named, arrow]) => ({
      title: `${name} ${named ?? arrow}`,
      examples: examplesOf(docstring),
    })),
  );

describe('examples in docstrings', () => {
  it.each(rows)('$title tells the truth', ({ examples }) => {
    expect(examples.length).toBeGreaterThan(0);
    for (const { expression, expected } of examples)
      deepStrictEqual(plain(evaluate(expression)), plain(evaluate(expected)), expression);
  });
});
