import type { CompiledBlock, CompiledForm } from './compileFormWith';

/** Blocks whose content may not be shown, or not exactly once. */
const MAY_BE_ABSENT: readonly (string | undefined)[] = ['conditional', 'productInfo'];

/**
 * Whether whoever sends the form has to leave an e-mail of theirs, as `emailOf` finds it: a required text of that kind, an
 * identity or a required contact, wherever conditions cannot hide it.
 * @example
 * asksForMail(compileForm(readForm({ content: [{ type: 'text', props: { fieldKey: 'mail', kind: 'email', required: true } }] }), { currency: 'eur' })) // => true
 */
export const asksForMail = ({ blocks }: CompiledForm): boolean => blocks.some(asks);

const asks = ({ kind, props, fields, children }: CompiledBlock): boolean => {
  if (MAY_BE_ABSENT.includes(kind?.type)) return false;
  const [field] = fields;
  const isMail = kind?.type === 'text' && props['kind'] === 'email' && field?.required === true;
  const isPerson = kind?.type === 'identity' || kind?.type === 'contact';
  const isInPerson = isPerson && field?.parts?.some(({ name, required }) => name === 'email' && required) === true;
  return isMail || isInPerson || children.some(asks);
};
