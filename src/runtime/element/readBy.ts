import * as v from 'valibot';

/** Reads a JSON attribute by a schema; says where a wrong value stands. Apart, for elements that have such an attribute. */
export function readBy<S extends v.GenericSchema>(schema: S): (value: unknown) => v.InferOutput<S> {
  return (value) => {
    const read = v.safeParse(schema, value);
    if (read.success) return read.output;
    const [issue] = read.issues;
    const place = v.getDotPath(issue);
    throw new Error(place ? `At ${place}: ${issue.message}.` : `${issue.message}.`);
  };
}
