import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What is waited for comes at once on a quiet machine; on a busy one the usual second is too short.
configure({ asyncUtilTimeout: 30_000 });
