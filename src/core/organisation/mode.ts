/** Whether money moves (ENT-30): in a trial, `test`, none does. */
export type Mode = 'test' | 'live';

/**
 * What an organisation is in until it says otherwise: nothing that only tries is taken for real (ENT-30).
 *
 * @example
 * modeOf({}) // => 'test'
 * modeOf({ mode: 'live' }) // => 'live'
 */
export const modeOf = ({ mode = 'test' }: { readonly mode?: Mode | undefined }): Mode => mode;

/**
 * Mode of what no online payment is made for, whatever its organisation is in: gifts entered by hand, promises, forms that are free
 * or paid on the spot. Nothing says that they are a trial (ENT-30); rehearsals alone make some that are.
 */
export const LASTING: Mode = 'live';

/**
 * Mode of a new row (ENT-30): what is paid online has the organisation's, all else lasts.
 *
 * @example
 * modeOfNew('test', { online: true }) // => 'test'
 * modeOfNew('test', { online: false }) // => 'live'
 */
export const modeOfNew = (organisation: Mode, { online }: { readonly online: boolean }): Mode =>
  online ? organisation : LASTING;

/**
 * Whether a read of mode `shown` sees a row (ENT-31): what is real is seen by both, a trial is laid over it and seen by reads
 * of the trial alone.
 *
 * @example
 * seesMode('live', 'test') // => false
 * seesMode('test', 'live') // => true
 */
export const seesMode = (shown: Mode, row: Mode): boolean => shown === 'test' || row === 'live';

/**
 * Whether what is shown can be given to: beside the words that no money is taken, nothing takes any (ENT-32). A rehearsal of an
 * organisation that is live is only looked at.
 *
 * @example
 * takesGifts('test', { mode: 'live' }) // => false
 * takesGifts('test', { mode: 'test' }) // => true
 */
export const takesGifts = (shown: Mode | undefined, organisation: { readonly mode?: Mode | undefined }): boolean =>
  shown !== 'test' || modeOf(organisation) === 'test';
