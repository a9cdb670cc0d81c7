import type { Plugin } from 'rollup';

export declare const loadParts: () => Plugin;
