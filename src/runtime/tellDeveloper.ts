/** Tells the developer of the host page what is wrong: what, why, how to mend it. Visitors never see it. */
export function tellDeveloper(tag: string, what: string, why: string, how: string): void {
  console.error(`org-sdk: <${tag}> ${what}. ${why.replace(/\.?$/, '.')} ${how}`);
}
