import { createHash } from 'node:crypto';
import { slugOf } from '../../src/core/text';

/** An address that nothing is delivered to, the same each time for the same person: their gifts are one contact's. */
export const inventedEmail = (person: string): string =>
  `${slugOf(person, 60, 'latin') || createHash('sha256').update(person).digest('hex').slice(0, 8)}@example.org`;
