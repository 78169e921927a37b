import { useSnapshot } from 'valtio';
import { ConnectionStrip } from '@selvedge/design-system/ConnectionStrip';
import { connection } from './connection';

/** The strip of the shell that says the connection is gone. */
export function ConnectionNotice() {
  const { isLost, answeredAt } = useSnapshot(connection);
  return <ConnectionStrip isLost={isLost} knownAt={answeredAt} />;
}
