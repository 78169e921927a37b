import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { Heading } from '../../layout/Heading/Heading';
import { useMessages } from '../../i18n/useMessages';
import { Button } from '../Button/Button';
import { state, stateActions, stateInset, stateReference, stateWords } from '../EmptyState/EmptyState.css';

export interface ErrorStateProps extends RootProps<HTMLDivElement> {
  /** Name of the error: "网络连接故障". */
  title: string;
  /** Text on which data is preserved and how to continue. */
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Another action beside retrying. */
  action?: ReactNode;
  isInset?: boolean;
  /** Id of the server's error, for support. */
  reference?: string;
}

/** Shown where something failed: names the error and how to continue. Announced when it appears. */
export function ErrorState({
  title,
  children,
  onRetry,
  isRetrying,
  action,
  isInset,
  reference,
  ...root
}: ErrorStateProps) {
  const t = useMessages('ErrorState');
  return (
    <div {...root} role="alert" className={isInset ? `${state} ${stateInset}` : state}>
      <Heading level={2} look="title">
        {title}
      </Heading>
      {children ? <p className={stateWords}>{children}</p> : null}
      {reference ? <p className={stateReference}>{t('reference', { reference })}</p> : null}
      {onRetry || action ? (
        <div className={stateActions}>
          {onRetry ? (
            <Button onPress={onRetry} isPending={isRetrying}>
              {t('retry')}
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
    </div>
  );
}
