/** A user's roles in an organisation (USER-01), from least to most. */
export const roles = ['viewer', 'editor', 'owner'] as const;
export type Role = (typeof roles)[number];

/**
 * Whether a role is at least another.
 * @example
 * isAtLeast('owner', 'editor') // => true
 * isAtLeast('viewer', 'editor') // => false
 */
export const isAtLeast = (role: Role, least: Role): boolean => roles.indexOf(role) >= roles.indexOf(least);
