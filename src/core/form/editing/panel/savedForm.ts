import { closeForm, type EditedForm } from '../document/editedForm';
import { settingProperties } from './settingProperties';

/** Value of a setting once its author has removed it; undefined if it has no empty value. */
function emptied(name: string, before: unknown): unknown {
  if (typeof before === 'string') return '';
  if (Array.isArray(before)) return [];
  if (typeof before !== 'boolean') return undefined;
  return settingProperties.find((setting) => setting.name === name)?.isOn ?? false;
}

/**
 * The form as it is sent to the server (CALL-23), which keeps what is absent: a setting that `base` has and the form no more
 * is sent empty.
 * @example
 * savedForm({ settings: {}, document: { schemaVersion: 1, children: [] } }, { settings: { description: 'Bal', active: false }, document: { schemaVersion: 1, children: [] } }) // => { content: '{"schemaVersion":1,"children":[]}', description: '', active: true }
 */
export function savedForm(form: EditedForm, base: EditedForm): Readonly<Record<string, unknown>> {
  const gone = Object.entries(base.settings)
    // Languages and translations are in the content.
    .filter(([name]) => form.settings[name] === undefined && !name.includes('@'))
    .map(([name, before]) => [name, emptied(name, before)] as const)
    .filter(([, value]) => value !== undefined);
  return { ...closeForm(form), ...Object.fromEntries(gone) };
}
