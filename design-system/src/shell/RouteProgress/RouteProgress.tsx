import { ProgressBar } from 'react-aria-components/ProgressBar';
import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { thread, track } from './RouteProgress.css';

/** Props of {@link RouteProgress}. */
export interface RouteProgressProps extends RootProps<HTMLDivElement> {
  /** Whether a change of route is in progress. */
  isActive: boolean;
}

/** Thin bar along the top while the next page loads; there is no spinner. */
export function RouteProgress({ isActive, ...root }: RouteProgressProps) {
  const t = useMessages('RouteProgress');
  if (!isActive) return null;
  return (
    <ProgressBar {...root} className={track} isIndeterminate aria-label={t('loading')}>
      <div className={thread} />
    </ProgressBar>
  );
}
