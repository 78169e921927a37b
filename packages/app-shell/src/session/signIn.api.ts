import { publicClient } from '../app/client';
import type { AreaCode } from './AreaCodeField';
import type { Work } from './proofOfWork/findNumber';

/** Fetches a proof-of-work challenge, for a user who cannot read the picture. */
export const fetchWork = (signal: AbortSignal): Promise<Work> =>
  publicClient.get('/api/sp/common/work', { signal, silent: true });

/** Fetches the dialling codes for signing in by phone number. */
export const fetchAreaCodes = (signal: AbortSignal): Promise<readonly AreaCode[]> =>
  publicClient.get('/api/sp/common/area/codes', { signal, silent: true });
