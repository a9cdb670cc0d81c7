import { act } from '@testing-library/react';

/** Waits for pending chunks, which load one after the other. */
export const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  });
