import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { getStart, type StartState } from '../../../contract/desk/start';
import { isAtLeast, type Role } from '../../../contract/terms/roles';
import { useStyles } from '../../../ui/useStyles';
import { useDesk } from '../deskContext';
import { Loaded } from '../Loaded';
import type { SectionProps } from '../sectionPlace';
import { useLoaded } from '../useLoaded';
import { FundStep } from './FundStep';
import { GiftStep } from './GiftStep';
import { LookStep } from './LookStep';
import { OrganisationStep } from './OrganisationStep';
import { PageStep } from './PageStep';
import { ProviderStep } from './ProviderStep';
import { Ready } from './Ready';
import startCss from './start.css';
import { useStartTexts } from './startTexts';
import { Step } from './Step';
import { doneSteps, stepKeys, type StepKey } from './steps';
import type { StepProps } from './stepProps';

/** View of each step, and the role that may take it. */
const views: Readonly<Record<StepKey, { readonly View: ComponentType<StepProps>; readonly role: Role }>> = {
  organisation: { View: OrganisationStep, role: 'owner' },
  fund: { View: FundStep, role: 'editor' },
  look: { View: LookStep, role: 'owner' },
  provider: { View: ProviderStep, role: 'viewer' },
  page: { View: PageStep, role: 'editor' },
  gift: { View: GiftStep, role: 'viewer' },
};

/** An organisation's first steps, each done on the spot (DESK-20). */
export function StartPage({ organisation }: SectionProps) {
  const { call } = useDesk();
  const words = useStartTexts();
  const { id } = organisation;
  const load = useCallback(async () => (await call(getStart, { organisation: id })).data, [call, id]);
  const list = useLoaded(load);
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, startCss);
  return (
    <div className="stack" ref={place}>
      <h1>{words.title}</h1>
      <p className="muted">{words.intro}</p>
      <Loaded list={list}>{(start) => <Steps {...{ organisation, start }} onChanged={list.read} />}</Loaded>
    </div>
  );
}

function Steps(props: StepProps) {
  const { organisation, start } = props;
  const words = useStartTexts();
  const done = doneSteps(start);
  const { isOpen, toggle, heading } = useOpenStep(start);
  const count = stepKeys.filter((key) => done[key]).length;
  return (
    <>
      <p role="status">{words.progress(count, stepKeys.length)}</p>
      <ol className="start-steps">
        {stepKeys.map((key, at) => {
          const { View, role } = views[key];
          return (
            <Step
              key={key}
              {...{ start }}
              name={key}
              number={at + 1}
              isDone={done[key]}
              isOpen={isOpen(key)}
              heading={heading(key)}
              onToggle={() => toggle(key)}
            >
              {isAtLeast(organisation.role, role) ? (
                <View {...props} />
              ) : (
                <p>{words.notYours[role === 'owner' ? 'owner' : 'editor']}</p>
              )}
            </Step>
          );
        })}
      </ol>
      {count === stepKeys.length && <Ready {...props} />}
    </>
  );
}

/**
 * The first step that is not done is open, and others that were opened. When it becomes another one, the focus goes to that: the
 * field that had it is gone. The step of the page stays open, with what was found there.
 */
function useOpenStep(start: StartState) {
  const done = doneSteps(start);
  const next = stepKeys.find((key) => !done[key]) ?? null;
  const [toggled, setToggled] = useState<readonly StepKey[]>([]);
  const [begins] = useState(done);
  const headings = useRef(new Map<StepKey, HTMLElement>());
  const last = useRef(next);
  useEffect(() => {
    if (last.current !== next && last.current !== 'page' && next) headings.current.get(next)?.focus();
    last.current = next;
  }, [next]);
  const opens = (key: StepKey) => key === next || (key === 'page' && done.page && !begins.page);
  return {
    isOpen: (key: StepKey) => opens(key) !== toggled.includes(key),
    toggle: (key: StepKey) =>
      setToggled((before) => (before.includes(key) ? before.filter((one) => one !== key) : [...before, key])),
    heading: (key: StepKey) => (element: HTMLElement | null) => {
      if (element) headings.current.set(key, element);
    },
  };
}
