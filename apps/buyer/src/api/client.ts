import { createBuyerClient } from '@selvedge/api-spec/client';
import { clientOptions } from '@selvedge/app-kit/app/client';
import { endSession, session, touchSession } from './session';

/** The buyer's client. */
export const buyer = createBuyerClient(
  clientOptions({
    getToken: () => session.token,
    onSuccess: () => touchSession(),
    onClearSession: endSession,
  }),
);
