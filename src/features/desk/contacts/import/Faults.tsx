import type { ReactNode } from 'react';
import type { PersonFault } from '../../../../contract/records/contactImports';
import { Notice } from '../../../../ui/Notice';
import { faultText } from './faultText';
import { useImportTexts } from './importTexts';

const SHOWN = 20;

/** Lines that are not entered, and why: the first of them. @param action a button for all of them */
export function Faults({ faults, action }: { faults: readonly PersonFault[]; action?: ReactNode }) {
  const words = useImportTexts();
  if (faults.length === 0) return null;
  return (
    <Notice tone="warning" title={words.faulty} action={action}>
      <ul>
        {faults.slice(0, SHOWN).map((fault, index) => (
          <li key={index}>
            {words.line(fault.line)} · {faultText(fault, words)}
          </li>
        ))}
      </ul>
      {faults.length > SHOWN && <p>{words.moreFaults(faults.length - SHOWN)}</p>}
    </Notice>
  );
}
