export function nearestTests(folder: string, files: readonly string[], changed: readonly string[]): string[];
