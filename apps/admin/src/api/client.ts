import { createStaffClient } from '@selvedge/api-spec/client';
import { clientOptions } from '@selvedge/app-shell/app/client';
import { endSession, isSessionOurs, session, touchSession } from './session';

/** API client of staff. */
export const staff = createStaffClient(
  clientOptions({
    getToken: () => session.token,
    isSessionOurs,
    onSuccess: () => touchSession(),
    onClearSession: endSession,
  }),
);
