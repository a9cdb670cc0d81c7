type Settings = Readonly<Record<string, unknown>>;

/** What the server says of a form; its author does not write it. */
const said: ReadonlySet<string> = new Set(['id', 'organisation', 'revision', 'updatedAt', 'archived', 'by']);

/**
 * Whether an author writes this setting of a form.
 * @example
 * isWritten('title') // => true
 * isWritten('revision') // => false
 */
export const isWritten = (setting: string): boolean => !said.has(setting);

/**
 * Those settings of a form that are wanted.
 * @example
 * filterSettings({ id: 'f1', title: 'Gala' }, isWritten) // => { title: 'Gala' }
 */
export const filterSettings = (settings: Settings, isWanted: (name: string, value: unknown) => boolean): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([name, value]) => isWanted(name, value)));
