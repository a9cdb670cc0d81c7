import { Notice } from '../../../ui/Notice';
import { useStartTexts } from './startTexts';
import type { StepProps } from './stepProps';
import { takesMoney } from './steps';

/** Payment providers of this server, and the needs of one for real money. */
export function ProviderStep({ start }: StepProps) {
  const { steps, providerNames, modes } = useStartTexts();
  const words = steps.provider;
  return (
    <>
      <ul className="desk-list">
        {start.providers.map(({ name, mode }) => (
          <li key={name}>
            {providerNames[name] ?? name} <span className="desk-state">{modes[mode]}</span>
          </li>
        ))}
      </ul>
      {!takesMoney(start) && (
        <Notice tone="info" title={words.testOnly} role={null}>
          {words.liveNeeds}
        </Notice>
      )}
    </>
  );
}
