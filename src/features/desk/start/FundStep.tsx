import { useState } from 'react';
import { createCaisse } from '../../../contract/records/adminCaisses';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { TextInput } from '../../../ui/fields/TextInput';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { DeskLink } from '../DeskLink';
import { Fact } from '../Fact';
import { sectionPath } from '../sectionPlace';
import { currencyName } from '../settings/choices';
import { readTyped } from '../typedAmount';
import { useWork } from '../useWork';
import { useStartTexts } from './startTexts';
import type { StepProps } from './stepProps';

/** A fund: what people give to. */
export function FundStep({ organisation: { id }, start, onChanged }: StepProps) {
  const { texts, lang, call, notify } = useDesk();
  const { fund: words, organisation: first } = useStartTexts().steps;
  const { devise } = start.organisation;
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [goal, setGoal] = useState('');
  const { busy, error, run } = useWork();
  const objectif = readTyped(goal, devise);
  const isWrong = goal.trim() !== '' && objectif === null;
  const create = () =>
    void run(async () => {
      if (isWrong) return;
      const body = {
        name,
        ...(description.trim() && { description: description.trim() }),
        ...(objectif !== null && { objectif }),
      };
      await call(createCaisse, { organisation: id, body });
      notify(words.created(name));
      setName('');
      setDescription('');
      setGoal('');
      await onChanged();
    });
  return (
    <>
      <p>{start.fund ? words.another : words.text}</p>
      {!start.fund && (
        <dl className="desk-facts">
          <Fact name={first.devise}>
            {currencyName(devise, lang)} <span className="muted">{first.deviseHint}</span>
          </Fact>
        </dl>
      )}
      <DeskForm
        texts={texts}
        submit={words.submit}
        busy={busy}
        error={error}
        others={start.fund && <DeskLink to={sectionPath(id, 'funds')}>{words.more}</DeskLink>}
        onSubmit={create}
      >
        <TextInput
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          maxLength={200}
          required
          dir="auto"
          value={name}
          onValue={setName}
        />
        <TextInput
          label={words.description}
          note={words.optional}
          autoComplete="off"
          maxLength={2000}
          dir="auto"
          value={description}
          onValue={setDescription}
        />
        <AmountInput
          label={words.goal}
          note={words.optional}
          hint={words.goalHint}
          error={isWrong ? words.goalWrong : undefined}
          announce
          currency={devise}
          lang={lang}
          value={goal}
          onValue={setGoal}
        />
      </DeskForm>
    </>
  );
}
