import type { FormDefinition } from '../../../../src/core/form';
import { readForm } from '../../../../src/core/form';
import type { StoredForm } from './formStore';

/** A stored form as the rules of core read it. What was checked when it was saved can be read. */
export function readStored({ id, settings, content }: Pick<StoredForm, 'id' | 'settings' | 'content'>): FormDefinition {
  const definition = readForm({ ...settings, id, content });
  if (typeof definition === 'string')
    throw new Error(`orgkit: form ${id} was stored and cannot be read: ${definition}`);
  return definition;
}
