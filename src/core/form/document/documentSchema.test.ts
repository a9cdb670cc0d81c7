import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockKinds } from '../blocks/blockKinds';
import { compileForm } from '../engine/compileForm';
import { documentSchema } from './documentSchema';
import type { Block } from '../schema/formDocument';
import { lintForm } from '../engine/lintForm';
import { readForm } from './readForm';

const page = readFileSync(join(__dirname, '../../../../docs/form-document.md'), 'utf8');
const examples = [...page.matchAll(/```json\n(.*?)\n```/gs)].map(([, json = '']) => JSON.parse(json) as Block);

describe('documentSchema', () => {
  it('BLOCK-11 names every kind of block, and its codes', () => {
    expect(Object.keys(documentSchema().$defs)).toEqual(['block', 'common', ...blockKinds.keys()]);
    expect(JSON.stringify(documentSchema().$defs['upload'])).toContain('{"enum":["image","pdf","zip"]}');
    expect(JSON.stringify(documentSchema().$defs['conditional'])).toContain('"GREATER_OR_EQUAL"');
  });
});

describe('docs/form-document.md', () => {
  it('BLOCK-11 has an example of every kind, which reads as it stands and has nothing to complain of', () => {
    expect(examples.map(({ type }) => type)).toEqual([...blockKinds.keys()]);
    const settings = { type: 'COMPLEX', identity: 'FULL', products: [{ id: 'P1' }], paiementMethods: ['Chèque'] };
    const form = readForm({ ...settings, content: { schemaVersion: 1, children: examples } });
    if (typeof form === 'string') throw new Error(form);
    expect(form.document.children).toEqual(examples);
    expect(lintForm(compileForm(form, { currency: 'eur' }))).toEqual([]);
  });

  it('BLOCK-11 its examples use properties that their kind has', () => {
    for (const { type, props } of examples)
      expect(Object.keys(props).filter((name) => !Object.hasOwn(blockKinds.get(type)!.props, name))).toEqual([]);
  });
});
