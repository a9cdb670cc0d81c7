import * as v from 'valibot';

/**
 * Parses a JSON attribute by a schema and reports where it is invalid. Its own module, for elements that have such an
 * attribute.
 */
export function readBy<S extends v.GenericSchema>(schema: S): (value: unknown) => v.InferOutput<S> {
  return (value) => {
    const read = v.safeParse(schema, value);
    if (read.success) return read.output;
    const [issue] = read.issues;
    const place = v.getDotPath(issue);
    throw new Error(place ? `At ${place}: ${issue.message}.` : `${issue.message}.`);
  };
}
