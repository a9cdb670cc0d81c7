import { TextInput } from '../../ui/fields/TextInput';

interface DatePairProps {
  readonly words: { readonly from: string; readonly to: string };
  readonly typed: { readonly from: string; readonly to: string };
  set(change: { from: string } | { to: string }): void;
}

/** The first and the last day of a list, which stay side by side (DESK-275). */
export const DatePair = ({ words, typed, set }: DatePairProps) => (
  <div className="desk-dates">
    <TextInput label={words.from} type="date" value={typed.from} onValue={(from) => set({ from })} />
    <TextInput label={words.to} type="date" value={typed.to} onValue={(to) => set({ to })} />
  </div>
);
