/** The built file `entry` and all that it loads before it can start. */
export function closureOf(folder: string, entry: string): Set<string>;

/** Sources that went into a built file, from its source map, relative to `folder`. */
export function sourcesOf(folder: string, name: string): string[];
