import { screenFigures, type CampaignFigures, type ScreenFigures, type TeamFigures } from '../../../core/campaign';

/** A goal of the ladder, in the unit that the screen shows. */
interface GoalStep {
  readonly goal: number;
  readonly reached: boolean;
  /** The one that the bar leads to. */
  readonly current: boolean;
}

/** Steps that are shown at a time. */
const MOST = 4;

/**
 * The first goal and those that follow it (GOAL-01), each by the screen's own rule; a few around the current one. Empty when
 * there is one goal only.
 */
export function goalSteps(
  figures: ScreenFigures,
  campaign: CampaignFigures,
  teams: readonly TeamFigures[],
  devise: string,
): GoalStep[] {
  const { bonus } = campaign;
  if (figures.goal === null || !bonus?.length) return [];
  const steps = [campaign.objectif, ...bonus].flatMap((objectif): GoalStep[] => {
    const alone = screenFigures(figures.screenId, { ...campaign, objectif, bonus: [] }, teams, devise);
    if (alone.goal === null || alone.percent === null) return [];
    return [{ goal: alone.goal, reached: alone.percent >= 100, current: alone.goal === figures.goal }];
  });
  const at = steps.findIndex(({ current }) => current);
  const first = Math.max(0, Math.min(at - 1, steps.length - MOST));
  return steps.slice(first, first + MOST);
}
