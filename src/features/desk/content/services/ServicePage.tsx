import type { OwnService } from '../../../../contract/records/adminServices';
import { removalRoutes } from '../../../../contract/records/removal';
import { updateService } from '../../../../contract/records/adminServices';
import { Card } from '../../../../ui/Card';
import { AmountInput } from '../../../../ui/fields/AmountInput';
import { Checkbox } from '../../../../ui/fields/Checkbox';
import { TextArea } from '../../../../ui/fields/TextArea';
import { TextInput } from '../../../../ui/fields/TextInput';
import { LinkButton } from '../../../../ui/LinkButton';
import { useDesk } from '../../deskContext';
import { Choice } from '../../editing/Choice';
import { EditForm } from '../../editing/EditForm';
import { Unsaved } from '../../editing/marks';
import { useAskBeforeLeaving } from '../../editing/useAskBeforeLeaving';
import { useEdits, type EditValue } from '../../editing/useEdits';
import { RemoveTools } from '../../removing/RemoveTools';
import { sectionPath } from '../../sectionPlace';
import { readTyped } from '../../typedAmount';
import { ContentBack } from '../ContentBack';
import type { SiteOwner } from '../useSiteOwner';
import { readService, serviceKeys, writeService, type ServiceKey } from './serviceValues';
import { useServicesTexts } from './servicesTexts';

interface ServicePageProps {
  readonly organisation: string;
  readonly owner: SiteOwner;
  readonly service: OwnService;
  reload(): Promise<OwnService>;
  take(service: OwnService): void;
}

/** One service (DESK-107). */
export function ServicePage({ organisation, owner: { devise }, service, reload, take }: ServicePageProps) {
  const { lang, call, navigate } = useDesk();
  const words = useServicesTexts();
  const edits = useEdits<OwnService, ServiceKey>({
    ...{ record: service, keys: serviceKeys, reload, take },
    read: (record, key) => readService(record, key, lang),
    async write({ id, version }, changed) {
      const body = { ...writeService(changed, devise), version };
      return (await call(updateService, { organisation, params: { serviceId: id }, body })).data;
    },
  });
  useAskBeforeLeaving(edits.isEdited);
  const text = (key: ServiceKey) => String(edits.valueOf(key));
  const field = (key: ServiceKey) => ({
    label: words.fields[key],
    value: text(key),
    onValue: (value: string) => edits.set(key, value),
  });
  const tick = (key: 'sysQuantity' | 'cerfa') => ({
    label: words.fields[key],
    hint: words.hints[key],
    checked: edits.valueOf(key) === true,
    onValue: (isOn: boolean) => edits.set(key, isOn),
  });
  const params = { serviceId: service.id };
  const { version } = service;
  const isWrong = readTyped(text('montant'), devise) === null;
  const isMonthly = text('recurrent') === 'monthly';
  return (
    <div className="stack">
      <ContentBack organisation={organisation} part="services" />
      <div className="desk-head">
        <h1>
          <bdi>{service.name}</bdi>
        </h1>
        {edits.isEdited && <Unsaved />}
      </div>
      {service.active && (
        <div className="desk-buttons">
          <LinkButton
            variant="secondary"
            href={`/o/${organisation}${service.recurrent === 1 ? '/abonnements' : '/services'}`}
            target="_blank"
            rel="noreferrer"
          >
            {words.look}
          </LinkButton>
        </div>
      )}
      <Card className="desk-card stack">
        <EditForm
          edits={edits}
          isRight={!isWrong}
          labelOf={(key) => words.fields[key]}
          theirs={(key) => inWords(words, key, readService(service, key, lang))}
        >
          <TextInput {...field('name')} autoComplete="off" maxLength={200} required dir="auto" />
          <TextArea {...field('description')} rows={3} maxLength={2000} dir="auto" />
          <AmountInput
            {...field('montant')}
            currency={devise}
            lang={lang}
            required
            error={isWrong ? words.wrongAmount : undefined}
            announce
          />
          <Choice {...field('recurrent')} texts={words.ways} notes={words.wayNotes} />
          {isMonthly && (
            <TextInput
              {...field('nbMonth')}
              hint={words.hints.nbMonth}
              type="number"
              inputMode="numeric"
              min={1}
              max={600}
              autoComplete="off"
            />
          )}
          <TextInput {...field('group')} hint={words.hints.group} autoComplete="off" maxLength={200} dir="auto" />
          {!isMonthly && <Checkbox {...tick('sysQuantity')} />}
          <Checkbox {...tick('cerfa')} />
          <Choice {...field('active')} texts={words.states} notes={words.stateNotes} />
        </EditForm>
      </Card>
      <RemoveTools
        organisation={organisation}
        name={service.name}
        isArchived={!service.active}
        remove={() => call(removalRoutes.deleteService, { organisation, params, query: { version } })}
        archive={async (on) =>
          take((await call(updateService, { organisation, params, body: { active: !on, version } })).data)
        }
        onGone={() => navigate(sectionPath(organisation, 'content', 'services'))}
      />
    </div>
  );
}

function inWords(words: ReturnType<typeof useServicesTexts>, key: ServiceKey, value: EditValue): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (key === 'recurrent') return words.ways[value as 'once'];
  return key === 'active' ? words.states[value as 'shown'] : String(value);
}
