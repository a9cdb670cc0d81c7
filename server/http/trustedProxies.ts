import express from 'express';

/** Whether a machine that connects is a proxy whose headers count: its address, and how many proxies stand before it. */
type Trust = (address: string, hop: number) => boolean;

/** `TRUST_PROXY` for Express: a number of proxies in front, or their addresses; absent trusts none. */
export function trustedProxies(setting: string | undefined): number | string | false {
  if (!setting) return false;
  return /^\d+$/.test(setting) ? Number(setting) : setting;
}

/** Recognises proxies like the application, for handlers before it. */
export const createTrust = (setting: string | undefined): Trust =>
  express().set('trust proxy', trustedProxies(setting)).get('trust proxy fn') as Trust;
