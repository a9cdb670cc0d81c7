import type { Block } from '../../../../src/core/form';
import type { Queries } from '../../../db/database';
import { HttpError } from '../../../errors';
import { findUnknownIds, unknownIdMessage } from '../../../http/knownIds';
import { findForms, type StoredForm } from './formStore';
import { readStored } from './readStored';

/**
 * References in a form to the organisation's other records: kinds of ids, and where they occur in blocks and settings.
 */
const kinds = {
  calendar: { block: 'calendar', prop: 'calendarId', setting: 'calendars' },
  form: { block: 'embeddedForm', prop: 'blockId', setting: 'blocks' },
} as const;
type Kind = keyof typeof kinds;

/** Properties by which blocks name products, which belong to the form itself. */
const productProps: Readonly<Record<string, string>> = { products: 'products', productInfo: 'product' };
/** As deep as core/form goes (FORM-25). */
const DEEPEST = 3;

interface Named {
  readonly path: string;
  readonly id: string;
}

/**
 * Refuses newly referenced ids that are not the organisation's, whoever else has them: they would make the form
 * useless. Existing references stay, so that the form can still be changed. Products belong to the form or to its
 * embedded ones, whatever its type (SET-02).
 * @param before the stored form; null for a new one
 * @throws HttpError 400 suggesting the likely id for each, else listing the existing ones
 */
export async function refuseForeignIds(tx: Queries, next: StoredForm, before: StoredForm | null): Promise<void> {
  const issues = [];
  for (const kind of ['calendar', 'form'] as const) {
    const kept = new Set(before ? namedIn(before, kind).map(({ id }) => id) : []);
    // A form within itself is shown once: nothing to refuse.
    const named = namedIn(next, kind).filter(({ id }) => !kept.has(id) && !(kind === 'form' && id === next.id));
    issues.push(...(await unknownOf(tx, next.organisationId, kind, named)));
  }
  const kept = new Set(before ? productsNamed(before).map(({ id }) => id) : []);
  const products = productsNamed(next).filter(({ id }) => !kept.has(id));
  if (products.length > 0) issues.push(...issuesOf('product', products, await productsWithin(tx, next)));
  if (issues.length > 0) throw new HttpError(400, 'The body of the request is malformed.', 'malformed', issues);
}

/** Ids of the products of a form and of those embedded in it. */
async function productsWithin(tx: Queries, form: StoredForm): Promise<string[]> {
  const ids = new Set<string>();
  let level = [form];
  for (let depth = 0; depth <= DEEPEST && level.length > 0; depth += 1) {
    for (const { id } of level.flatMap((one) => readStored(one).products)) ids.add(id);
    const wanted = new Set(level.flatMap((one) => namedIn(one, 'form').map(({ id }) => id)));
    level = await findForms(tx, form.organisationId, [...wanted]);
  }
  return [...ids];
}

/** The same for ids of calendars that stand elsewhere. @throws HttpError 400 */
export async function refuseForeignCalendars(
  tx: Queries,
  organisationId: string,
  named: readonly Named[],
): Promise<void> {
  const issues = await unknownOf(tx, organisationId, 'calendar', named);
  if (issues.length > 0) throw new HttpError(400, 'The body of the request is malformed.', 'malformed', issues);
}

async function unknownOf(tx: Queries, organisationId: string, kind: Kind, named: readonly Named[]) {
  const ids = named.map(({ id }) => id);
  const { unknown, there } = await findUnknownIds(tx, organisationId, kind, ids);
  return issuesOf(
    kind,
    named.filter(({ id }) => unknown.has(id)),
    there,
  );
}

/** An issue for each id that names nothing. */
function issuesOf(kind: Kind | 'product', named: readonly Named[], all: readonly string[]) {
  return named
    .filter(({ id }) => !all.includes(id))
    .map(({ path, id }) => ({ path, message: unknownIdMessage(kind, id, all) }));
}

function productsNamed(form: StoredForm): Named[] {
  const walk = (blocks: readonly Block[]): Named[] =>
    blocks.flatMap(({ type, props, children }) => {
      const prop = productProps[type] ?? '';
      const ids = [props[prop]].flat().filter((id): id is string => typeof id === 'string' && id !== '');
      return [...ids.map((id) => ({ path: `content.${prop}`, id })), ...walk(children)];
    });
  return walk(readStored(form).document.children);
}

/** Ids of the calendars that a form books, each once. */
export const calendarsIn = (form: StoredForm): string[] => [...new Set(namedIn(form, 'calendar').map(({ id }) => id))];

function namedIn(form: StoredForm, kind: Kind): Named[] {
  const { setting, block, prop } = kinds[kind];
  const listed = (form.settings[setting] ?? []).map(({ id }, at) => ({ path: `${setting}.${at}.id`, id }));
  const walk = (blocks: readonly Block[]): Named[] =>
    blocks.flatMap(({ type, props, children }) => {
      const id = props[prop];
      const here = type === block && typeof id === 'string' && id !== '' ? [{ path: `content.${prop}`, id }] : [];
      return [...here, ...walk(children)];
    });
  return [...listed, ...walk(readStored(form).document.children)];
}
