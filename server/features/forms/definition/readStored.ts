import type { FormDefinition } from '../../../../src/core/form';
import { readForm } from '../../../../src/core/form';
import type { StoredForm } from './formStore';

/** A stored form for core's rules. It was validated when saved, so it is readable. */
export function readStored({ id, settings, content }: Pick<StoredForm, 'id' | 'settings' | 'content'>): FormDefinition {
  const definition = readForm({ ...settings, id, content });
  if (typeof definition === 'string')
    throw new Error(`orgkit: form ${id} was stored and cannot be read: ${definition}`);
  return definition;
}
