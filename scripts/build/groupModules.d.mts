import type { Plugin } from 'rollup';

export declare const groupModules: () => Plugin;
