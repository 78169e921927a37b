import { PREPARED_ACCOUNTS } from './accounts';
import { PREPARED_ENTRIES } from './entries';
import { PREPARED_FACTORS } from './factors';
import { PREPARED_FILES } from './files';
import type { Prepare } from './fixture';
import { PREPARED_LISTS } from './lists';
import { PREPARED_NOTICES } from './notices';
import { PREPARED_ORDER_STEPS } from './orderSteps';
import { PREPARED_PAYMENTS } from './payments';
import { PREPARED_REMOVALS } from './removals';
import { PREPARED_SHEETS } from './sheets';
import { PREPARED_SHIPMENTS } from './shipments';
import { PREPARED_SOCIAL } from './social';
import { PREPARED_TEAMS } from './teams';

/**
 * Prepared calls of operations that need records which the demo data lacks, or that would consume records which others need: each makes its
 * own in a separate fixture, whatever was called before.
 */
export const PREPARED: Readonly<Record<string, Prepare>> = {
  ...PREPARED_ACCOUNTS,
  ...PREPARED_ENTRIES,
  ...PREPARED_FACTORS,
  ...PREPARED_FILES,
  ...PREPARED_LISTS,
  ...PREPARED_NOTICES,
  ...PREPARED_ORDER_STEPS,
  ...PREPARED_PAYMENTS,
  ...PREPARED_REMOVALS,
  ...PREPARED_SHEETS,
  ...PREPARED_SHIPMENTS,
  ...PREPARED_SOCIAL,
  ...PREPARED_TEAMS,
};
