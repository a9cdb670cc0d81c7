import { useContext, useId } from 'react';
import { propsOf } from '../../../core/form';
import type { step } from '../../../core/form/blocks/step';
import { Blocks } from '../frame/Blocks';
import type { BlockViewProps } from '../run/blockView';
import { useForm } from '../run/formRun';
import { StepsContext } from './stepsContext';

/** One page of a form in steps, hidden but filled in while another is current (ENG-40). */
export function StepBlock({ block, suffix }: BlockViewProps) {
  const { title, description } = propsOf<typeof step>(block);
  const { engine } = useForm();
  const id = useId();
  const steps = useContext(StepsContext);
  const index = suffix === '' ? engine.evaluation.fieldIndex.steps.findIndex((place) => place.id === block.id) : -1;
  const counts = steps !== null && index >= 0;
  const name = title || (counts ? steps.place : '');
  return (
    <div
      className="form-step"
      role="group"
      aria-labelledby={name ? id : undefined}
      hidden={counts && index !== steps.current}
    >
      {name && (
        <h3 id={id} className={!title || steps?.hideTitle ? 'step-title visually-hidden' : 'step-title'} tabIndex={-1}>
          {name}
        </h3>
      )}
      {description && <p className="step-description">{description}</p>}
      <div className={steps?.reduced ? 'form-reduced' : 'stack'}>
        <Blocks blocks={block.children} suffix={suffix} />
      </div>
    </div>
  );
}
