import { getForm } from '../../../contract/forms/forms';
import {
  type CompiledForm,
  compileFormWith,
  definitionOf,
  type FormDefinition,
  isPlain,
  plainKinds,
  storedDocument,
} from '../../../core/form';
import type { ElementContext } from '../../../runtime/context';
import { page } from '../../../runtime/page/page';
import type { BlockViews } from '../run/blockView';
import type { FormMode } from '../run/FormViewProps';
import { loadViews } from '../views/loadViews';
import { plainViews } from '../views/plainViews';

/** A form with all that it takes to show it. */
export interface FoundForm {
  readonly definition: FormDefinition;
  /** Currency of its prices: three letters, lower case. */
  readonly currency: string;
  readonly compiled: CompiledForm;
  readonly views: BlockViews;
  /** Version on the server; null for a form of the host page. */
  readonly revision: number | null;
}

/** A form of the server (CALL-21); asked for once when several ask at a time. */
export function readFormOnce({ client, signal }: Pick<ElementContext, 'client' | 'signal'>, formId: string) {
  return page.requests.get(
    `${client.apiHost} ${client.org} form ${formId}`,
    (shared) => client.call(getForm, { params: { formId }, signal: shared, quiet: true }),
    signal,
  );
}

/**
 * Finds a form and loads its block kinds, their views and embedded forms.
 * @returns 'closed' when it cannot be filled in any more (FPAGE-01); in preview and read-only it is shown all the same.
 * Rejects with the server's refusal, or when the layout cannot be read.
 */
export async function findForm(
  element: ElementContext,
  { formId, definition: given, mode }: { formId: string | null; definition: unknown; mode: FormMode },
): Promise<FoundForm | 'closed'> {
  const answer = given === undefined && formId ? (await readFormOnce(element, formId)).data : null;
  const stored = answer && { ...answer, expireAt: answer.expireAt ?? '' };
  // The server withholds the content of a closed form (CALL-21).
  if (stored?.content === '') return 'closed';
  const document = stored && storedDocument(stored.content);
  const more = document && isPlain(document) ? null : await import('../kinds/kinds.lazy');
  const definition = document
    ? definitionOf(stored, document)
    : (more?.readForm(stored ?? given, element.lang) ?? 'notADocument');
  if (typeof definition === 'string') throw new Error(definition);
  if (mode === 'live' && !stored && !more?.isOpen(definition, element)) return 'closed';
  const currency = element.organisation.devise.toLowerCase();
  const embedded = await more?.findEmbedded(element, definition);
  const compiled = compileFormWith(more?.blockKinds ?? plainKinds, definition, {
    currency,
    forAuthor: mode === 'preview',
    ...(embedded && { embedded }),
  });
  const drawn = await loadViews(compiled, (type) => plainViews[type] ?? more?.moreViews[type]?.(element.lang));
  const views =
    mode === 'preview'
      ? await (await import('../frame/BlockWarnings')).withWarnings(drawn, compiled, element.lang)
      : drawn;
  return { definition, currency, compiled, views, revision: stored?.revision ?? null };
}
