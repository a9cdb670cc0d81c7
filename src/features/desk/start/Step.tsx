import { useId, useState, type ReactNode, type Ref } from 'react';
import type { StartState } from '../../../contract/desk/start';
import { Icon } from '../../../ui/Icon';
import { chevronDownIcon, successIcon } from '../../../ui/icons';
import { useStartTexts } from './startTexts';
import type { StepKey } from './steps';

interface StepCardProps {
  readonly name: StepKey;
  readonly number: number;
  readonly start: StartState;
  readonly isDone: boolean;
  readonly isOpen: boolean;
  readonly heading: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
  onToggle(): void;
}

/** A step: whether it is done, what is known of it, and how it is made. */
export function Step({ name, number, start, isDone, isOpen, heading, children, onToggle }: StepCardProps) {
  const words = useStartTexts();
  const id = useId();
  const { title } = words.steps[name];
  // Typed text survives closing the step.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <li className="card start-step">
      <div className="start-step-head">
        <span className={isDone ? 'start-mark start-mark-done' : 'start-mark'} aria-hidden="true">
          {isDone ? <Icon path={successIcon} /> : number}
        </span>
        <div className="desk-row-text start-step-name">
          <h2>
            <button
              type="button"
              className="start-toggle"
              ref={heading}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={onToggle}
            >
              {title}
              <Icon path={chevronDownIcon} />
            </button>
          </h2>
          <p className="muted">
            {isDone ? words.done : words.todo}
            <Known name={name} start={start} />
          </p>
        </div>
      </div>
      <div id={id} className="stack start-step-body" hidden={!isOpen}>
        {wasOpen && children}
      </div>
    </li>
  );
}

/** The state of a step as the server knows it, in a few words. */
function Known({ name, start }: Pick<StepCardProps, 'name' | 'start'>) {
  const words = useStartTexts();
  const { organisation, fund, colour, providers, page, gift } = start;
  const known = {
    organisation: organisation.name,
    fund: fund?.name,
    look: colour,
    provider: providers.map((one) => words.providerNames[one.name] ?? one.name).join(', '),
    page: page?.url,
    gift: gift && words.giftModes[gift.mode],
  }[name];
  if (!known) return null;
  return (
    <>
      {' · '}
      {name === 'look' && <span className="start-swatch" style={{ background: colour }} aria-hidden="true" />}
      <bdi dir={name === 'page' || name === 'look' ? 'ltr' : undefined}>{known}</bdi>
    </>
  );
}
