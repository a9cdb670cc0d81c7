import { isDeepStrictEqual } from 'node:util';
import type { Request } from 'express';
import type { Route } from '../../src/contract/route';
import type { Caller } from '../secrets/tokens';
import { parsePart, refuseUnstorable } from './parse';
import { answerSchemas, readStrictly, type Issue } from './readStrictly';
import { seesContacts, withheldKeys } from './withoutContacts';

type Body = Readonly<Record<string, unknown>>;
/** Visitors' pages may be older than the server. */
const isStrict = ({ access }: Route) => access !== 'public' && access !== 'provider';
const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A request's body by its route's schema. Administrators get an error for every unknown key (SET-01), except keys of an
 * answer sent back unchanged (SET-03). Visitors' pages may be of another version: their unknown keys are ignored
 * (SET-04).
 * @param before the call's answer if nothing changed
 * @throws HttpError 400 that names every wrong key
 */
export function parseBody(
  route: Route,
  { body: given, params }: Pick<Request, 'body' | 'params'>,
  caller: Caller,
  before: unknown,
): unknown {
  const sent: unknown = given;
  if (!route.request || !isStrict(route) || !isBody(sent)) return parsePart(route.request, sent, 'body');
  refuseUnstorable(sent, 'body');
  const shown = asSent(before);
  const isSame = (key: string, value: unknown) => Object.hasOwn(shown, key) && isDeepStrictEqual(shown[key], value);
  const changed = Object.fromEntries(
    Object.entries(sent).filter(([key, value]) => route.conditions?.includes(key) || !isSame(key, value)),
  );
  const withheld = seesContacts(route, caller) ? undefined : withheldKeys(route.hides);
  const isAnswer = 'id' in sent;
  const read = readStrictly(route.request, changed, { answers: answerSchemas(route), isAnswer, withheld });
  return parsePart(route.request, read.body, 'body', [...elsewhere(route, sent, params), ...read.issues]);
}

/** An answer's `data` as sent. */
function asSent(answer: unknown): Body {
  const sent: unknown = JSON.parse(JSON.stringify(answer ?? null));
  return isBody(sent) && isBody(sent['data']) ? sent['data'] : {};
}

/** An answer that is sent back to the address of something else. */
function elsewhere(route: Route, sent: Body, params: Request['params']): Issue[] {
  const name = /:(\w+)$/.exec(route.path)?.[1];
  const own = name === undefined ? undefined : params[name];
  // The default organisation goes by another name, too.
  const isOther =
    route.method === 'PUT' && 'id' in sent && own !== undefined && own !== 'default' && sent['id'] !== own;
  return isOther ? [{ path: 'id', message: `does not change: the address names "${String(own)}"` }] : [];
}
