import { useEffect, useMemo, useRef } from 'react';
import { type CompiledBlock, propsOf } from '../../../core/form';
import type { step as stepKind } from '../../../core/form/blocks/step';
import type { steps } from '../../../core/form/blocks/steps';
import { Button } from '../../../ui/Button';
import { Blocks } from '../frame/Blocks';
import type { BlockViewProps } from '../run/blockView';
import { currentStep } from '../run/currentStep';
import { useForm } from '../run/formRun';
import { SubmitButton } from '../sending/SubmitButton';
import { useFormState } from '../run/useField';
import { useMoreTexts } from '../run/useMoreTexts';
import { StepList } from './StepList';
import css from './steps.css';
import { StepsContext } from './stepsContext';
import { useStepMoves } from './useStepMoves';
import { useSteps } from './useSteps';

export const stepsCss = css;

const all = (blocks: readonly CompiledBlock[]): CompiledBlock[] =>
  blocks.flatMap((block) => [block, ...all(block.children)]);

const titleOf = (step: CompiledBlock | undefined) => (step ? propsOf<typeof stepKind>(step).title : '');

/** A form in steps (FORM-30, ENG-40): step names, the current step, buttons. */
export function StepsBlock({ block, suffix }: BlockViewProps) {
  const run = useForm();
  const { compiled, engine, element, formId, mode } = run;
  const { reduced, hideTitle, clickable, hideSubmit, buttonsPosition } = propsOf<typeof steps>(block);
  const texts = useMoreTexts('steps');
  const box = useRef<HTMLDivElement>(null);
  const visible = useSteps();
  const current = currentStep(
    visible,
    useFormState((state) => state.step),
  );
  const phase = useFormState((state) => state.phase);
  const places = useMemo(() => {
    const blocks = new Map(all(compiled.blocks).map((one) => [one.id, one]));
    const own = new Set(all(block.children).map(({ id }) => id));
    return engine.evaluation.fieldIndex.steps.map(({ id }) => ({
      isOwn: suffix === '' && own.has(id),
      title: titleOf(blocks.get(id)),
    }));
  }, [compiled, engine, block, suffix]);
  const hasButton = useMemo(() => all(compiled.blocks).some(({ kind }) => kind?.type === 'submit'), [compiled]);
  const go = useStepMoves(run, box, !hideSubmit || hasButton);

  const position = current === null ? -1 : visible.indexOf(current);
  const leads = places[0]?.isOwn ?? false;
  const told = useRef(current);
  useEffect(() => {
    if (told.current === current) return;
    told.current = current;
    if (leads) element.emit('org-form-step', { formId, step: position + 1, steps: visible.length });
  }, [current, position, visible.length, leads, element, formId]);

  const place = texts.stepOf(position + 1, visible.length);
  const state = useMemo(() => ({ current, place, hideTitle, reduced }), [current, place, hideTitle, reduced]);
  const content = (
    <StepsContext value={state}>
      <Blocks blocks={block.children} suffix={suffix} />
    </StepsContext>
  );
  if (!places.some(({ isOwn }) => isOwn)) return content;

  const isHere = current !== null && (places[current]?.isOwn ?? false);
  const before = visible[position - 1];
  const isLast = position === visible.length - 1;
  const buttons = (
    <div className="form-actions steps-actions" data-position={buttonsPosition ?? undefined}>
      {before !== undefined && (
        <Button variant="secondary" large onClick={() => go(before)} children={texts.previousStep} />
      )}
      {!isLast && <Button type="submit" large busy={phase === 'waiting'} children={texts.nextStep} />}
      {isLast && !hideSubmit && !hasButton && mode !== 'readonly' && <SubmitButton />}
    </div>
  );
  return (
    <div ref={box} className="steps" hidden={current !== null && !isHere}>
      {visible.length > 1 && (
        <div className="steps-header">
          <p className="steps-place">{place}</p>
          <StepList
            label={texts.stepNames}
            steps={visible.map((step) => ({ step, title: hideTitle ? '' : (places[step]?.title ?? '') }))}
            current={current}
            onStep={clickable && mode !== 'live' ? go : null}
          />
        </div>
      )}
      {buttonsPosition === 'TOP' && buttons}
      {content}
      {buttonsPosition !== 'TOP' && buttons}
    </div>
  );
}
