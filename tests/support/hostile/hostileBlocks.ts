import { blockKinds, pageKinds, sectionKinds } from '../../../src/core/form';
import { hostileScripts, hostileStyles, hostileText, ID } from './attacks';

/** The section that is made of blocks. */
export const BLOCKS = 'blocks';

interface Node {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly enum?: readonly unknown[];
}

/** A property as its JSON Schema says it, each text in it `typed`. */
function filled(schema: Node, typed: string): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([key, one]) => [key, filled(one, typed)]));
  if (schema.type === 'array') return [filled(schema.items ?? {}, typed)];
  if (schema.type === 'boolean') return false;
  if (schema.type === 'number') return 1;
  return typed;
}

/** Blocks of each kind, once with each attack in all of its texts; what every kind has, in one of them. */
function blocksOf(kinds: typeof blockKinds): object[] {
  const attacks = [hostileText(0, 400), hostileText(4, 400), ...hostileScripts, ...hostileStyles];
  const common = Object.keys(blockKinds.get('empty')?.props ?? {});
  return attacks.flatMap((typed, at) =>
    [...kinds.values()].flatMap(({ type, group, props }) => {
      const names = Object.keys(props).filter((key) => type === 'container' || !common.includes(key));
      const id = names.find((key) => /[a-z]Id$|^products?$/.test(key));
      // A form is not within itself; what has no key of its own stands in a form once.
      if (id === 'blockId' || (at > 0 && (id || (group === 'field' && !('fieldKey' in props))))) return [];
      const texts = names
        .filter((key) => key !== 'defaultValue')
        .map((key) => [key, filled(props[key]?.schema as Node, typed)] as const);
      const fixed = {
        ...(id && { [id]: filled(props[id]?.schema as Node, ID) }),
        ...('fieldKey' in props && { fieldKey: `${type}${at}` }),
      };
      return { type, props: { ...Object.fromEntries(texts), ...fixed }, children: [] };
    }),
  );
}

/** The blocks of a page, with a section and a form of the organisation's own. */
export const hostilePage = (): string =>
  JSON.stringify([
    ...blocksOf(pageKinds),
    { type: 'section', props: { sectionId: BLOCKS }, children: [] },
    { type: 'embeddedForm', props: { blockId: ID }, children: [] },
  ]);

export const hostileSection = (): string => JSON.stringify(blocksOf(sectionKinds));

/** The document of a form. */
export const hostileForm = (): string => JSON.stringify({ schemaVersion: 1, children: blocksOf(blockKinds) });
