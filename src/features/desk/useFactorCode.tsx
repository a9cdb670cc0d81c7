import { useState, type ReactNode } from 'react';
import type { DeskTexts } from '../../i18n/desk';
import { DeskError } from './deskClient';
import { CodeField } from './identityFields';

interface FactorCode {
  /** The field, once a code was asked for. */
  readonly field: ReactNode;
  /** Tries with the code that was typed; a refusal that asks for one shows the field instead. */
  attempt(task: (given: { readonly code?: string }) => Promise<void>): Promise<void>;
}

/** The code of a second factor, which the server asks for only after a right password (USER-06). */
export function useFactorCode(texts: DeskTexts): FactorCode {
  const [code, setCode] = useState<string | null>(null);
  return {
    field: code !== null && <CodeField texts={texts} value={code} onValue={setCode} />,
    async attempt(task) {
      try {
        await task(code === null ? {} : { code });
      } catch (error) {
        const isAsked = error instanceof DeskError && error.code === 'factor';
        if (!isAsked || code !== null) throw error;
        setCode('');
      }
    },
  };
}
