/** Tells the developer of the host page what is wrong: what, why, how to mend it. Visitors never see it. */
export function tellDeveloper(tag: string, what: string, why: string, how: string): void {
  // eslint-disable-next-line no-console -- the console is where the developer of the host page looks.
  console.error(`org-sdk: <${tag}> ${what}. ${why.replace(/\.?$/, '.')} ${how}`);
}
