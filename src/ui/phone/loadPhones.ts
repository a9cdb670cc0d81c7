import type { PhoneLibrary } from './phoneLibrary';
import type { TypedPhone } from './parsePhone';

/** Loads the telephone library with the data this number needs. */
export type LoadPhones = (typed: TypedPhone) => Promise<PhoneLibrary>;

export const loadPhones: LoadPhones = async (typed) => {
  const { phoneLibrary } = await import('./phoneLibrary');
  await phoneLibrary.load(typed);
  return phoneLibrary;
};
