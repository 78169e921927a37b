import { ProgressBar } from 'react-aria-components/ProgressBar';
import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { thread, track } from './RouteProgress.css';
import { messages } from './RouteProgress.messages';

/** Props of {@link RouteProgress}. */
export interface RouteProgressProps extends RootProps<HTMLDivElement> {
  /** A change of route is under way. */
  isActive: boolean;
}

/** A thread along the top while the next page is on its way; there is no spinner. */
export function RouteProgress({ isActive, ...root }: RouteProgressProps) {
  const t = useMessages(messages);
  if (!isActive) return null;
  return (
    <ProgressBar {...root} className={track} isIndeterminate aria-label={t('loading')}>
      <div className={thread} />
    </ProgressBar>
  );
}
