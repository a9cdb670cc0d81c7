import type { Block, FormDocument } from '../schema/formDocument';
import { isRecord } from '../values/isRecord';

/**
 * The document that the server has stored, which needs no importing: `readForm` settled it when it was saved. One of several
 * languages needs it.
 * @param content JSON text.
 * @returns null when it is not of version 1, and in its form
 * @example
 * storedDocument('{"schemaVersion":1,"children":[]}') // => { schemaVersion: 1, children: [] }
 * storedDocument('[]') // => null
 */
export function storedDocument(content: string): FormDocument | null {
  try {
    const document = JSON.parse(content) as unknown;
    const current = isRecord(document) && document['schemaVersion'] === 1;
    return current && areBlocks(document['children']) ? (document as unknown as FormDocument) : null;
  } catch {
    return null;
  }
}

function areBlocks(children: unknown): children is readonly Block[] {
  return (
    Array.isArray(children) &&
    children.every(
      (node: unknown) =>
        isRecord(node) &&
        typeof node['id'] === 'string' &&
        typeof node['type'] === 'string' &&
        isRecord(node['props']) &&
        areBlocks(node['children']),
    )
  );
}
