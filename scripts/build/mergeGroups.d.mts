export interface Group {
  readonly ids: readonly string[];
  readonly starts: ReadonlySet<string>;
  readonly bytes: number;
  readonly layer: 'begun' | 'later';
}

export declare const mergeGroups: (
  groups: readonly Group[],
  importsOf: (id: string) => ReadonlySet<string>,
  weightOf: (start: string) => number,
  isThere?: (start: string, others: ReadonlySet<string>) => boolean,
  mostFor?: (start: string) => number,
) => Group[];
