import { deferred } from '../../internal/useDeferred';

/** Rows and pictures whose sizes open in a sheet: most people see the table only. */
export const sheet = deferred(async () => (await import('./SheetManifest')).SheetManifest);
