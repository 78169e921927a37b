import { useSnapshot } from 'valtio';
import { ConnectionStrip } from '@selvedge/design-system/ConnectionStrip';
import { connection } from './connection';
import { useStaleReads } from './staleReads';

/** The strip of the shell that says the connection is gone, or that something on the page could not be read anew. */
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
