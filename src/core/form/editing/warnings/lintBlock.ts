import { blockKinds } from '../../blocks/blockKinds';
import type { FormContext } from '../../schema/blockKind';
import type { Block } from '../../schema/formDocument';
import { isStepHere } from '../document/containment';
import { referencesOf } from '../document/references';
import { allBlocks } from '../document/tree';
import type { Finding } from './builderWarning';

/** Kinds that `lintForm` looks at for a key and a label. */
const LINTED: ReadonlySet<string> = new Set(['select', 'textArea', 'upload']);

/**
 * Problems of a block by itself, or of its place.
 * @param props read by its kind.
 * @param around types of the blocks around it, innermost first.
 * @example
 * lintBlock(node('section'), { sectionId: '' }, [], keyContext(edited([]))) // => [{ code: 'sectionMissing', property: 'sectionId' }]
 */
export function lintBlock(
  block: Block,
  props: Readonly<Record<string, unknown>>,
  around: readonly string[],
  form: FormContext,
): Finding[] {
  const { type } = block;
  const findings = [...lintNames(block, props), ...lintThings(block, form)];
  const warn = (isWrong: boolean, finding: Finding) => isWrong && findings.push(finding);
  warn(!blockKinds.has(type), { code: 'typeUnknown', key: type });
  warn(type === 'paymentMethod' && !form.withPaiement, { code: 'paymentOff', setting: 'withPaiement' });
  warn(type === 'step' && !isStepHere(around), { code: 'stepOutside' });
  warn(type === 'steps' && !allBlocks(block).some((inner) => inner.type === 'step'), { code: 'stepsEmpty' });
  warn(type === 'section' && props['sectionId'] === '', { code: 'sectionMissing', property: 'sectionId' });
  warn(lacksItems(props), { code: 'itemsMissing', property: 'items' });
  if (type === 'select') findings.push(...lintValues(props['values'] as readonly string[]));
  return findings;
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** Fields without a name or key. Persons and the identity have words of their own. */
function lintNames({ type }: Block, props: Readonly<Record<string, unknown>>): Finding[] {
  const kind = blockKinds.get(type);
  if (kind?.group !== 'field' || LINTED.has(type)) return [];
  const hasOwnName = 'labels' in props || type === 'products' || type === 'paymentMethod';
  return [
    ...(isBlank(props['fieldKey']) ? [{ code: 'keyMissing', property: 'fieldKey' } as const] : []),
    ...(isBlank(props['label']) && !hasOwnName ? [{ code: 'labelMissing', property: 'label' } as const] : []),
  ];
}

/** Products, calendars and forms that the form does not name. */
function lintThings(block: Block, { products, calendars, blocks }: FormContext): Finding[] {
  const lists = { product: products, calendar: calendars, block: blocks } as const;
  return referencesOf(block).flatMap(({ target, name, property }): Finding[] => {
    if (target === 'field' || target === 'section' || lists[target].some(({ id }) => id === name)) return [];
    return [{ code: `${target}Unknown`, property, key: name }];
  });
}

/** A carousel or an accordion in which there is nothing to see. */
function lacksItems({ items }: Readonly<Record<string, unknown>>): boolean {
  if (!Array.isArray(items)) return false;
  return (items as Readonly<Record<string, unknown>>[]).every((item) => Object.values(item).every(isBlank));
}

function lintValues(values: readonly string[]): Finding[] {
  const seen = new Set<string>();
  return values.flatMap((value): Finding[] => {
    const text = value.trim();
    if (text === '') return [{ code: 'valueEmpty', property: 'values' }];
    if (seen.has(text)) return [{ code: 'valueTwice', property: 'values', key: text }];
    seen.add(text);
    return [];
  });
}
