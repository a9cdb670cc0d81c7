import type { PhoneLibrary } from './phoneLibrary';
import type { TypedPhone } from './parsePhone';

/** The telephone library, with what reading this number takes. */
export type LoadPhones = (typed: TypedPhone) => Promise<PhoneLibrary>;

export const loadPhones: LoadPhones = async (typed) => {
  const { phoneLibrary } = await import('./phoneLibrary');
  await phoneLibrary.load(typed);
  return phoneLibrary;
};
