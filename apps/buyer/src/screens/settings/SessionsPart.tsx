import { useQuery } from '@tanstack/react-query';
import { Sessions } from '@selvedge/app-shell/session/Sessions';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { endOtherSessions, endSessionAt, sessionsQuery } from './settings.api';

/** Table of the buyer's sessions. */
export function SessionsPart() {
  const query = useQuery(sessionsQuery);
  return (
    <Sessions
      query={query}
      failure={<ReadFailure query={query} />}
      onEnd={endSessionAt}
      onEndOthers={endOtherSessions}
    />
  );
}
