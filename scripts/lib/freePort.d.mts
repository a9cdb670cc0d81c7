/** A port of the loopback interface that nobody listens to, for a program that is started next. */
export function freePort(): Promise<number>;
