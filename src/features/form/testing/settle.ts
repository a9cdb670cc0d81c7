import { act } from '@testing-library/react';

/** Lets what is on its way come: parts that are fetched on first use, one after the other. */
export const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  });
