import { createHash } from 'node:crypto';

/** A number of the French range kept for fiction (06 39 98), the same each time for the same person. */
export const inventedPhone = (person: string): string =>
  `+3363998${String(createHash('sha256').update(person).digest().readUInt16BE() % 10_000).padStart(4, '0')}`;
