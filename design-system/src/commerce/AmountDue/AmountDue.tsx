import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useFormats } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import {
  amount,
  columnsVar,
  due,
  name,
  part,
  partAmount,
  parts as partsClass,
  settled,
} from './AmountDue.css';

/** A part of what is to be paid. */
export interface DuePart {
  label: string;
  /** EUR cents. */
  cents: number;
  /** It counts already. */
  isSettled?: boolean;
}

/** Props of {@link AmountDue}. */
export interface AmountDueProps extends RootProps<HTMLDivElement> {
  /** What the large figure is: "Open". */
  label: string;
  /** What is open, EUR cents. */
  openCents: number;
  /** What the whole is made of, in order; parts of nothing are left out. */
  parts: readonly DuePart[];
}

const LEAST_SHARE = 0.18;

/** What is open of an order as its largest figure, and what the rest of it is made of. */
export function AmountDue({ label, openCents, parts, ...root }: AmountDueProps) {
  const formats = useFormats();
  const shown = parts.filter(({ cents }) => cents > 0);
  const whole = shown.reduce((sum, { cents }) => sum + cents, 0);
  const shares = shown.map(({ cents }) => `${Math.max(LEAST_SHARE, cents / whole)}fr`).join(' ');
  return (
    <div {...root} className={due}>
      <dl>
        <dt className={name}>{label}</dt>
        <dd className={amount}>{formats.money(openCents)}</dd>
      </dl>
      <dl className={partsClass} style={assignInlineVars({ [columnsVar]: shares })}>
        {shown.map((each) => (
          <div key={each.label} className={each.isSettled ? settled : part}>
            <dt className={name}>{each.label}</dt>
            <dd className={partAmount}>{formats.money(each.cents)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
