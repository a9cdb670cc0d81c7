import type { Deps } from '../deps';
import { createFollow } from '../features/contacts/followRecords';

/** Lets the address book take up what is due. @returns how many records it looked at */
export const meetPeople = (deps: Deps): Promise<number> => createFollow(deps)();
