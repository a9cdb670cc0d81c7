import { useEffect, useState, type ComponentType } from 'react';
import { patiently } from '../../../loading/patiently';
import { useSite } from '../siteContext';

const loadSelect = async () => (await import('./CurrencySelect')).CurrencySelect;

/** Where there are several currencies, the choice among them. Only scripts can make it: it comes with them. */
export function CurrencyChoice() {
  const isOffered = offersCurrencies(useSite().organisation);
  const [Select, setSelect] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (isOffered) void patiently(loadSelect).then((loaded) => setSelect(() => loaded));
  }, [isOffered]);
  return isOffered && Select && <Select />;
}

export const offersCurrencies = ({ devises = [] }: { devises?: readonly string[] | undefined }) => devises.length > 1;
