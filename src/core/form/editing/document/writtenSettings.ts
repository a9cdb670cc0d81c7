type Settings = Readonly<Record<string, unknown>>;

/** Read-only settings, set by the server. */
const readOnly: ReadonlySet<string> = new Set(['id', 'organisation', 'revision', 'updatedAt', 'archived', 'by']);

/**
 * Whether an author writes this setting of a form.
 * @example
 * isWritten('title') // => true
 * isWritten('revision') // => false
 */
export const isWritten = (setting: string): boolean => !readOnly.has(setting);

/**
 * The wanted settings of a form.
 * @example
 * filterSettings({ id: 'f1', title: 'Gala' }, isWritten) // => { title: 'Gala' }
 */
export const filterSettings = (settings: Settings, isWanted: (name: string, value: unknown) => boolean): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([name, value]) => isWanted(name, value)));
