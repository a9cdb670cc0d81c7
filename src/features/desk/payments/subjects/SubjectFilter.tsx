import { useCallback, useState } from 'react';
import { Field } from '../../../../ui/fields/Field';
import { Icon } from '../../../../ui/Icon';
import { chevronDownIcon } from '../../../../ui/icons';
import { useDesk } from '../../deskContext';
import { useLoaded } from '../../useLoaded';
import { usePaymentsTexts } from '../paymentsTexts';
import { nameOfSubject } from './findSubjects';
import { SubjectDialog } from './SubjectDialog';
import { filtersOf, noSubject, subjectOf, type Subject, type SubjectFilters } from './subjectFilters';

interface SubjectFilterProps {
  readonly organisation: string;
  readonly filters: SubjectFilters;
  onFilters(filters: SubjectFilters): void;
}

/** What listed payments are for: everything, or a fund, campaign or form that is chosen by its name (DESK-194). */
export function SubjectFilter({ organisation, filters, onFilters }: SubjectFilterProps) {
  const { call, lang } = useDesk();
  const words = usePaymentsTexts();
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<Subject | null>(null);
  const { type, typeId, principale, formId } = filters;
  const known = picked?.id === (formId || typeId) ? picked.name : null;
  const load = useCallback(async () => {
    const chosen = subjectOf({ type, typeId, principale, formId });
    return {
      id: chosen?.id,
      name: known ?? (chosen ? await nameOfSubject({ call, lang }, organisation, chosen) : null),
    };
  }, [call, lang, organisation, type, typeId, principale, formId, known]);
  const { found } = useLoaded(load);
  const chosen = subjectOf(filters);
  const name = known ?? (found?.id === chosen?.id && found?.name) ?? null;
  const shown = chosen ? name || words.origins[chosen.kind] : words.allSubjects;
  const choose = (subject: Subject | null) => {
    setPicked(subject);
    onFilters(subject ? filtersOf(subject) : noSubject);
    setOpen(false);
  };
  return (
    <>
      <Field label={words.purpose}>
        {(control) => (
          <span className="select">
            <button
              {...control}
              type="button"
              className="input"
              aria-haspopup="dialog"
              aria-label={`${words.purpose} ${shown}`}
              onClick={() => setOpen(true)}
            >
              <bdi>{shown}</bdi>
            </button>
            <Icon path={chevronDownIcon} />
          </span>
        )}
      </Field>
      {open && <SubjectDialog organisation={organisation} onPick={choose} onClose={() => setOpen(false)} />}
    </>
  );
}
