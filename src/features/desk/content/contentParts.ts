/** The parts of a site's content, in the order in which they are listed. */
export const contentParts = [
  ...(['home', 'pages', 'menu', 'events', 'news'] as const),
  ...(['articles', 'times', 'galleries', 'services', 'sections', 'media', 'newsletter', 'translations'] as const),
] as const;
export type ContentPart = (typeof contentParts)[number];
