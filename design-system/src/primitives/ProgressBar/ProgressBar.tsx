import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import type { RootProps } from '../../internal/rootProps';
import { fill, fillUnknown, progress, progressHead, share, track } from './ProgressBar.css';

export interface ProgressBarProps extends RootProps<HTMLDivElement> {
  /** Name of the task: "读取订货表". */
  label: string;
  /** Completed percentage, 0 to 100; leave out when unknown. */
  value?: number;
  /** Text in place of the percentage: "620 / 1,000 行". */
  valueLabel?: string;
}

/** Progress of a longer task. */
export function ProgressBar({ label, value, valueLabel, ...root }: ProgressBarProps) {
  const isUnknown = value === undefined;
  return (
    <AriaProgressBar
      {...root}
      value={value}
      isIndeterminate={isUnknown}
      valueLabel={valueLabel}
      className={progress}
    >
      {({ percentage, valueText }) => (
        <>
          <div className={progressHead}>
            <Label>{label}</Label>
            <span>{valueText}</span>
          </div>
          <div className={track}>
            <div
              className={isUnknown ? `${fill} ${fillUnknown}` : fill}
              style={isUnknown ? undefined : assignInlineVars({ [share]: `${percentage ?? 0}%` })}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
