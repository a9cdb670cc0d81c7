import { useMemo, useState } from 'react';
import type { OwnCampaign } from '../../../contract/campaigns/adminCampaigns';
import { createMatching, updateMatching, type MatchingRecord } from '../../../contract/campaigns/matchings';
import { zonedTime, type ZonedTime } from '../../../core/calendar';
import { DeskError } from '../deskClient';
import { useDesk } from '../deskContext';
import { useEdits, type Edits, type EditValue } from '../editing/useEdits';
import { readOptionalMoment, writeTypedMoment } from '../moments';
import { readTyped, writeTyped } from '../typedAmount';

const keys = ['label', 'ratio', 'pool', 'plafond', 'team', 'dateStart', 'dateEnd', 'state'] as const;
export type MatchingKey = (typeof keys)[number];
type Rule = Omit<MatchingRecord, 'id' | 'version' | 'used'> & Partial<Pick<MatchingRecord, 'id' | 'version'>>;
const blank: Rule = {
  label: '',
  ratio: 1,
  pool: 0,
  plafond: null,
  team: null,
  dateStart: null,
  dateEnd: null,
  active: true,
};

export interface MatchingEditsProps {
  readonly organisation: string;
  readonly campaign: OwnCampaign;
  /** Time zone of the organisation. */
  readonly timeZone: string;
  /** Null for a new one. */
  readonly rule: MatchingRecord | null;
  readonly rules: readonly MatchingRecord[];
  reload(): Promise<readonly MatchingRecord[]>;
}

/** The body for the edits. */
function bodyOf({ state, ...edits }: Edits<MatchingKey>, devise: string, zone: ZonedTime) {
  const { label, ratio, pool, plafond, team, dateStart, dateEnd } = edits;
  return {
    ...(label !== undefined && { label: String(label) }),
    ...(ratio !== undefined && { ratio: Number(ratio) }),
    ...(pool !== undefined && { pool: readTyped(String(pool), devise) ?? 0 }),
    ...(plafond !== undefined && { plafond: readTyped(String(plafond), devise) }),
    ...(team !== undefined && { team: String(team) || null }),
    ...(dateStart !== undefined && { dateStart: readOptionalMoment(String(dateStart), zone) }),
    ...(dateEnd !== undefined && { dateEnd: readOptionalMoment(String(dateEnd), zone) }),
    ...(state !== undefined && { active: state === 'active' }),
  };
}

/** The edits of a matching rule, or of a new one, which is made once though an answer was lost. */
export function useMatchingEdits({ organisation, campaign, timeZone, rule, rules, reload }: MatchingEditsProps) {
  const { lang, call } = useDesk();
  const { devise, id: campaignId } = campaign;
  const [record, take] = useState<Rule>(rule ?? blank);
  const [isUnsure, setUnsure] = useState(false);
  const zone = useMemo(() => zonedTime(timeZone), [timeZone]);
  const read = (known: Rule, key: MatchingKey): EditValue => {
    switch (key) {
      case 'pool':
      case 'plafond':
        return known[key] ? writeTyped(known[key], lang) : '';
      case 'state':
        return known.active ? 'active' : 'ended';
      case 'ratio':
        return String(known.ratio);
      case 'dateStart':
      case 'dateEnd':
        return writeTypedMoment(known[key], zone);
      default:
        return known[key] ?? '';
    }
  };
  const create = async (body: ReturnType<typeof bodyOf>) => {
    const made = { ...body, label: body.label ?? '', ratio: body.ratio ?? blank.ratio, pool: body.pool ?? 0 };
    // A try whose answer was lost may have made it.
    const there = isUnsure ? await reload() : [];
    const own = there.find(({ id, label }) => label === made.label && !rules.some((one) => one.id === id));
    if (own) return own;
    try {
      return (await call(createMatching, { organisation, params: { campaignId }, body: made })).data;
    } catch (error) {
      setUnsure(error instanceof DeskError && error.code === 'network');
      throw error;
    }
  };
  const edits = useEdits<Rule, MatchingKey>({
    record,
    keys,
    read,
    async write({ id: matchingId, version }, changed) {
      const body = bodyOf(changed, devise, zone);
      if (matchingId === undefined || version === undefined) return create(body);
      const params = { campaignId, matchingId };
      return (await call(updateMatching, { organisation, params, body: { ...body, version } })).data;
    },
    reload: async () => (await reload()).find(({ id }) => id === record.id) ?? record,
    take,
  });
  return { edits, writtenNow: (key: MatchingKey) => String(read(record, key)) };
}
