import { useCallback } from 'react';
import { platforms } from '../../../../contract/payments/paymentConfig';
import { listCaisses } from '../../../../contract/records/adminCaisses';
import { Select } from '../../../../ui/fields/Select';
import { TextInput } from '../../../../ui/fields/TextInput';
import { PictureField } from '../../pictures/PictureField';
import { Pictures } from '../fields/Pictures';
import { TextEditor } from '../fields/TextEditor';
import { useDesk } from '../../deskContext';
import type { Preset } from '../../funds/fundValues';
import { Presets } from '../../funds/Presets';
import { Loaded } from '../../Loaded';
import type { SectionProps } from '../../sectionPlace';
import { isArchived } from '../../funds/fundState';
import { readTyped } from '../../typedAmount';
import { useLoaded } from '../../useLoaded';
import { ExtraFields } from './ExtraFields';
import { Fault } from './Fault';
import { PublicCard } from './PublicCard';
import type { ExtraRow } from './publicFields';
import { PublicSettings, type PublicCards } from './PublicSettings';
import { usePublicTexts } from './publicTexts';

/** How people give: the main fund, the page around the card, and what payers are asked (DESK-192, DESK-193). */
export function GivingPage({ organisation: { id } }: SectionProps) {
  const words = usePublicTexts();
  return (
    <div className="stack">
      <div className="desk-head">
        <h1>{words.giving}</h1>
        <a href={`/o/${id}/don`} target="_blank" rel="noreferrer">
          {words.lookGiving}
        </a>
      </div>
      <p className="muted">{words.givingText}</p>
      <PublicSettings organisation={id}>
        {(cards) => (
          <>
            <MainCard {...cards} />
            <PageCard {...cards} />
            <PaymentCard {...cards} />
          </>
        )}
      </PublicSettings>
    </div>
  );
}

function MainCard(cards: PublicCards) {
  const { call } = useDesk();
  const words = usePublicTexts();
  const { id, devise } = cards.settings;
  const load = useCallback(async () => (await call(listCaisses, { organisation: id })).data, [call, id]);
  const funds = useLoaded(load);
  return (
    <Loaded list={funds}>
      {(found) => {
        const nameOf = (value: string) => found.find((fund) => fund.id === value)?.name ?? words.gone;
        return (
          <PublicCard
            {...cards}
            card="main"
            nameOf={(key, value) => (key === 'don.main.caisse' && value !== '' ? nameOf(value) : value)}
          >
            {({ field, valueOf, set, about, faultOf }) => {
              const chosen = String(valueOf('don.main.caisse'));
              const isGone = chosen !== '' && !found.some((fund) => fund.id === chosen);
              return (
                <>
                  <Select
                    {...field('don.main.caisse')}
                    error={faultOf('don.main.caisse')}
                    options={[
                      { value: '', label: words.noFund },
                      ...(isGone ? [{ value: chosen, label: words.gone }] : []),
                      ...found
                        .filter((fund) => fund.id === chosen || !isArchived(fund))
                        .map((fund) => ({ value: fund.id, label: fund.name })),
                    ]}
                  />
                  <TextInput {...field('don.main.label')} autoComplete="off" maxLength={200} dir="auto" />
                  <Presets
                    currency={devise}
                    {...about('page.don.presetButtons')}
                    presets={valueOf('page.don.presetButtons') as readonly Preset[]}
                    isWrong={(typed) => readTyped(typed, devise) === null}
                    onPresets={(presets) => set('page.don.presetButtons', presets)}
                  />
                </>
              );
            }}
          </PublicCard>
        );
      }}
    </Loaded>
  );
}

function PageCard(cards: PublicCards) {
  const organisation = cards.settings.id;
  return (
    <PublicCard {...cards} card="page">
      {({ field, valueOf, set, about, faultOf }) => (
        <>
          <PictureField {...field('page.don.bg.image')} organisation={organisation} />
          <TextInput
            {...field('page.don.youtube')}
            error={faultOf('page.don.youtube')}
            announce
            autoComplete="off"
            inputMode="url"
            maxLength={200}
            spellCheck={false}
            dir="ltr"
          />
          <TextEditor {...field('page.don.content')} />
          <Fault text={faultOf('page.don.content')} />
          <Pictures
            {...about('page.don.carousel')}
            organisation={organisation}
            value={valueOf('page.don.carousel') as readonly string[]}
            onValue={(pictures) => set('page.don.carousel', pictures)}
          />
          <Fault text={faultOf('page.don.carousel')} />
        </>
      )}
    </PublicCard>
  );
}

function PaymentCard(cards: PublicCards) {
  const words = usePublicTexts();
  const means = [
    { value: '', label: words.means.any },
    ...platforms.map((one) => ({ value: one, label: words.means[one] })),
  ];
  return (
    <PublicCard
      {...cards}
      card="payment"
      nameOf={(_, value) => means.find((one) => one.value === value)?.label ?? value}
    >
      {({ field, valueOf, set, about, faultOf }) => (
        <>
          <ExtraFields
            {...about('paiement.extra.fields')}
            value={valueOf('paiement.extra.fields') as readonly ExtraRow[]}
            onValue={(rows) => set('paiement.extra.fields', rows)}
          />
          <Fault text={faultOf('paiement.extra.fields')} />
          <Select {...field('paiement.platform.recurrent')} options={means} />
        </>
      )}
    </PublicCard>
  );
}
