import type { DeskTexts } from '../../i18n/desk';

/** The texts of the desk, with what a page says of refusals of its own, by their code. */
export const withProblems = (texts: DeskTexts, problems: Readonly<Record<string, string>> = {}): DeskTexts => ({
  ...texts,
  problems: { ...texts.problems, ...problems },
});
