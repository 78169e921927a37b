import { createBuyerClient } from '@selvedge/api-spec/client';
import { clientOptions } from '@selvedge/app-shell/app/client';
import { endSession, isSessionOurs, session, touchSession } from './session';

/** API client of the buyer app. */
export const buyer = createBuyerClient(
  clientOptions({
    getToken: () => session.token,
    isSessionOurs,
    onSuccess: () => touchSession(),
    onClearSession: endSession,
  }),
);
