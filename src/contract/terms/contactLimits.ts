/** Limits of a contact's fields. */
export const contactLimits = {
  emails: 10,
  tels: 10,
  addresses: 5,
  dates: 40,
  tags: 20,
  /** Characters. */
  tag: 40,
  note: 4000,
} as const;
