/** `live` is filled in and sent; `preview` is filled in but not sent; `readonly` is only looked at. */
export type FormMode = 'live' | 'preview' | 'readonly';
export const FORM_MODES = ['live', 'preview', 'readonly'] as const satisfies readonly FormMode[];
