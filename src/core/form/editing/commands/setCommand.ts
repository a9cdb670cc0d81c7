import type { Command } from './command';

/**
 * The command that sets a property of a block, or a setting of the form (''); undefined restores the default.
 * @example
 * setCommand('b1', 'label', 'Nom') // => { do: 'setProperty', block: 'b1', property: 'label', value: 'Nom' }
 * setCommand('', 'title', 'Gala') // => { do: 'setSetting', setting: 'title', value: 'Gala' }
 */
export const setCommand = (block: string, name: string, value: unknown): Command =>
  block === '' ? { do: 'setSetting', setting: name, value } : { do: 'setProperty', block, property: name, value };
