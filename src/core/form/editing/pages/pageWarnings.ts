import { LONGEST_PATH, PAGE_PATH } from '../../../../contract/terms/pagePath';
import { isReservedPath } from '../../../site/reservedPaths';
import { blockKinds } from '../../blocks/blockKinds';
import type { Block } from '../../schema/formDocument';
import { readProps } from '../../schema/props';
import type { EditedForm } from '../document/editedForm';
import { editedDefinition } from '../document/editedForm';
import { keyContext } from '../document/storedKeys';
import { kindEditors } from '../kinds/kindEditors';
import { absences } from '../document/absences';
import type { BuilderWarning } from '../warnings/builderWarning';
import { lintBlock } from '../warnings/lintBlock';
import { placeOfWarning } from '../warnings/placeOfWarning';
import { type TextFault, textFaults } from './textFaults';

/** Warnings that only pages have (BUILD-63). */
export type PageCode = TextFault | 'titleMissing' | 'pathMissing' | 'pathMalformed' | 'pathReserved' | 'pathTaken';

export type PageWarning = Omit<BuilderWarning, 'code'> & { readonly code: BuilderWarning['code'] | PageCode };

interface PageWarningOptions {
  /** Whether it is a page with a title and an address, not the main page or a section. */
  readonly isAddressed?: boolean;
  /** Addresses of the other pages. */
  readonly taken?: ReadonlySet<string>;
}

/**
 * Warnings about a page or section, in document order (BUILD-63); none about hidden blocks.
 * @example
 * pageWarnings({ sort: 'page', settings: { title: 'Nous', path: 'don' }, document: { schemaVersion: 1, children: [] } }, { isAddressed: true }) // => [{ block: '', property: null, setting: 'path', code: 'pathReserved' }]
 */
export function pageWarnings(form: EditedForm, { isAddressed = false, taken }: PageWarningOptions = {}): PageWarning[] {
  const context = keyContext(form);
  const settings = editedDefinition(form);
  const absent = absences(form);
  const visit = (block: Block, around: readonly string[]): PageWarning[] => {
    const inner = block.children.flatMap((child) => visit(child, [block.type, ...around]));
    const absence = absent.get(block.id);
    const told = (code: PageWarning['code'], property: string | null = null, key?: string): PageWarning => {
      return { block: block.id, property, setting: null, code, ...(key !== undefined && { key }) };
    };
    if (absence) return absence === 'notDrawn' ? [told('notDrawn'), ...inner] : inner;
    const kind = blockKinds.get(block.type);
    const props = kind ? readProps(kind.props, block.props) : block.props;
    const missing = kind?.lint?.(props, settings) ?? [];
    return [
      ...missing.map((code) => told(code, placeOfWarning(code)[0])),
      // Forms on a page are the organisation's: it does not list them.
      ...lintBlock(block, props, around, context)
        .filter(({ code }) => code !== 'blockUnknown')
        .map(({ code, property, key }) => told(code, property, key)),
      ...textsOf(block.type, props).flatMap(([property, html]) => textFaults(html).map((code) => told(code, property))),
      ...inner,
    ];
  };
  const ofPage = isAddressed ? settingFaults(form.settings, taken) : [];
  return [
    ...ofPage.map(([setting, code]) => ({ block: '', property: null, setting, code })),
    ...form.document.children.flatMap((block) => visit(block, [])),
  ];
}

/** The rich texts of a block, each with the property that it stands in. */
function textsOf(type: string, props: Readonly<Record<string, unknown>>): [property: string, html: string][] {
  return Object.entries(kindEditors.get(type)?.properties ?? {}).flatMap(([name, { format, items }]) => {
    const value = props[name];
    if (format === 'richText' && typeof value === 'string') return [[name, value]];
    const inner = Object.entries(items ?? {}).filter(([, one]) => one.format === 'richText');
    const list = Array.isArray(value) ? (value as Readonly<Record<string, unknown>>[]) : [];
    const html = list.flatMap((item) => inner.map(([key]) => item[key])).filter((text) => typeof text === 'string');
    return html.length > 0 ? [[name, html.join('')]] : [];
  });
}

function settingFaults(
  settings: EditedForm['settings'],
  taken: ReadonlySet<string> | undefined,
): [setting: string, code: PageCode][] {
  const textOf = (name: string) => (typeof settings[name] === 'string' ? settings[name] : '');
  const path = textOf('path');
  const faults: [string, PageCode][] = textOf('title').trim() ? [] : [['title', 'titleMissing']];
  if (path === '') return [...faults, ['path', 'pathMissing']];
  if (path.length > LONGEST_PATH || !PAGE_PATH.test(path)) return [...faults, ['path', 'pathMalformed']];
  if (isReservedPath(path)) return [...faults, ['path', 'pathReserved']];
  return taken?.has(path) ? [...faults, ['path', 'pathTaken']] : faults;
}
