export const onEmbeddedToo: readonly string[];
