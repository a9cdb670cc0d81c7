import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attr, commonAttributes as runtimeAttributes } from '../src/runtime/attributes';
import { orgkitEvents } from '../src/runtime/events';
import { commonAttributes, elements, events, parts, tokens } from './elements';
import { tags } from './tags';

const source = join(__dirname, '../src');
const filesEnding = (ending: RegExp) =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !/test|testing/.test(path))
    .map((path) => readFileSync(join(source, path), 'utf8'));
/** Everything that `pattern` catches in these texts, once, sorted. */
const found = (texts: readonly string[], pattern: RegExp) =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, caught]) => caught)))].sort();

describe('the table of elements', () => {
  it('ELEM-01 names the tags that the loaders know', () => {
    expect(Object.keys(elements).sort()).toEqual([...tags].sort());
  });

  it('ELEM-01 names the common attributes of the runtime, with their types', () => {
    expect(Object.keys(commonAttributes).sort()).toEqual(Object.keys(runtimeAttributes).sort());
    for (const [name, { label }] of Object.entries(runtimeAttributes)) {
      expect([name, commonAttributes[name]?.type.replaceAll("'", '')]).toEqual([name, label]);
    }
    expect(attr.flag.label).toBe('boolean');
  });

  it('names every event, and gives each to an element', () => {
    expect(Object.keys(events).sort()).toEqual([...orgkitEvents].sort());
    expect(new Set(Object.values(elements).flatMap((element) => element.events))).toEqual(new Set(orgkitEvents));
  });

  it('names the tokens that the style sheets read', () => {
    expect(Object.keys(tokens).sort()).toEqual(found(filesEnding(/\.css$/), /var\((--org-[\w-]+)/g));
  });

  it('names the parts that components have', () => {
    const written = found(filesEnding(/\.tsx$/), /\bpart="([\w-]+)"/g);
    expect(written).toEqual(expect.arrayContaining(Object.keys(parts)));
  });
});
