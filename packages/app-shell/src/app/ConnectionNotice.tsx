import { useSnapshot } from 'valtio';
import { ConnectionStrip } from '@selvedge/design-system/shell/ConnectionStrip';
import { connection } from './connection';
import { useStaleReads } from './staleReads';

/** Strip of the shell that warns of a lost connection, or of data on the page that could not be refreshed. */
export function ConnectionNotice() {
  const { isLost, answeredAt } = useSnapshot(connection);
  const { staleness, retry } = useStaleReads();
  return (
    <ConnectionStrip
      isLost={isLost}
      knownAt={answeredAt}
      isStale={staleness !== 'fresh'}
      isRetrying={staleness === 'retrying'}
      onRetry={retry}
    />
  );
}
