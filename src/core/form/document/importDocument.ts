import {
  type Block,
  DOCUMENT_LIMITS,
  type DocumentProblem,
  type FormDocument,
  SCHEMA_VERSION,
} from '../schema/formDocument';
import { isRecord } from '../values/isRecord';
import { migrations } from './migrations';

/**
 * Reads the `content` of a form or page, however old or partial: JSON text or its value; a list of nodes, or an object
 * with `children`. Missing content is an empty document. Nodes without a type are dropped, missing or duplicate ids are
 * generated; everything else is preserved.
 * @returns the document, of version 2 if it has more than one language, else 1; or why it is unusable.
 * @example
 * importDocument('[{"type":"text","props":{"label":"Nom"}}]') // => { schemaVersion: 1, children: [{ id: 'b1', type: 'text', props: { label: 'Nom' }, children: [] }] }
 * importDocument({ schemaVersion: 99, children: [] }) // => 'newerVersion'
 * importDocument('<p>') // => 'notADocument'
 */
export function importDocument(content: unknown): FormDocument | DocumentProblem {
  const parsed = parse(content);
  const root = Array.isArray(parsed) ? { children: parsed as unknown[] } : parsed;
  if (!isRecord(root)) return 'notADocument';
  const version = root['schemaVersion'] ?? 0;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) return 'notADocument';
  if (version > SCHEMA_VERSION) return 'newerVersion';
  const problem = sizeProblem(root);
  if (problem) return problem;
  const migrated = migrations.slice(version).reduce((document, migrate) => migrate(document), root);
  const children = withIds(readNodes(migrated['children']));
  return { ...migrated, schemaVersion: versionOf(migrated), children };
}

/**
 * The version to write a document as: the oldest that says all of it.
 * @example
 * versionOf({ languages: ['en'] }) // => 2
 * versionOf({}) // => 1
 */
export const versionOf = ({ languages }: Pick<FormDocument, 'languages'>): number =>
  Array.isArray(languages) && languages.length > 0 ? SCHEMA_VERSION : 1;

function parse(content: unknown): unknown {
  if (content === null || content === undefined || content === '') return [];
  if (typeof content !== 'string') return content;
  try {
    return JSON.parse(content) as unknown;
  } catch {
    return null;
  }
}

const nodesOf = (node: Readonly<Record<string, unknown>>): readonly unknown[] => {
  const nodes = node['children'] ?? node['blocks'];
  return Array.isArray(nodes) ? (nodes as unknown[]) : [];
};

/** Level by level, so that no depth can exhaust the stack. */
function sizeProblem(root: Readonly<Record<string, unknown>>): DocumentProblem | null {
  let level = nodesOf(root);
  let blocks = 0;
  for (let depth = 1; level.length > 0; depth += 1) {
    blocks += level.length;
    if (depth > DOCUMENT_LIMITS.depth) return 'tooDeep';
    if (blocks > DOCUMENT_LIMITS.blocks) return 'tooManyBlocks';
    level = level.flatMap((node) => (isRecord(node) ? nodesOf(node) : []));
  }
  return null;
}

function readNodes(nodes: unknown): Block[] {
  if (!Array.isArray(nodes)) return [];
  return (nodes as unknown[]).flatMap((node): Block[] => {
    if (!isRecord(node) || typeof node['type'] !== 'string') return [];
    const { id, type, props, children } = node;
    return [
      {
        ...node,
        id: typeof id === 'string' ? id : '',
        type,
        props: isRecord(props) ? props : {},
        children: readNodes(children),
      },
    ];
  });
}

/** The first block with an id keeps it; missing and duplicate ids become `b1`, `b2`, …. */
function withIds(blocks: readonly Block[]): readonly Block[] {
  const given = new Set<string>();
  const collect = (block: Block): void => {
    given.add(block.id);
    block.children.forEach(collect);
  };
  blocks.forEach(collect);
  const used = new Set<string>(['']);
  let made = 0;
  const nextId = () => {
    do made += 1;
    while (given.has(`b${made}`));
    return `b${made}`;
  };
  const assign = (block: Block): Block => {
    const id = used.has(block.id) ? nextId() : block.id;
    used.add(id);
    return { ...block, id, children: block.children.map(assign) };
  };
  return blocks.map(assign);
}
