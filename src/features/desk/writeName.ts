/** Whose a record is. */
export interface RecordContact {
  readonly id: string;
  readonly name: string;
  readonly email?: string | undefined;
  readonly tel?: string | undefined;
}

/** What is shown of an id that stands in for a name. */
const END = 5;

/** The name of whose a record is, else their address or number, else the words for none with what tells one from another. */
export const writeName = ({ id, name, email, tel }: RecordContact, unnamed: string): string =>
  name || email || tel || `${unnamed} (${id.slice(-END)})`;
