import { compileForm, type CompiledForm } from '../../../../src/core/form';
import type { Language } from '../../../../src/contract/common';
import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { findRevision } from './formStore';
import { loadForms } from './loadForms';
import type { OwnedForm } from './publicForms';

/** A form as it was in one of its versions, the forms embedded in it as they are now; null when there is no such version. */
export async function compileRevision(
  queries: Queries,
  deps: Pick<Deps, 'now'>,
  { form, organisation }: OwnedForm,
  revision: number,
  currency: string,
  lang?: Language,
): Promise<CompiledForm | null> {
  const past = await findRevision(queries, form, revision);
  if (!past) return null;
  const { definition, embedded } = await loadForms(queries, deps, { form: past, organisation }, lang);
  return compileForm(definition, { currency, embedded });
}
