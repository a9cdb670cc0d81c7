/** Whether money moves (ENT-30): in `test` mode, none does. */
export type Mode = 'test' | 'live';

/**
 * An organisation's mode, `test` by default: a trial is never mistaken for real (ENT-30).
 * @example
 * modeOf({}) // => 'test'
 * modeOf({ mode: 'live' }) // => 'live'
 */
export const modeOf = ({ mode = 'test' }: { readonly mode?: Mode | undefined }): Mode => mode;

/**
 * Mode of anything without an online payment, whatever the organisation's: gifts entered by hand, pledges, forms that
 * are free or paid on the spot (ENT-30). Only rehearsals create such rows in `test` mode.
 */
export const LASTING: Mode = 'live';

/**
 * Mode of a new row (ENT-30): the organisation's if paid online, else live.
 * @example
 * modeOfNew('test', { online: true }) // => 'test'
 * modeOfNew('test', { online: false }) // => 'live'
 */
export const modeOfNew = (organisation: Mode, { online }: { readonly online: boolean }): Mode =>
  online ? organisation : LASTING;

/**
 * Whether a read in mode `shown` includes a row (ENT-31): live rows show in both modes, test rows only in `test`.
 * @example
 * seesMode('live', 'test') // => false
 * seesMode('test', 'live') // => true
 */
export const seesMode = (shown: Mode, row: Mode): boolean => shown === 'test' || row === 'live';

/**
 * Whether gifts can be made in the mode shown (ENT-32). In a live organisation a rehearsal is for viewing only.
 * @example
 * takesGifts('test', { mode: 'live' }) // => false
 * takesGifts('test', { mode: 'test' }) // => true
 */
export const takesGifts = (shown: Mode | undefined, organisation: { readonly mode?: Mode | undefined }): boolean =>
  shown !== 'test' || modeOf(organisation) === 'test';
