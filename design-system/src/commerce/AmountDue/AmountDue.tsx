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

/** Part of the amount due. */
export interface DuePart {
  label: string;
  /** Amount in EUR cents. */
  cents: number;
  /** Whether the amount is already settled. */
  isSettled?: boolean;
}

/** Props of {@link AmountDue}. */
export interface AmountDueProps extends RootProps<HTMLDivElement> {
  /** Name of the large figure: "Open". */
  label: string;
  /** Amount still to be paid, in EUR cents. */
  openCents: number;
  /** Parts of the whole, in order; parts of zero are left out, and the only one when it is the amount itself. */
  parts: readonly DuePart[];
}

const LEAST_SHARE = 0.18;

/** Amount of an order still to be paid as its largest figure, beside the parts of the whole. */
export function AmountDue({ label, openCents, parts, ...root }: AmountDueProps) {
  const formats = useFormats();
  const known = parts.filter(({ cents }) => cents > 0);
  const shown = known.length === 1 && known[0]?.cents === openCents ? [] : known;
  const whole = shown.reduce((sum, { cents }) => sum + cents, 0);
  const shares = shown.map(({ cents }) => `${Math.max(LEAST_SHARE, cents / whole)}fr`).join(' ');
  return (
    <div {...root} className={due}>
      <dl>
        <dt className={name}>{label}</dt>
        <dd className={amount}>{formats.money(openCents)}</dd>
      </dl>
      {shown.length > 0 && (
        <dl className={partsClass} style={assignInlineVars({ [columnsVar]: shares })}>
          {shown.map((each) => (
            <div key={each.label} className={each.isSettled ? settled : part}>
              <dt className={name}>{each.label}</dt>
              <dd className={partAmount}>{formats.money(each.cents)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
