import { campaignConfig } from '../campaigns/campaigns';
import { organisationConfig, organisationWeb } from './organisationSettings';
import { campaignLines, configLines, webLines } from './settingLines';

/** Settings that are open records, or that have a rule of their own, with a line for each key (SET-05): for docs/api.md. */
export const settings = [
  { title: '`config` of an organisation', entries: organisationConfig.entries, lines: configLines },
  { title: '`web` of an organisation', entries: organisationWeb.entries, lines: webLines },
  { title: '`config` of a campaign', entries: campaignConfig.entries, lines: campaignLines },
];
