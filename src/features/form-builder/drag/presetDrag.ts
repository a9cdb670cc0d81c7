/** What is dragged when a preset is, as opposed to a block. */
export const presetDrag = (preset: string): string => `+${preset}`;
