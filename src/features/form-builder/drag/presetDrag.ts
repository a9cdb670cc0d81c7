/** The drag id of a preset, which no block has. */
export const presetDrag = (preset: string): string => `+${preset}`;
