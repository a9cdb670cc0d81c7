import fc from 'fast-check';
import { type Block, DOCUMENT_LIMITS, SCHEMA_VERSION } from '../schema/formDocument';
import { importDocument } from './importDocument';

const childrenOf = (content: unknown) => {
  const document = importDocument(content);
  if (typeof document === 'string') throw new Error(document);
  return document.children;
};

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

describe('importDocument', () => {
  it.each([null, undefined, '', '[]', '{}', '{"children":null}', []])(
    'ENT-01 reads %j as an empty document',
    (content) => {
      expect(importDocument(content)).toEqual({ schemaVersion: 1, children: [] });
    },
  );

  it.each([
    '<p>',
    '5',
    'null x',
    '"text"',
    5,
    true,
    { schemaVersion: 'x' },
    { schemaVersion: -1 },
    { schemaVersion: 0.5 },
  ])('ENT-01 finds no document in %j', (content) => {
    expect(importDocument(content)).toBe('notADocument');
  });

  it('BLOCK-11 reads partial nodes: without id, properties or children, and leaves out what is no node', () => {
    expect(childrenOf([{ type: 'empty', children: [{ type: 'text' }, null, 'x', { props: {} }] }])).toEqual([
      { id: 'b1', type: 'empty', props: {}, children: [{ id: 'b2', type: 'text', props: {}, children: [] }] },
    ]);
  });

  it('ENT-01 reads documents without a version, their root called blocks, their properties beside the type', () => {
    const old = freeze({
      title: 'x',
      blocks: [{ id: 'a', type: 'text', label: 'Nom', children: [{ type: 'y', z: 1 }] }],
    });
    expect(importDocument(old)).toEqual({
      title: 'x',
      schemaVersion: 1,
      children: [
        {
          id: 'a',
          type: 'text',
          props: { label: 'Nom' },
          children: [{ id: 'b1', type: 'y', props: { z: 1 }, children: [] }],
        },
      ],
    });
  });

  it('BLOCK-11 makes ids unique: the first keeps its own', () => {
    const ids = (blocks: readonly Block[]): string[] => blocks.flatMap((block) => [block.id, ...ids(block.children)]);
    const node = (id: unknown, children: unknown[] = []) => ({ id, type: 'empty', props: {}, children });
    expect(ids(childrenOf([node('a', [node('b1'), node('a')]), node(7), node('b2')]))).toEqual([
      'a',
      'b1',
      'b3',
      'b4',
      'b2',
    ]);
  });

  it('ENT-01 says that a document is from a newer version', () => {
    expect(importDocument({ schemaVersion: SCHEMA_VERSION + 1, children: [] })).toBe('newerVersion');
  });

  it('SRV-01 refuses 100,000 blocks and a depth of 500 or 100,000', () => {
    const wide = Array.from({ length: 100_000 }, () => ({ type: 'text' }));
    const deep = (depth: number) => '[{"type":"empty","children":'.repeat(depth) + '[]' + '}]'.repeat(depth);
    expect(importDocument(wide)).toBe('tooManyBlocks');
    expect(importDocument(deep(500))).toBe('tooDeep');
    expect(typeof importDocument(deep(100_000))).toBe('string');
    expect(typeof importDocument(deep(DOCUMENT_LIMITS.depth))).toBe('object');
  });

  it('SRV-01 keeps the prototype out of reach of keys in a document', () => {
    const [block] = childrenOf('[{"type":"text","__proto__":{"x":1},"props":{"__proto__":{"y":1}}}]');
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    expect(block?.['x']).toBeUndefined();
    expect(Object.hasOwn(block?.props ?? {}, '__proto__')).toBe(true);
  });

  it('BLOCK-11 gives any document back as it was: unknown types, properties and keys too', () => {
    const record = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 });
    const node = (depth: number): fc.Arbitrary<unknown> =>
      fc
        .tuple(record, fc.string(), record, depth > 0 ? fc.array(node(depth - 1), { maxLength: 3 }) : fc.constant([]))
        .map(([more, type, props, children]) => ({ ...more, type, props, children }));
    let id = 0;
    const withIds = (block: unknown): unknown => {
      const { children, ...rest } = block as { children: unknown[] };
      return { ...rest, id: `n${(id += 1)}`, children: children.map(withIds) };
    };
    fc.assert(
      fc.property(fc.array(node(3), { maxLength: 3 }), record, (nodes, more) => {
        const document = { ...more, schemaVersion: 1, children: nodes.map(withIds) };
        const read = importDocument(freeze(document));
        expect(read).toEqual(document);
        expect(importDocument(JSON.stringify(read))).toEqual(importDocument(JSON.stringify(document)));
      }),
    );
  });
});
