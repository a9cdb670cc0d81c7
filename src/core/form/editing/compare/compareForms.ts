import type { Block } from '../../schema/formDocument';
import { isRecord } from '../../values/isRecord';
import type { EditedForm } from '../document/editedForm';
import { isSameJson } from '../document/isSameJson';
import { allBlocks } from '../document/tree';
import { filterSettings } from '../document/writtenSettings';
import { writtenForm } from '../drafts/writtenForm';
import { pageProperties, sectionProperties } from '../pages/pageProperties';
import { settingProperties } from '../panel/settingProperties';
import { changesBetween } from '../rebase/changesBetween';

/** One thing that is different in a later version of a form. */
export type Difference =
  /** Only the outermost of what came or went together; `inside` counts what stands in it. */
  | { readonly about: 'added' | 'removed'; readonly block: Block; readonly inside: number }
  | { readonly about: 'moved'; readonly block: Block }
  | { readonly about: 'changed'; readonly block: Block; readonly changes: readonly Change[] }
  | { readonly about: 'setting'; readonly change: Change }
  /** An item of a list such as the products, by its label. */
  | {
      readonly about: 'item';
      readonly setting: string;
      readonly how: 'added' | 'removed' | 'changed';
      readonly label: string;
    };

/** A property or setting by its name; '' is what has none. Values are given where they can be read out. */
export interface Change {
  readonly name: string;
  readonly before?: string | number | boolean;
  readonly after?: string | number | boolean;
}

/**
 * Changes of a form or page since an earlier version (BUILD-56): settings first, then blocks in the order of the later
 * version, what was removed last. What only the server says of a form is no difference.
 * @example
 * compareForms(edited([node('text')]), edited([])).map(({ about }) => about) // => ['removed']
 * compareForms(edited([], { title: 'A' }), edited([], { title: 'B' })) // => [{ about: 'setting', change: { name: 'title', before: 'A', after: 'B' } }]
 */
export function compareForms(before: EditedForm, after: EditedForm): readonly Difference[] {
  const { added, removed, moved, properties } = changesBetween(before, after);
  const old = new Map(allBlocks(before.document).map((block) => [block.id, block]));
  const now = allBlocks(after.document);
  const inside = (of: EditedForm, ids: ReadonlySet<string>) =>
    new Set(
      allBlocks(of.document)
        .filter(({ id }) => ids.has(id))
        .flatMap((block) => allBlocks(block).map(({ id }) => id)),
    );
  const [innerAdded, innerRemoved] = [inside(after, added), inside(before, removed)];
  const whole = (about: 'added' | 'removed', block: Block): Difference => {
    const ids = about === 'added' ? added : removed;
    return { about, block, inside: allBlocks(block).filter(({ id }) => ids.has(id)).length };
  };
  return [
    ...settingsBetween(settingsOf(after), before.settings, after.settings),
    ...othersBetween(before, after),
    ...now.flatMap((block): Difference[] => {
      const { id } = block;
      if (added.has(id)) return innerAdded.has(id) ? [] : [whole('added', block)];
      const names = [...(properties.get(id) ?? [])];
      const changes = names.map((name) => changeOf(name, old.get(id)?.props[name], block.props[name]));
      return [
        ...(moved.has(id) ? [{ about: 'moved', block } as const] : []),
        ...(changes.length > 0 ? [{ about: 'changed', block, changes } as const] : []),
      ];
    }),
    ...[...old.values()]
      .filter(({ id }) => removed.has(id) && !innerRemoved.has(id))
      .map((block) => whole('removed', block)),
  ];
}

type Settings = EditedForm['settings'];

const settingsOf = ({ sort }: EditedForm) =>
  sort === undefined ? settingProperties : { page: pageProperties, section: sectionProperties }[sort];

function settingsBetween(properties: ReturnType<typeof settingsOf>, before: Settings, after: Settings): Difference[] {
  const differ = (name: string) => !isSameJson(settled(before[name]), settled(after[name]));
  return properties.flatMap(({ name, format }): Difference[] => {
    if (!differ(name)) return [];
    if (format === 'items') return itemsBetween(name, listOf(before[name]), listOf(after[name]));
    return [{ about: 'setting', change: changeOf(name, before[name], after[name]) }];
  });
}

/** Settings that the panel does not name are one difference, without a name. */
function othersBetween(before: EditedForm, after: EditedForm): Difference[] {
  const named = new Set(['content', ...settingsOf(after).map(({ name }) => name)]);
  const others = (form: EditedForm) =>
    filterSettings(writtenForm(form), (name, value) => !named.has(name) && settled(value) !== undefined);
  return isSameJson(others(before), others(after)) ? [] : [{ about: 'setting', change: { name: '' } }];
}

/** Values that stand for nothing become undefined. */
const settled = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value;

type Item = Readonly<Record<string, unknown>>;
const listOf = (value: unknown): readonly Item[] => (Array.isArray(value) ? value.filter(isRecord) : []);

function itemsBetween(setting: string, before: readonly Item[], after: readonly Item[]): Difference[] {
  const item = (how: 'added' | 'removed' | 'changed', { label }: Item): Difference => {
    return { about: 'item', setting, how, label: typeof label === 'string' ? label : '' };
  };
  const like = (list: readonly Item[], { id }: Item) => list.find((one) => one['id'] === id);
  const found = [
    ...after.flatMap((one) => {
      const was = like(before, one);
      if (!was) return [item('added', one)];
      return isSameJson(was, one) ? [] : [item('changed', one)];
    }),
    ...before.filter((one) => !like(after, one)).map((one) => item('removed', one)),
  ];
  return found.length > 0 ? found : [{ about: 'setting', change: { name: setting } }];
}

function changeOf(name: string, before: unknown, after: unknown): Change {
  const [was, is] = [readable(before), readable(after)];
  return { name, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) };
}

const readable = (value: unknown) =>
  typeof value === 'boolean' || typeof value === 'number' || (typeof value === 'string' && value !== '')
    ? value
    : undefined;
