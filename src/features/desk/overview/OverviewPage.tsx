import { useCallback, useRef, useState } from 'react';
import { listCampaigns } from '../../../contract/campaigns/adminCampaigns';
import { listPayments } from '../../../contract/payments/payments';
import { getStatistics, listTasks, periods, type Period } from '../../../contract/payments/statistics';
import { Card } from '../../../ui/Card';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl';
import { Notice } from '../../../ui/Notice';
import optionsCss from '../../../ui/styles/options.css';
import progressCss from '../../../ui/styles/progress.css';
import { useStyles } from '../../../ui/useStyles';
import { DeskLink } from '../DeskLink';
import { useDesk } from '../deskContext';
import { Loaded } from '../Loaded';
import { PaymentList } from '../payments/PaymentList';
import { usePaymentsTexts } from '../payments/paymentsTexts';
import { sectionPath, type SectionProps } from '../sectionPlace';
import { useLoaded } from '../useLoaded';
import { Figures } from './Figures';
import { OpenCampaigns } from './OpenCampaigns';
import overviewCss from './overview.css';
import { useOverviewTexts } from './overviewTexts';
import { QuickActions } from './QuickActions';
import { Tasks } from './Tasks';

const css = [optionsCss, progressCss, overviewCss].join('\n');
const LATEST = '8';
const CAMPAIGNS = '5';

/** First page of an organisation (DESK-07): money received, open tasks, news. */
export function OverviewPage({ organisation }: SectionProps) {
  const { id } = organisation;
  const { call } = useDesk();
  const words = useOverviewTexts();
  const { test } = usePaymentsTexts();
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, css);
  const [period, setPeriod] = useState<Period>('month');
  const statistics = useLoaded(
    useCallback(
      async () => (await call(getStatistics, { organisation: id, query: { period } })).data,
      [call, id, period],
    ),
  );
  const tasks = useLoaded(useCallback(async () => (await call(listTasks, { organisation: id })).data, [call, id]));
  const latest = useLoaded(
    useCallback(
      async () => (await call(listPayments, { organisation: id, query: { limit: LATEST } })).data,
      [call, id],
    ),
  );
  const campaigns = useLoaded(
    useCallback(async () => {
      const query = { active: 'true', teams: 'none', limit: CAMPAIGNS } as const;
      return (await call(listCampaigns, { organisation: id, query })).data;
    }, [call, id]),
  );
  return (
    <div ref={place} className="stack">
      <h1>{words.title}</h1>
      <QuickActions organisation={organisation} campaigns={campaigns.found} />
      <SegmentedControl
        label={words.period}
        value={period}
        options={periods.map((value) => ({ value, label: words.periods[value] }))}
        onValue={setPeriod}
      />
      <Loaded list={statistics}>
        {(found) => (
          <div className="stack" aria-busy={found.period !== period}>
            {found.mode === 'test' && <Notice tone="info">{test}</Notice>}
            <Figures statistics={found} />
          </div>
        )}
      </Loaded>
      <Card className="stack">
        <h2>{words.tasks}</h2>
        <Loaded list={tasks}>{(found) => <Tasks organisation={organisation} tasks={found} />}</Loaded>
      </Card>
      <Loaded list={campaigns}>
        {(found) => found.length > 0 && <OpenCampaigns organisation={id} campaigns={found} />}
      </Loaded>
      <Card className="stack">
        <h2>{words.latest}</h2>
        <Loaded list={latest}>
          {(rows) =>
            rows.length === 0 ? (
              <p className="muted">{words.none}</p>
            ) : (
              <>
                <PaymentList organisation={id} rows={rows} />
                <p>
                  <DeskLink to={sectionPath(id, 'payments')}>{words.all}</DeskLink>
                </p>
              </>
            )
          }
        </Loaded>
      </Card>
    </div>
  );
}
