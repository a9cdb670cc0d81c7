/** Names among the settings of a form for the languages of its document; no setting's own name has an `@`. */
export const LANGUAGE = '@language';
export const LANGUAGES = '@languages';
