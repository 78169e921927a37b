import { createStaffClient } from '@selvedge/api-spec/client';
import { clientOptions } from '@selvedge/app-kit/app/client';
import { endSession, session, touchSession } from './session';

/** The staff client. */
export const staff = createStaffClient(
  clientOptions({
    getToken: () => session.token,
    onSuccess: () => touchSession(),
    onClearSession: endSession,
  }),
);
