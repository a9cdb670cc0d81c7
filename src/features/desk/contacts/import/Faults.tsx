import type { ReactNode } from 'react';
import type { ImportedPerson, PersonFault } from '../../../../contract/records/contactImports';
import type { PersonColumn } from '../../../../contract/terms/importedPerson';
import { Notice } from '../../../../ui/Notice';
import { faultText } from './faultText';
import { useImportTexts } from './importTexts';

const SHOWN = 20;

interface FaultsProps {
  readonly faults: readonly PersonFault[];
  /** How many lines have faults, where not all of these are given. */
  readonly lines?: number;
  /** Who they are about, where their list is at hand. */
  readonly people?: readonly ImportedPerson[] | undefined;
  /** A button for all of them. */
  readonly action?: ReactNode;
}

/** Lines that are not entered, and why: the first of them. */
export function Faults({ faults, lines = 0, people = [], action }: FaultsProps) {
  const words = useImportTexts();
  if (faults.length === 0) return null;
  const all = Math.max(faults.length, lines);
  return (
    <Notice tone="warning" title={words.faulty} action={action}>
      <ul>
        {faults.slice(0, SHOWN).map((fault, index) => {
          const person = people.find(({ line }) => line === fault.line);
          const said = [person && nameOf(person), person?.[fault.column as PersonColumn]].filter(Boolean);
          return (
            <li key={index}>
              {words.line(fault.line)}
              {said.map((text, at) => (
                <span key={at}>
                  {' · '}
                  <bdi>{text}</bdi>
                </span>
              ))}
              {' · '}
              {faultText(fault, words)}
            </li>
          );
        })}
      </ul>
      {all > SHOWN && <p>{words.moreFaults(all - SHOWN)}</p>}
    </Notice>
  );
}

const nameOf = ({ prenom = '', nom = '', raison = '' }: ImportedPerson) => `${prenom} ${nom}`.trim() || raison;
