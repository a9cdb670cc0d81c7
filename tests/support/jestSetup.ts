import fc from 'fast-check';

// `npm test` repeats itself exactly, with few samples; `npm run proof` draws many, different ones each time.
fc.configureGlobal(process.env.ORGKIT_PROOF ? { numRuns: 5000 } : { numRuns: 100, seed: 613 });

// This ends tests that hang: a busy machine may be slow, and no test is about time. Only what takes longer sets its own limit.
jest.setTimeout(180_000);

// Tests in Chromium get a second try in whole runs, where both cores are busy: whoever needed it is named at the end.
if (process.env.ORGKIT_RETRIES) jest.retryTimes(Number(process.env.ORGKIT_RETRIES), { logErrorsBeforeRetry: true });
