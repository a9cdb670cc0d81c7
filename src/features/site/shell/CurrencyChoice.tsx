import { useEffect, useState, type ComponentType } from 'react';
import { patiently } from '../../../loading/patiently';
import { useSite } from '../siteContext';

const loadSelect = async () => (await import('./CurrencySelect')).CurrencySelect;

/** The choice of a currency, if there are several. It needs scripts, so it loads after the page. */
export function CurrencyChoice() {
  const isOffered = offersCurrencies(useSite().organisation);
  const [Select, setSelect] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (isOffered) void patiently(loadSelect).then((loaded) => setSelect(() => loaded));
  }, [isOffered]);
  return isOffered && Select && <Select />;
}

export const offersCurrencies = ({ devises = [] }: { devises?: readonly string[] | undefined }) => devises.length > 1;
