import { useRef, useState } from 'react';
import { updateGift, updatePledge, type CampaignGift, type PledgeRecord } from '../../../contract/campaigns/adminGifts';
import type { Campaign } from '../../../contract/campaigns/campaigns';
import { newestOf } from '../deskClient';
import { useDesk } from '../deskContext';
import { useEdits, type EditValue } from '../editing/useEdits';
import { readTyped, writeTyped } from '../typedAmount';
import { ofGift, ofPledge, type Listed } from './listed';

const keys = ['name', 'amount', 'team', 'phone', 'note', 'isOff'] as const;
export type EntryKey = (typeof keys)[number];

/** Corrections of a promise or a gift (DESK-63), over what somebody else corrected meanwhile (DESK-11). */
export function useEntryEdits(entry: Listed, organisation: string, { id: campaignId, devise }: Campaign) {
  const { lang, call } = useDesk();
  const [record, take] = useState(entry);
  /** As a refused save said that it is now. */
  const newest = useRef(entry);
  const isPromise = entry.kind === 'promise';
  const read = (known: Listed, key: EntryKey): EditValue => {
    switch (key) {
      case 'name':
        return known.displayName;
      case 'amount':
        return writeTyped(known.montant, lang);
      case 'team':
        return known.team ?? '';
      case 'phone':
        return known.phone;
      case 'note':
        return known.note;
      case 'isOff':
        return known.state === 'cancelled' || known.state === 'hidden';
    }
  };
  const edits = useEdits<Listed, EntryKey>({
    ...{ record, keys, read, take },
    async write({ version }, { name, amount, team, phone, note, isOff }) {
      const place = { organisation };
      const montant = amount === undefined ? null : readTyped(String(amount), devise);
      const shared = {
        version,
        ...(name !== undefined && { displayName: String(name).trim() }),
        ...(team !== undefined && { team: String(team) || null }),
        ...(montant !== null && { montant }),
        ...(note !== undefined && { note: String(note).trim() }),
      };
      try {
        if (!isPromise) {
          const body = { ...shared, ...(isOff !== undefined && { hidden: isOff === true }) };
          const params = { campaignId, giftId: entry.id };
          return ofGift((await call(updateGift, { ...place, params, body })).data);
        }
        const state = isOff === true ? ('cancelled' as const) : ('open' as const);
        const body = {
          ...shared,
          ...(isOff !== undefined && { state }),
          ...(phone !== undefined && { infos: { tel: String(phone).trim() } }),
        };
        const params = { campaignId, pledgeId: entry.id };
        return ofPledge((await call(updatePledge, { ...place, params, body })).data);
      } catch (error) {
        const told = newestOf(error);
        if (told) newest.current = isPromise ? ofPledge(told as PledgeRecord) : ofGift(told as CampaignGift);
        throw error;
      }
    },
    reload: () => Promise.resolve(newest.current),
  });
  return { record, edits, written: (key: EntryKey) => String(read(record, key)) };
}
