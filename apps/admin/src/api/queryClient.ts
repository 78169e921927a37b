import { watchConnection } from '@selvedge/app-kit/connection';
import { createQueryClient } from '@selvedge/app-kit/queryClient';

/** The back office's cache of server data; emptied when the session ends, so that nobody sees another's data. */
export const queryClient = createQueryClient();

watchConnection(queryClient);
