import { type Block, compileForm, type CompiledForm, type FormDefinition } from '../../../../src/core/form';
import type { Language } from '../../../../src/contract/common';
import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { findForms } from './formStore';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { isOpenNow, type OwnedForm } from './publicForms';
import { readStored } from './readStored';

/** As deep as core/form goes (FORM-25). */
const DEEPEST = 3;

/** A form with those that are embedded in it, and which form each product is of. */
export interface LoadedForms {
  readonly organisationId: string;
  readonly definition: FormDefinition;
  readonly embedded: ReadonlyMap<string, FormDefinition>;
  readonly ownerOf: ReadonlyMap<string, string>;
}

/** Loads the forms that stand in a form: the organisation's own, as far as visitors may see them. @param lang what to show texts in; they are checked and priced as they were written */
export async function loadForms(
  queries: Queries,
  deps: Pick<Deps, 'now'>,
  { form, organisation }: OwnedForm,
  lang?: Language,
): Promise<LoadedForms> {
  const definition = readStored(form, lang);
  const embedded = new Map<string, FormDefinition>();
  const asked = new Set<string>();
  let level = [definition];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    const wanted = [...new Set(level.flatMap(({ document }) => blockIdsIn(document.children)))];
    const fresh = wanted.filter((id) => !asked.has(id));
    for (const id of fresh) asked.add(id);
    const found = await findForms(queries, organisation.id, fresh);
    const open = found.filter((one) => isOpenNow(deps, one, organisation));
    level = open.map((one) => readStored(one, lang));
    open.forEach(({ id }, index) => level[index] && embedded.set(id, level[index]));
  }
  const ownerOf = new Map(definition.products.map(({ id }) => [id, form.id]));
  for (const [formId, { products }] of embedded)
    for (const { id } of products) if (!ownerOf.has(id)) ownerOf.set(id, formId);
  return { organisationId: organisation.id, definition, embedded, ownerOf };
}

/** Loaded forms as one, in the currency of their organisation. */
export const compileLoaded = (
  { definition, embedded }: LoadedForms,
  { devise }: Pick<OrganisationRecord, 'devise'>,
): CompiledForm => compileForm(definition, { currency: devise, embedded });

function blockIdsIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ type, props, children }) => [
    ...(type === 'embeddedForm' && typeof props['blockId'] === 'string' ? [props['blockId']] : []),
    ...blockIdsIn(children),
  ]);
}
