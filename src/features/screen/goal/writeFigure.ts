import type { Language } from '../../../contract/common';
import { SCREEN_UNIT, screenDonorWord, writeUnits, type ScreenFigures } from '../../../core/campaign';
import { formatMoney, toMinor, writeNumber, type MoneyFormat } from '../../../core/money';
import type { ScreenTexts } from '../../../i18n/screen';

/** Writes figures of a campaign. */
export interface FigureStyle {
  readonly lang: Language;
  readonly devise: string;
  /** The organisation's own word for donors or their unit (SCREEN-05). */
  readonly donorName: string | undefined;
  readonly texts: ScreenTexts;
}

export function writeMontant(
  montant: number,
  { devise, lang }: FigureStyle,
  decimals: NonNullable<MoneyFormat['decimals']>,
): string {
  return formatMoney(toMinor(montant, devise), devise, lang, { decimals });
}

/** A number in the screen's unit; `moving` numbers omit cents, which would be unreadable. */
export function writeFigure(
  value: number,
  unit: ScreenFigures['unit'],
  style: FigureStyle,
  { moving = false, goal = false } = {},
): string {
  if (unit === 'montant') return writeMontant(value, style, moving || goal ? 'never' : 'auto');
  if (unit === 'count' || goal) return writeNumber(String(Math.round(value)), style.lang);
  return writeUnits(value, style.lang);
}

/** Screens that count in the campaign's own word for its donors (SCREEN-05). */
const hasDonorWord = (screenId: ScreenFigures['screenId']) => screenId === 'classic-gala' || screenId === 'fallback';

/**
 * The unit beside a number: donor units (classic-gala), square metres (custom-perp), gifts (COUNT); none for amounts.
 */
export function unitOf(
  { unit, screenId, value }: Pick<ScreenFigures, 'unit' | 'screenId' | 'value'>,
  style: FigureStyle,
) {
  const { donorName, texts } = style;
  if (unit === 'montant') return null;
  if (!hasDonorWord(screenId)) return unit === 'count' ? texts.gifts(value) : SCREEN_UNIT;
  return donorName ? screenDonorWord(donorName, value) : texts.unitWords;
}

/** The word beside the units of one donor. */
export function cardUnit(
  screenId: ScreenFigures['screenId'],
  units: number,
  { donorName, texts }: FigureStyle,
): string {
  if (!hasDonorWord(screenId)) return SCREEN_UNIT;
  return donorName ? screenDonorWord(donorName, units) : texts.unitWord(units);
}

/** Upper bound in digits. Currency signs are about as wide as one; the narrowest separator is a narrow space. */
export const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/[\d\p{Sc}]/u.test(letter) ? 1 : letter === '\u202f' ? 0.3 : 0.55), 0);
