import type { CompiledBlock, CompiledForm } from './compileFormWith';
import { isRecord } from '../values/isRecord';
import type { FormPayload } from './submission';

/**
 * The e-mail of who sent a form (FPAGE-02): that of the identity block, else the first text of that kind, else a contact's.
 * @example
 * emailOf(compileForm(readForm({ content: [{ type: 'text', props: { fieldKey: 'mail', kind: 'email' } }] }), { currency: 'eur' }), { extra: { '[TEXT]_mail': 'ana@mail.org' } }) // => 'ana@mail.org'
 */
export function emailOf({ blocks }: CompiledForm, { identity, extra }: FormPayload): string | null {
  const texts: unknown[] = [];
  const contacts: unknown[] = [];
  const visit = (all: readonly CompiledBlock[]) =>
    all.forEach(({ kind, props, fields, children }) => {
      const value = fields[0] && extra[fields[0].key];
      if (kind?.type === 'text' && props['kind'] === 'email') texts.push(value);
      if (kind?.type === 'contact') contacts.push(mailOf(value));
      visit(children);
    });
  visit(blocks);
  const found = [mailOf(identity), ...texts, ...contacts].find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : null;
}

const mailOf = (person: unknown) => (isRecord(person) ? person['email'] : undefined);
