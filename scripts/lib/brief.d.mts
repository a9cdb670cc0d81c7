export const compileLater: readonly string[];
