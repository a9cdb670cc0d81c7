/** Milliseconds after which a file that is asked for counts as one that does not come. */
const patience = 60_000;
/** The same for what a file imports, once that file itself did not come. */
const shortPatience = 5000;

/** The path of a file within the elements folder. */
const ownPart = /((?:chunks\/)?[^/]*)$/;

type FetchModule = (address: string) => Promise<unknown>;

/** Like `coming`, but rejects after so many milliseconds. */
function inTime<T>(coming: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TypeError('no answer')), milliseconds);
  });
  return Promise.race([coming, over]).finally(() => clearTimeout(timer));
}

/** Imports a module; rejects after a minute without an answer, for which browsers wait much longer. */
export const importInTime: FetchModule = (address) => inTime(import(address), patience);

/**
 * The address of another attempt at a file that did not come (HTTP-04). Browsers remember for the life of a page that a
 * module did not come, and so of all that import it. Each attempt has an address of its own; where an imported file is
 * missing, it is one below `again/`, by which the server gives the missing files anew and leads back to those that are
 * there (`server/http/filesAgain.ts`): a page has one React.
 * @param needed addresses of the files that it imports, beside those that are there for sure
 * @param anew whether all but those of `needed` that came are given anew, or only those of them that did not come
 */
export async function addressAgain(
  address: string,
  needed: readonly string[],
  attempt: number,
  { anew = false, fetchModule = importInTime }: { anew?: boolean; fetchModule?: FetchModule } = {},
): Promise<string> {
  const came = await Promise.all(
    needed.map((file) =>
      inTime(fetchModule(file), shortPatience).then(
        () => true,
        () => false,
      ),
    ),
  );
  const names = needed.filter((_, index) => came[index] === anew).map((file) => file.replace(/.*\//, ''));
  const place = `again/${[attempt, anew ? 'but' : 'only', ...names.sort()].join()}/$1`;
  // No query where parts of the file may import it: they would get another one.
  if (anew) return address.replace(ownPart, place);
  return `${came.includes(false) ? address.replace(ownPart, place) : address}?retry=${attempt}`;
}
