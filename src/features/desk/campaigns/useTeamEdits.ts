import { useState } from 'react';
import {
  createTeam,
  listAdminTeams,
  updateTeam,
  type OwnCampaign,
  type OwnTeam,
} from '../../../contract/campaigns/adminCampaigns';
import { slugOf } from '../../../core/text';
import { DeskError } from '../deskClient';
import { useDesk } from '../deskContext';
import { useEdits } from '../editing/useEdits';
import { readTyped, writeTyped } from '../typedAmount';

const keys = ['label', 'param', 'goal', 'hidden'] as const;
export type TeamKey = (typeof keys)[number];
type TeamRecord = Pick<OwnTeam, TeamKey> & Partial<Pick<OwnTeam, 'id' | 'version'>>;
const blank: TeamRecord = { label: '', param: '', goal: null, hidden: false };

export interface TeamEditsProps {
  readonly organisation: string;
  readonly campaign: OwnCampaign;
  /** Null for a new one. */
  readonly team: OwnTeam | null;
  readonly teams: readonly OwnTeam[];
  reload(): Promise<readonly OwnTeam[]>;
}

/** The address that a team has until another is written. */
export const teamAddress = (label: string): string => slugOf(label, 80);

/** The edits of a team, or of a new one, which is made once though an answer was lost. */
export function useTeamEdits({ organisation, campaign, team, teams, reload }: TeamEditsProps) {
  const { lang, call } = useDesk();
  const { devise, id: campaignId } = campaign;
  const [record, take] = useState<TeamRecord>(team ?? blank);
  /** Address of an earlier try, whose answer was lost. */
  const [sent, setSent] = useState<string | null>(null);

  const create = async (body: Partial<Pick<OwnTeam, TeamKey>>) => {
    const { label = '' } = body;
    const made = { ...body, label, param: body.param || teamAddress(label) };
    try {
      return (await call(createTeam, { organisation, params: { campaignId }, body: made })).data;
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      if (error.code === 'network') setSent(made.param);
      const isOwn = error.code === 'taken' && sent === made.param;
      const there = isOwn ? (await call(listAdminTeams, { organisation, params: { campaignId } })).data : [];
      const found = there.find(({ id, param }) => param === made.param && !teams.some((one) => one.id === id));
      if (!found) throw error;
      return found;
    }
  };
  const edits = useEdits<TeamRecord, TeamKey>({
    record,
    keys,
    read: (known, key) => {
      if (key !== 'goal') return known[key];
      return known.goal === null ? '' : writeTyped(known.goal, lang);
    },
    async write({ id: teamId, version }, { goal, ...same }) {
      const body = {
        ...(same as Partial<Pick<OwnTeam, 'label' | 'param' | 'hidden'>>),
        ...(goal !== undefined && { goal: goal === '' ? null : readTyped(String(goal), devise) }),
      };
      if (teamId === undefined || version === undefined) return create(body);
      const params = { campaignId, teamId };
      return (await call(updateTeam, { organisation, params, body: { ...body, version } })).data;
    },
    reload: async () => (await reload()).find(({ id }) => id === record.id) ?? record,
    take,
  });
  return { record, edits };
}
