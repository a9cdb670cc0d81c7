/** Every tag that the loaders know. */
export const tags = [
  'org-donation',
  'org-payment',
  'org-form',
  'org-form-builder',
  'org-campaign',
  'org-screen',
  'org-site',
] as const;
export type Tag = (typeof tags)[number];
