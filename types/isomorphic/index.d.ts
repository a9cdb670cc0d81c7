// What both browsers and Node offer and the ES library does not declare: all that src/core may use of its surroundings.
declare class URL {
  constructor(url: string, base?: string);
  readonly protocol: string;
  readonly host: string;
  readonly hostname: string;
  readonly origin: string;
  readonly username: string;
  readonly password: string;
  pathname: string;
  search: string;
  hash: string;
  href: string;
  readonly searchParams: URLSearchParams;
  toString(): string;
}
declare class URLSearchParams implements Iterable<[string, string]> {
  constructor(init?: string);
  get(name: string): string | null;
  has(name: string): boolean;
  set(name: string, value: string): void;
  delete(name: string): void;
  toString(): string;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}
