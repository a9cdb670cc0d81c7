/** The parts of a site's content, in the order in which they are listed. */
export const contentParts = ['events', 'news', 'articles', 'times', 'galleries', 'services'] as const;
export type ContentPart = (typeof contentParts)[number];
