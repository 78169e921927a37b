import { queryClient } from '@selvedge/app-shell/app/queryClient';
import { buyer } from '../api/client';
import { preferenceQuery } from './preferenceQuery';

/** Stores the columns that the buyer chose in tables, by the name of the table, for every device. */
export async function keepTableColumns(tableColumns: Record<string, string[]>): Promise<void> {
  const kept = await buyer.post('/api/sp/front/user/preference/edit', { body: { tableColumns } });
  queryClient.setQueryData(preferenceQuery.queryKey, kept);
}
