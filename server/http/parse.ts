import * as v from 'valibot';
import type { Schema } from '../../src/contract/route';
import { isStorable } from '../../src/contract/terms/isStorable';
import { HttpError } from '../errors';
import { nearest } from './nearest';
import type { Issue } from './readStrictly';

/** Deeper than anything in the contract, shallower than recursive code can overflow. */
const deepest = 32;
const mostIssues = 20;

/**
 * Runs a route's schema over one part of a request.
 * @param issues problems found so far
 * @throws HttpError 400 that names every wrong key
 */
export function parsePart(
  schema: Schema | undefined,
  value: unknown,
  part: 'params' | 'query' | 'body',
  issues: readonly Issue[] = [],
): unknown {
  if (!schema) return undefined;
  refuseUnstorable(value, part);
  const result = v.safeParse(schema, value);
  if (result.success && issues.length === 0) return result.output;
  throw malformed(part, [...issues, ...issuesOf(result.issues)]);
}

/** A schema's issues, by path. */
export const issuesOf = (found: readonly v.BaseIssue<unknown>[] = []): Issue[] =>
  found.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: messageOf(issue) }));

/** The message for an issue, listing the allowed values if limited (SET-02). */
function messageOf({ type, expected, input, message }: v.BaseIssue<unknown>): string {
  if (message.startsWith('Invalid key') && input === undefined) return 'is missing';
  if (!['picklist', 'literal', 'variant'].includes(type) || !expected) return message;
  const allowed = expected.replace(/^\(|\)$/g, '').split(' | ');
  const given = typeof input === 'string' ? JSON.stringify(input) : '';
  const meant = nearest(given, allowed);
  return `must be ${allowed.join(' or ')}${meant === null ? '' : `: did you mean ${meant}?`}`;
}

const malformed = (part: string, issues: Issue[]) =>
  new HttpError(400, `The ${part} of the request is malformed.`, 'malformed', issues.slice(0, mostIssues));

/**
 * Databases store neither NUL nor lone surrogates, and nothing needs a hundred levels: rejected before anything runs.
 */
export function refuseUnstorable(value: unknown, part: string): void {
  const queue: { value: unknown; path: string; depth: number }[] = [{ value, path: '', depth: 0 }];
  for (let item = queue.pop(); item; item = queue.pop()) {
    const { path, depth } = item;
    if (depth > deepest) throw malformed(part, [{ path: '', message: `nested deeper than ${deepest} levels` }]);
    if (typeof item.value === 'string' && !isStorable(item.value)) {
      throw malformed(part, [{ path, message: 'must be text without control code 0 or broken characters' }]);
    }
    if (typeof item.value !== 'object' || item.value === null) continue;
    for (const [key, child] of Object.entries(item.value)) {
      if (!isStorable(key)) throw malformed(part, [{ path, message: 'has a key with broken characters' }]);
      queue.push({ value: child, path: path ? `${path}.${key}` : key, depth: depth + 1 });
    }
  }
}
