/** Every tag that the loaders know. */
export const tags = ['org-donation', 'org-payment'] as const;
export type Tag = (typeof tags)[number];
