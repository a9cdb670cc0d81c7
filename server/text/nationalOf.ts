/** A number with country code as typed in its own country: `0612345678`. The last nine digits will do. */
export const nationalOf = (tel: string): string[] => {
  const digits = tel.replace(/\D/g, '');
  return digits.length > 9 ? [`0${digits.slice(-9)}`] : [];
};
