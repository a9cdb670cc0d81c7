import type { ModuleInfo, OutputBundle } from 'rollup';

type Names = Record<string, string[]>;

export interface ChunkNames {
  readonly ORGKIT_CHUNKS: Names;
  readonly ORGKIT_DOORS: Names;
}

export declare const chunkNames: (
  bundle: OutputBundle,
  moduleIds: readonly string[],
  getModuleInfo: (id: string) => ModuleInfo | null,
) => ChunkNames;
