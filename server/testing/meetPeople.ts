import type { Deps } from '../deps';
import { createFollow } from '../features/contacts/followRecords';

/** Runs the address book's job once. @returns number of records looked at */
export const meetPeople = (deps: Deps): Promise<number> => createFollow(deps)();
