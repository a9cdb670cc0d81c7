import { createContext } from 'react';

/** Defines `<org-form-builder>`: its scripts come where somebody edits a form, and nowhere else. */
export type LoadBuilder = () => Promise<unknown>;

export const LoadBuilderContext = createContext<LoadBuilder>(() =>
  Promise.reject(new Error('org-sdk: a builder outside of the desk.')),
);
