/**
 * Whether an organisation speaks a language: its own, and those that it lists (SITE-08).
 * @example
 * offersLanguage({ language: 'fr', languages: ['fr', 'he'] }, 'he') // => true
 * offersLanguage({ language: 'fr' }, 'he') // => false
 */
export const offersLanguage = (
  { language, languages = [] }: { readonly language: string; readonly languages?: readonly string[] | undefined },
  asked: string,
): boolean => asked === language || languages.includes(asked);
