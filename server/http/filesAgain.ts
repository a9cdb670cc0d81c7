import type { RequestHandler } from 'express';

const shape = /^(?:\/again\/[\w.,-]+)*\/again\/\d+,(but|only)([\w.,-]*)\/((?:chunks\/)?[\w-][\w.-]*\.js)$/;

/**
 * Resolves an address below `again/` (`src/loading/askAgain.ts`). Files that its last `again/` names, or that are retried
 * themselves, are served afresh; any other re-exports the original, so that a page has one copy of it.
 * @param path below the folder of the elements
 * @param isAsked whether this file itself is asked for again
 * @returns null for all other addresses
 */
export function fileAgain(
  path: string,
  isAsked: boolean,
): { readonly file: string } | { readonly script: string } | null {
  const [, which, names = '', file = ''] = shape.exec(path) ?? [];
  if (!file) return null;
  const name = file.replace('chunks/', '');
  const isNamed = names.split(',').includes(name);
  if (isAsked || isNamed === (which === 'only')) return { file };
  return { script: `export * from '${file === name ? '../../' : '../../../'}${file}';` };
}

/** Answers addresses below `again/`, or lets the next handler give the file that is meant. */
export const giveFilesAgain: RequestHandler = (request, response, next) => {
  const { retry, again } = request.query;
  const found = fileAgain(request.path, retry !== undefined || again !== undefined);
  if (found && 'script' in found) {
    response.type('js').set('Cache-Control', 'public, max-age=300').send(found.script);
    return;
  }
  if (found) request.url = `/${found.file}`;
  next();
};
