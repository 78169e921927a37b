import i18next from 'i18next';
import { watchConnection } from '@selvedge/app-kit/connection';
import { createQueryClient } from '@selvedge/app-kit/queryClient';

/** The buyer app's cache of server data; emptied when the session ends, so that nobody sees another's data. */
export const queryClient = createQueryClient();

watchConnection(queryClient);

// Names of goods, lists and states come from the server in the language of the request: another language asks again.
i18next.on('languageChanged', () => void queryClient.invalidateQueries());
