import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const readKept = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {}; // none yet, or a build was interrupted while it wrote
  }
};

/**
 * A plugin that minifies chunks, with its output kept in a file: the next build minifies only chunks that changed.
 * @param options what else decides the output (settings, the minifier's version): results made with others do not count
 */
export function keepMinified(minifier, options, file) {
  const kept = readKept(file);
  const used = {};
  return {
    name: 'keep-minified',
    async renderChunk(code, chunk, outputOptions) {
      const { format, sourcemap } = outputOptions;
      const key = createHash('sha256')
        .update(JSON.stringify([options, format, sourcemap, code]))
        .digest('hex');
      used[key] = kept[key] ?? (await minifier.renderChunk.call(this, code, chunk, outputOptions));
      return used[key];
    },
    writeBundle() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(used));
    },
  };
}
