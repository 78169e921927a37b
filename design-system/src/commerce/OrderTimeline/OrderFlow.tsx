import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { detail, flow, progressVar, state, step as stepClass, stepLook } from './OrderFlow.css';
import { placeSteps, type FlowPosition, type FlowStep } from './OrderTimeline.model';

/** Props of {@link OrderFlow}. */
export interface OrderFlowProps extends FlowPosition, RootProps<HTMLOListElement> {
  /** Steps of the state machine in order, worded; the caller maps its flow and status codes to them. */
  steps: readonly FlowStep[];
}

/** Progress of an order: the steps of its state machine along a line, with times, and the completed part of the current step. */
export function OrderFlow({ steps, currentId, progress, isCancelled, ...root }: OrderFlowProps) {
  const t = useMessages('OrderTimeline');
  const placed = placeSteps(steps, { currentId, progress, isCancelled });
  return (
    <ol {...root} className={flow} aria-label={t('flow')}>
      {placed.map((step) => (
        <li
          key={step.id}
          className={`${stepClass} ${stepLook[step.state]}`}
          aria-current={step.state === 'current' || step.state === 'cancelled' ? 'step' : undefined}
          style={assignInlineVars({ [progressVar]: `${(step.progress * 100).toFixed(1)}%` })}
        >
          <span className={state}>{t(step.state)}</span>
          {step.label}
          {step.detail && <span className={detail}>{step.detail}</span>}
        </li>
      ))}
    </ol>
  );
}
