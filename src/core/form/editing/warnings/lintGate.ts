import type { conditional } from '../../blocks/conditional';
import type { PropsOf } from '../../schema/props';
import { namedField, type StoredKeys } from '../document/storedKeys';
import type { Finding } from './builderWarning';

/** The fields of a form, as conditions see them. */
export interface AskedFields {
  readonly keys: StoredKeys;
  /** First place of each in the form: a rising number. */
  readonly positions: ReadonlyMap<string, number>;
  /** The parts that those have that have some. */
  readonly parts: ReadonlyMap<string, readonly string[]>;
}

const NEEDS_VALUES: ReadonlySet<string | null> = new Set(['EQUAL', 'NOT_EQUAL', 'LESS_OR_EQUAL', 'GREATER_OR_EQUAL']);

/**
 * Problems of a conditional block, beside fields that do not exist (ENG-11).
 * @param end where its own content ends: a condition on that is a circle, of which `lintForm` tells.
 * @example
 * lintGate({ action: 'HIDE', default: 'HIDE', conditions: [] }, { keys: new Map(), positions: new Map(), parts: new Map() }, 0).map(({ code }) => code) // => ['neverShown', 'conditionsMissing']
 */
export function lintGate(
  props: Pick<PropsOf<(typeof conditional)['props']>, 'action' | 'default' | 'conditions'>,
  fields: AskedFields,
  end: number,
): Finding[] {
  const { action, default: otherwise, conditions } = props;
  const property = 'conditions';
  const findings: Finding[] =
    action === 'HIDE' && otherwise === 'HIDE' ? [{ code: 'neverShown', property: 'action' }] : [];
  if (conditions.length === 0) return [...findings, { code: 'conditionsMissing', property }];
  for (const { field: name, type, values } of conditions) {
    const key = name;
    if (name === '' || type === null || (NEEDS_VALUES.has(type) && values.length === 0)) {
      findings.push({ code: 'conditionIncomplete', property, ...(name && { key }) });
      continue;
    }
    const field = namedField(name, fields.keys);
    if (!field) continue;
    const part = field.rest.split('.')[1];
    const parts = fields.parts.get(field.key) ?? [];
    if (part !== undefined && !parts.includes(part)) findings.push({ code: 'conditionPartMissing', property, key });
    const asked = fields.positions.get(field.key) ?? 0;
    if (asked > end) findings.push({ code: 'conditionOnLater', property, key });
  }
  return findings;
}
