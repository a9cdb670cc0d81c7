import {
  blockKinds,
  type DocumentProblem,
  type FormDocument,
  isTooDeep,
  opensAsLayout,
  readForm,
  sectionKinds,
  showsBlocks,
} from '../../../src/core/form';
import { isRecord } from '../../../src/core/form/values/isRecord';
import { RICH_TEXT } from '../../../src/contract/common';
import { cleanHtmlWithin } from '../../text/cleanHtml';
import { HttpError, malformed } from '../../errors';
import { cleanDocument } from '../forms/definition/cleanDocument';

/** Maximum number of problems listed in a message. */
const MOST_NAMED = 20;

const PROBLEMS: Readonly<Record<DocumentProblem, string>> = {
  notADocument: 'opens as JSON and is no block layout; put text that opens with a bracket in a <p>',
  newerVersion: 'was made by a newer version of Orgkit',
  tooDeep: 'has blocks too deep in one another',
  tooManyBlocks: 'has too many blocks',
};

/**
 * A custom section's content ready to store: HTML, or a document of display blocks (BLOCK-10), cleaned.
 * @throws HttpError 400 listing the problems by path
 */
export const prepareSection = (content: string): string =>
  opensAsLayout(content)
    ? prepareLayout(content, RICH_TEXT, 'content')
    : cleanHtmlWithin(content, RICH_TEXT, 'content');

/**
 * A document of display blocks ready to store, as JSON text, cleaned (BLOCK-10).
 * @param path of it in the request.
 * @param kinds of blocks that it may have.
 * @throws HttpError 400 listing the problems by path
 */
export function prepareLayout(content: string, longest: number, path: string, kinds = sectionKinds): string {
  const settled = JSON.stringify(cleanDocument(readLayout(content, path, kinds)));
  if (settled.length > longest) throw malformed(path, `must be ${longest} characters at most once it is cleaned`);
  return settled;
}

function readLayout(content: string, path: string, kinds: typeof sectionKinds): FormDocument {
  if (isTooDeep(content)) throw malformed(path, PROBLEMS.tooDeep);
  const form = readForm({ content });
  if (typeof form === 'string') throw malformed(path, PROBLEMS[form]);
  const root = JSON.parse(content) as unknown;
  const issues = isRecord(root)
    ? 'children' in root
      ? issuesOf(root['children'], `${path}.children`, kinds)
      : issuesOf(root['blocks'], `${path}.blocks`, kinds)
    : issuesOf(root, path, kinds);
  if (issues.length > 0)
    throw new HttpError(400, 'The body of the request is malformed.', 'malformed', issues.slice(0, MOST_NAMED));
  if (!showsBlocks(form.document, kinds))
    throw malformed(path, `must have a block of one of these types: ${namesOf(kinds)}`);
  return form.document;
}

const namesOf = (kinds: typeof sectionKinds) => [...kinds.keys()].join(', ');

/** Blocks, at any depth, that a section cannot contain. Unknown types are allowed: they show their children. */
function issuesOf(nodes: unknown, path: string, kinds: typeof sectionKinds): { path: string; message: string }[] {
  if (!Array.isArray(nodes)) return [{ path, message: 'must be a list of blocks' }];
  return (nodes as unknown[]).flatMap((node, at) => {
    const here = `${path}.${at}`;
    if (!isRecord(node)) return [{ path: here, message: 'must be a block: an object with a type' }];
    const { type, props = {}, children = [] } = node;
    if (typeof type !== 'string') return [{ path: `${here}.type`, message: 'must name a type of block' }];
    const misplaced = blockKinds.has(type) && !kinds.has(type);
    return [
      ...(misplaced
        ? [
            {
              path: `${here}.type`,
              message: `"${type}" cannot stand in a section or page; what can: ${namesOf(kinds)}`,
            },
          ]
        : []),
      ...(isRecord(props) ? [] : [{ path: `${here}.props`, message: 'must be an object' }]),
      ...issuesOf(children, `${here}.children`, kinds),
    ];
  });
}
