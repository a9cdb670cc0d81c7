/** Logs a message to the host page's developer: problem, reason, remedy. Not visible to visitors. */
export function tellDeveloper(tag: string, what: string, why: string, how: string): void {
  // oxlint-disable-next-line no-console -- the console is where the developer of the host page looks.
  console.error(`org-sdk: <${tag}> ${what}. ${why.replace(/\.?$/, '.')} ${how}`);
}
